import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	countedPayments,
	leftOf,
	ofTheOrder,
	ownRefunds,
	pursesOf,
	spreadOver,
	type SettledShare,
} from './counted.ts'

const came = (id: string, shareId: string | null, amountCents: number) => ({ id, shareId, amountCents })
const share = (id: string, amountCents: number, state: SettledShare['state']) => ({ id, amountCents, state })
const worths = (counted: ReturnType<typeof countedPayments>) =>
	counted.map(({ payment, worthCents }) => [payment.id, worthCents])

test('an order that is not split was paid by its first payment', () => {
	expect(worths(countedPayments([came('a', null, 500), came('b', null, 500)], null))).toEqual([['a', 500]])
	expect(countedPayments([], null)).toEqual([])
})

test('of a split one count the first of each paid share, and the rest as far as it covers', () => {
	const shares = [share('x', 100, 'paid'), share('y', 200, 'covered'), share('z', 300, 'covered')]
	const paid = [came('1', 'x', 100), came('2', 'x', 100), came('3', null, 600), came('4', 'y', 200)]
	expect(worths(countedPayments(paid, shares))).toEqual([
		['1', 100],
		['3', 500],
	])
	expect(worths(countedPayments([came('3', null, 600)], [share('x', 600, 'open')]))).toEqual([])
})

test('what goes back first is what was too much', () => {
	const rest = { payment: came('3', null, 600), worthCents: 500 }
	expect([0, 100, 150, 600].map((back) => leftOf(rest, back))).toEqual([500, 500, 450, 0])
	expect(ofTheOrder(rest, { beforeCents: 0, amountCents: 100 })).toBe(0)
	expect(ofTheOrder(rest, { beforeCents: 0, amountCents: 150 })).toBe(50)
	expect(ofTheOrder(rest, { beforeCents: 100, amountCents: 500 })).toBe(500)
})

test('only the order’s own money counts as refunded, refund by refund', () => {
	const counted = [
		{ payment: came('1', 'x', 100), worthCents: 100 },
		{ payment: came('3', null, 600), worthCents: 500 },
	]
	const refund = (paymentId: string, amountCents: number) => ({ paymentId, amountCents })
	const made = [refund('3', 100), refund('2', 100), refund('1', 40), refund('3', 20), refund('1', 60)]
	expect(ownRefunds(counted, made)).toEqual([refund('1', 40), refund('3', 20), refund('1', 60)])
	expect(pursesOf(counted, made)).toEqual([{ id: '3', leftCents: 480 }])
})

test('the person who paid for it gets it back, and no one else; an amount alone goes from the last to the first', () => {
	const purses = [
		{ id: 'last', leftCents: 100 },
		{ id: 'first', leftCents: 100 },
	]
	const units = [{ lineId: 'l', qty: 1 }]
	expect(spreadOver(purses, [{ paymentId: 'first', amountCents: 130, lines: units }])).toEqual([
		{ paymentId: 'first', amountCents: 100, lines: units },
	])
	expect(spreadOver(purses, [{ paymentId: null, amountCents: 130, lines: units }])).toEqual([
		{ paymentId: 'last', amountCents: 100, lines: units },
		{ paymentId: 'first', amountCents: 30, lines: [] },
	])
	expect(spreadOver(purses, [{ paymentId: 'gone', amountCents: 10, lines: units }])).toEqual([])
	expect(spreadOver([], [{ paymentId: null, amountCents: 10, lines: units }])).toEqual([])
})

test('no purse gives more than it has, no one gets another’s money, and every unit is reported once', () => {
	const purse = fc.nat({ max: 1_000 })
	const input = fc.record({ payer: fc.nat({ max: 6 }), amountCents: fc.nat({ max: 1_000 }) })
	const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
	fc.assert(
		fc.property(fc.array(purse, { maxLength: 5 }), fc.array(input, { maxLength: 6 }), (cents, inputs) => {
			const purses = cents.map((leftCents, at) => ({ id: `${at}`, leftCents }))
			const wanted = inputs.map(({ payer, amountCents }, at) => ({
				paymentId: payer === 6 ? null : `${payer}`,
				amountCents,
				lines: [{ lineId: `${at}`, qty: 1 }],
			}))
			const spread = spreadOver(purses, wanted)
			const forAnybody = sum(wanted.flatMap((one) => (one.paymentId === null ? one.amountCents : [])))
			for (const { paymentId, amountCents } of spread) {
				const own = sum(wanted.flatMap((one) => (one.paymentId === paymentId ? one.amountCents : [])))
				expect(amountCents).toBeGreaterThan(0)
				expect(amountCents).toBeLessThanOrEqual(Math.min(cents[Number(paymentId)] ?? -1, own + forAnybody))
			}
			const events = spread.flatMap(({ lines }) => lines.map(({ lineId }) => lineId))
			expect(events.toSorted()).toEqual(spread.length === 0 ? [] : wanted.map((_, at) => `${at}`).toSorted())
		}),
	)
})
