// Refunds of lines at an agreed price beside lines with the quantity discount, and the sales tax in refunds.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asCents } from '#kit/money.ts'
import { specPrices, termsFor } from '#pricing/rules/price-list.ts'
import { amountOf, totals } from '#pricing/rules/totals.ts'
import { refundFor, taxParts, type BoughtLine, type UnitsBack } from './refunds.ts'

const atList = { id: 'list', unitCents: 1_000, qty: 12, raisesFunds: false, gone: 0 }
const agreed = { id: 'agreed', unitCents: 900, qty: 2, raisesFunds: false, isAgreed: true, gone: 0 }
const terms = termsFor({ roles: [], delivery: { isTaxExempt: true } }, specPrices)
const pricing = totals(
	[atList, agreed].map((line) => ({ ...line, unitCents: asCents(line.unitCents), quantity: line.qty })),
	terms,
)

test('each line returns what was paid for it', () => {
	expect(refundFor([atList, agreed], [{ lineId: 'agreed', qty: 2 }], pricing)).toBe(1_800)
	expect(refundFor([atList, agreed], [{ lineId: 'list', qty: 12 }], pricing)).toBe(11_400)
})

test('unit by unit they come to everything but shipping', () => {
	let back = 0
	const gone = { list: 0, agreed: 0 }
	for (const lineId of ['agreed', ...Array<'list'>(12).fill('list'), 'agreed'] as const) {
		const lines = [
			{ ...atList, gone: gone.list },
			{ ...agreed, gone: gone.agreed },
		]
		back += refundFor(lines, [{ lineId, qty: 1 }], pricing)
		gone[lineId] += 1
	}
	expect(back).toBe(pricing.totalCents - 1_599)
})

// $166.00 of goods with $13.28 tax, and untaxed shipping of $15.99: $195.27.
const taxed = { jersey: { unitCents: 6_600, qty: 2 }, cap: { unitCents: 3_400, qty: 1 } }
const bought: BoughtLine[] = Object.entries(taxed).map(([id, line]) => ({
	...line,
	id,
	raisesFunds: false,
	gone: 0,
}))
const sum = totals(
	Object.values(taxed).map(({ unitCents, qty }) => ({ unitCents: asCents(unitCents), quantity: qty })),
	termsFor({ roles: [], delivery: { isTaxExempt: false } }, specPrices),
)
const nothingYet = { refundedCents: 0, taxCents: 0 }
const jersey = { lineId: 'jersey', qty: 1 }

test('units have the tax that was charged on them, untaxed shipping none, and money alone its part', () => {
	expect([sum.totalCents, amountOf(sum, 'tax')]).toEqual([19_527, 1_328])
	const order = { pricing: sum, lines: bought }
	expect(taxParts(order, nothingYet, [{ amountCents: 7_128, lines: [jersey] }])).toEqual([528])
	// A tenth of the order, with a tenth of its tax, half up.
	expect(taxParts(order, nothingYet, [{ amountCents: 1_953, lines: [] }])).toEqual([133])
	// All units, then the shipping that is left.
	const all = bought.map(({ id, qty }) => ({ lineId: id, qty }))
	expect(
		taxParts(order, nothingYet, [
			{ amountCents: 17_928, lines: all },
			{ amountCents: 1_599, lines: [] },
		]),
	).toEqual([1_328, 0])
})

test('a refund asked for in parts has the tax that it has as a whole', () => {
	const whole = { amountCents: 10_000, lines: [jersey] }
	const parts = [
		{ amountCents: 7_000, lines: [jersey] },
		{ amountCents: 2_999, lines: [] },
		{ amountCents: 1, lines: [] },
	]
	const order = { pricing: sum, lines: bought }
	const [tax = 0] = taxParts(order, nothingYet, [whole])
	expect(taxParts(order, nothingYet, parts).reduce((all, one) => all + one, 0)).toBe(tax)
})

test('an exempt order gives back no tax', () => {
	const exempt = [{ ...atList, gone: 0 }]
	expect(
		taxParts({ pricing, lines: exempt }, nothingYet, [{ amountCents: pricing.totalCents, lines: [] }]),
	).toEqual([0])
})

const randomOrder = fc.record({
	lines: fc.array(
		fc.record({
			unitCents: fc.nat(20_000),
			qty: fc.integer({ min: 1, max: 8 }),
			raisesFunds: fc.boolean(),
			isAgreed: fc.boolean(),
		}),
		{ minLength: 1, maxLength: 5 },
	),
	taxBp: fc.constantFrom(0, 625, 800, 887.5, 2_500),
	shippingCents: fc.constantFrom(0, 1_599, 9_999),
	roleBp: fc.constantFrom(0, 500),
	fundraisingBp: fc.constantFrom(0, 1_500),
	onShipping: fc.boolean(),
})
/** `paid` is the part of their worth that goes back for units, as when earlier refunds have used up a payment. */
const randomRefund = fc.oneof(
	fc.record({ line: fc.nat(4), qty: fc.integer({ min: 1, max: 3 }), paid: fc.constantFrom(1, 1, 1, 0.4) }),
	fc.record({ amountCents: fc.integer({ min: 1, max: 12_000 }) }),
	fc.constant('half' as const),
)

test('whatever goes back, in whatever steps: never more tax than money or than was charged, and in the end all of it', () => {
	fc.assert(
		fc.property(randomOrder, fc.array(randomRefund, { maxLength: 9 }), (one, steps) => {
			const { onShipping, lines: wanted, ...rest } = one
			const pricing = totals(
				wanted.map(({ unitCents, qty, ...line }) => ({
					...line,
					unitCents: asCents(unitCents),
					quantity: qty,
				})),
				{
					tiers: [...specPrices.tiers],
					promotion: null,
					tax: { onShipping, name: 'Sales tax', isExempt: false, certificate: null },
					...rest,
				},
			)
			const charged = amountOf(pricing, 'tax')
			let lines: BoughtLine[] = wanted.map((line, at) => ({ ...line, id: `${at}`, gone: 0 }))
			let before = nothingYet
			const take = (amountCents: number, back: UnitsBack[]) => {
				const left = pricing.totalCents - before.refundedCents
				const taken = Math.min(amountCents, left)
				if (taken === 0) return
				const [tax = -1] = taxParts({ pricing, lines }, before, [{ amountCents: taken, lines: back }])
				expect(tax).toBeGreaterThanOrEqual(0)
				expect(tax).toBeLessThanOrEqual(taken)
				lines = lines.map((line) => ({
					...line,
					gone:
						line.gone + back.reduce((units, { lineId, qty }) => units + (lineId === line.id ? qty : 0), 0),
				}))
				before = { refundedCents: before.refundedCents + taken, taxCents: before.taxCents + tax }
				expect(before.taxCents).toBeLessThanOrEqual(charged)
			}
			for (const step of steps) {
				if (step === 'half') take(Math.floor((pricing.totalCents - before.refundedCents) / 2), [])
				else if ('amountCents' in step) take(step.amountCents, [])
				else {
					const line = lines[step.line]
					const qty = Math.min(step.qty, line ? line.qty - line.gone : 0)
					if (!line || qty === 0) continue
					const back = [{ lineId: line.id, qty }]
					take(Math.ceil(refundFor(lines, back, pricing) * step.paid), back)
				}
			}
			take(pricing.totalCents, [])
			expect(before).toEqual({ refundedCents: pricing.totalCents, taxCents: charged })
		}),
		{ numRuns: 2_000 },
	)
})
