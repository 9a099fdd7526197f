import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asCents } from '#kit/money.ts'
import type { Role } from '#kit/roles.ts'
import { addOnPrices, addOnTypes, isAddOnType } from './decorations.ts'
import {
	largerDiscount,
	linePrice,
	nextTier,
	orderTotals,
	quantityDiscountBp,
	roleDiscountBp,
	unitPrice,
} from './rules.ts'

const held = (...roles: Role[]) => ({ roles })
const retail = held('retail')

test.each([
	[0, 0],
	[1, 0],
	[11, 0],
	[12, 500],
	[23, 500],
	[24, 1_000],
	[49, 1_000],
	[50, 1_500],
	[99, 1_500],
	[100, 2_000],
	[5_000, 2_000],
])('%i units take %i basis points off', (units, bp) => {
	expect(quantityDiscountBp(units)).toBe(bp)
})

test.each<[Role[], number]>([
	[['coach'], 500],
	[['school_admin'], 800],
	[['coach', 'school_admin'], 800],
	[['admin'], 0],
	[['csr'], 0],
	[['production'], 0],
	[['player'], 0],
	[['retail'], 0],
	[[], 0],
])('roles %j take %i basis points off', (roles, bp) => {
	expect(roleDiscountBp({ roles })).toBe(bp)
})

test.each([
	[11, retail, { bp: 0, reason: 'none' }],
	[11, held('coach'), { bp: 500, reason: 'role' }],
	[12, held('coach'), { bp: 500, reason: 'quantity' }],
	[12, held('school_admin'), { bp: 800, reason: 'role' }],
	[23, held('school_admin'), { bp: 800, reason: 'role' }],
	[24, held('school_admin'), { bp: 1_000, reason: 'quantity' }],
	[100, retail, { bp: 2_000, reason: 'quantity' }],
])('%i units of %j get the larger discount, never both', (units, actor, discount) => {
	expect(largerDiscount(units, actor)).toEqual(discount)
})

test.each([
	[1, undefined, { unitsMore: 11, bp: 500 }],
	[11, undefined, { unitsMore: 1, bp: 500 }],
	[12, undefined, { unitsMore: 12, bp: 1_000 }],
	[24, undefined, { unitsMore: 26, bp: 1_500 }],
	[99, undefined, { unitsMore: 1, bp: 2_000 }],
	[100, undefined, undefined],
	[5, 800, { unitsMore: 19, bp: 1_000 }],
])('after %i units with %s held the next saving is %j', (units, heldBp, next) => {
	expect(nextTier(units, heldBp)).toEqual(next)
})

test('a unit costs base, decorations and add-ons', () => {
	const price = unitPrice({
		baseCents: asCents(11_900),
		decorations: [
			{ type: 'tackle_twill', location: 'front', size: 'large' },
			{ type: 'embroidery', location: 'sleeve', size: 'small' },
		],
		addOns: ['name_plate', 'padding'],
	})
	expect(price).toEqual({ base: 11_900, decorations: 4_300, addOns: 2_700, unit: 18_900 })
})

test('the five add-ons have the prices of the specification', () => {
	expect(addOnTypes.map((type) => addOnPrices[type])).toEqual([1_500, 2_500, 2_000, 1_200, 800])
	expect(isAddOnType('facemask')).toBe(true)
	expect(isAddOnType('toString')).toBe(false)
})

test.each([0, -1, 1.5, Number.NaN, Infinity])('a line of %d units is refused', (quantity) => {
	expect(() => linePrice(asCents(100), quantity)).toThrow(RangeError)
})

test('a single checkout pays shipping, and tax on what is left after the discount', () => {
	const line = { unitCents: asCents(8_400), quantity: 12 }
	expect(orderTotals([line], { actor: retail, delivery: { isTaxExempt: false } })).toEqual({
		units: 12,
		subtotal: 100_800,
		discount: { bp: 500, reason: 'quantity' },
		discountCents: 5_040,
		fundraisingCents: 0,
		shippingCents: 1_599,
		taxCents: 7_661,
		total: 105_020,
	})
})

test('a tax-exempt organization pays shipping but no tax', () => {
	const totals = orderTotals([{ unitCents: asCents(1_000), quantity: 1 }], {
		actor: retail,
		delivery: { isTaxExempt: true },
	})
	expect([totals.taxCents, totals.total]).toEqual([0, 2_599])
})

test('a bulk order pays neither shipping nor tax', () => {
	expect(orderTotals([{ unitCents: asCents(1_999), quantity: 3 }], { actor: retail }).total).toBe(5_997)
})

test('the margin counts only lines that raise funds, after the discount', () => {
	const totals = orderTotals(
		[
			{ unitCents: asCents(1_800), quantity: 20, raisesFunds: true },
			{ unitCents: asCents(11_900), quantity: 4 },
		],
		{ actor: retail, fundraisingBp: 1_500 },
	)
	expect(totals).toMatchObject({
		subtotal: 83_600,
		discountCents: 8_360,
		fundraisingCents: 4_860,
		total: 80_100,
	})
})

test('an empty order costs nothing', () => {
	expect(orderTotals([], { actor: retail, delivery: { isTaxExempt: false } }).total).toBe(0)
})

const someLines = fc.array(
	fc.record({
		unitCents: fc.integer({ min: 0, max: 50_000 }).map(asCents),
		quantity: fc.integer({ min: 1, max: 60 }),
	}),
	{ minLength: 1, maxLength: 20 },
)

test('24 lines of one unit cost the same as one line of 24', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 100_000 }).map(asCents),
			fc.integer({ min: 1, max: 150 }),
			(unit, n) => {
				const terms = { actor: retail, delivery: { isTaxExempt: false } }
				const single = Array.from({ length: n }, () => ({ unitCents: unit, quantity: 1 }))
				expect(orderTotals(single, terms)).toEqual(orderTotals([{ unitCents: unit, quantity: n }], terms))
			},
		),
	)
})

test('the order of lines changes no total, and the parts add up', () => {
	fc.assert(
		fc.property(someLines, (lines) => {
			const terms = { actor: held('coach'), delivery: { isTaxExempt: false } }
			const totals = orderTotals(lines, terms)
			expect(orderTotals(lines.toReversed(), terms)).toEqual(totals)
			expect(totals.subtotal - totals.discountCents + totals.shippingCents + totals.taxCents).toBe(
				totals.total,
			)
		}),
	)
})
