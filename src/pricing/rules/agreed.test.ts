// What a quote agrees: prices without further discount, a discount on all goods, custom lines.
import { expect, test } from 'vitest'
import { asCents } from '#kit/money.ts'
import { specPrices, termsFor } from './price-list.ts'
import { discountCents, totals } from './totals.ts'

const line = (unitCents: number, quantity: number, isAgreed = false) => ({
	unitCents: asCents(unitCents),
	quantity,
	isAgreed,
})
const agreed = (discount: number, charges: { name: string; quantity: number; unitCents: number }[] = []) => ({
	...termsFor({ roles: [], delivery: { isTaxExempt: false, isFree: true } }, specPrices),
	agreed: { discountCents: discount, charges },
})
const steps = (sum: ReturnType<typeof totals>) =>
	sum.adjustments.map(({ kind, amountCents }) => [kind, amountCents])

test('units at an agreed price count toward the tier, and get nothing off themselves', () => {
	const sum = totals([line(1_000, 6), line(800, 6, true)], agreed(0))
	expect(steps(sum)).toEqual([
		['quantity', -300],
		['shipping', 0],
		['tax', 840],
	])
	expect(sum.totalCents).toBe(6_000 + 4_800 - 300 + 840)
})

test('the discount comes after all others and is never more than the goods', () => {
	const sum = totals([line(1_000, 12)], agreed(20_000))
	expect(steps(sum)).toEqual([
		['quantity', -600],
		['agreed', -11_400],
		['shipping', 0],
		['tax', 0],
	])
	expect(discountCents(sum)).toBe(12_000)
})

test('custom lines are taxed, count no units and are named with their number', () => {
	const sum = totals([line(1_000, 1)], agreed(0, [{ name: 'Sample', quantity: 3, unitCents: 500 }]))
	expect(sum.units).toBe(1)
	expect(sum.adjustments[0]).toEqual({
		kind: 'charge',
		name: 'Sample, 3 × $5.00',
		basisCents: 1_500,
		amountCents: 1_500,
	})
	expect(sum.totalCents).toBe(1_000 + 1_500 + 200)
})
