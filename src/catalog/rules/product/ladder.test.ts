import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percent } from '#kit/money.ts'
import { dealOf, ladderOf, lowestPrice } from './ladder.ts'

test('the ladder has the five steps of the spec', () => {
	expect(ladderOf(11_900).map(({ label, bp, eachCents }) => [label, percent(bp), eachCents])).toEqual([
		['1–11', '0 %', 11_900],
		['12–23', '5 %', 11_305],
		['24–49', '10 %', 10_710],
		['50–99', '15 %', 10_115],
		['100+', '20 %', 9_520],
	])
	expect(lowestPrice(11_900)).toBe(9_520)
})

test.each([
	[1, 0, { unitsMore: 11, bp: 500 }],
	[11, 0, { unitsMore: 1, bp: 500 }],
	[12, 500, { unitsMore: 12, bp: 1_000 }],
	[23, 500, { unitsMore: 1, bp: 1_000 }],
	[24, 1_000, { unitsMore: 26, bp: 1_500 }],
	[49, 1_000, { unitsMore: 1, bp: 1_500 }],
	[50, 1_500, { unitsMore: 50, bp: 2_000 }],
	[99, 1_500, { unitsMore: 1, bp: 2_000 }],
	[100, 2_000, undefined],
])('%d units save %d basis points', (quantity, bp, next) => {
	expect(dealOf(5_000, quantity)).toMatchObject({ bp, next })
})

test('the total is what the cart charges: the discount once, on the subtotal', () => {
	// 12 × $9.99 = $119.88, 5 % of it is $5.994: $5.99. Twelve times the rounded $9.49 would be $113.88.
	expect(dealOf(999, 12)).toMatchObject({ eachCents: 949, savedCents: 599, totalCents: 11_389 })
})

test('what is paid and what is saved make up the whole price', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 10_000_00 }), fc.integer({ min: 1, max: 999 }), (price, units) => {
			const { totalCents, savedCents, eachCents } = dealOf(price, units)
			expect(totalCents + savedCents).toBe(price * units)
			expect(eachCents).toBeGreaterThanOrEqual(lowestPrice(price))
			expect(eachCents).toBeLessThanOrEqual(price)
		}),
	)
})
