// Refunds of lines at an agreed price beside lines with the quantity discount.
import { expect, test } from 'vitest'
import { asCents } from '#kit/money.ts'
import { specPrices, termsFor } from '#pricing/rules/price-list.ts'
import { totals } from '#pricing/rules/totals.ts'
import { refundFor } from './refunds.ts'

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
