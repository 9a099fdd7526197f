import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asCents, share } from '#kit/money.ts'
import type { Role } from '#kit/roles.ts'
import { Terms, Totals, type PromotionTerms } from '../schemas.ts'
import { discountKinds } from '../states.ts'
import {
	amountOf,
	discountCents,
	exempted,
	goodsCents,
	heldDiscountBp,
	isBeforeTax,
	linePrice,
	totals,
} from './totals.ts'
import { largerDiscount, nextTier, quantityDiscountBp, type Discount } from './tiers.ts'
import { roleDiscountBp, termsFor, type Buying } from './price-list.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const checkout = { isTaxExempt: false }
const terms = (change: Partial<Buying> = {}): Terms =>
	termsFor({ roles: ['retail'], delivery: checkout, ...change }, specPrices)

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
	expect(quantityDiscountBp(units, specPrices.tiers)).toBe(bp)
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
	expect(roleDiscountBp({ roles }, specPrices)).toBe(bp)
})

test.each<[number, Role, Discount]>([
	[11, 'retail', { rateBp: 0, kind: 'quantity' }],
	[11, 'coach', { rateBp: 500, kind: 'role' }],
	[12, 'coach', { rateBp: 500, kind: 'quantity' }],
	[12, 'school_admin', { rateBp: 800, kind: 'role' }],
	[23, 'school_admin', { rateBp: 800, kind: 'role' }],
	[24, 'school_admin', { rateBp: 1_000, kind: 'quantity' }],
	[100, 'retail', { rateBp: 2_000, kind: 'quantity' }],
])('%i units of a %s get the larger discount, never both', (units, role, discount) => {
	expect(largerDiscount(units, terms({ roles: [role] }))).toEqual(discount)
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
	expect(nextTier(units, specPrices.tiers, heldBp)).toEqual(next)
})

test.each([0, -1, 1.5, Number.NaN, Infinity])('a line of %d units is refused', (quantity) => {
	expect(() => linePrice(asCents(100), quantity)).toThrow(RangeError)
})

test('a single checkout pays shipping, and tax on what is left after the discount', () => {
	expect(totals([{ unitCents: asCents(8_400), quantity: 12 }], terms())).toEqual({
		units: 12,
		subtotalCents: 100_800,
		adjustments: [
			{
				kind: 'quantity',
				name: 'Quantity discount',
				basisCents: 100_800,
				rateBp: 500,
				amountCents: -5_040,
			},
			{ kind: 'shipping', name: 'Shipping', basisCents: 95_760, amountCents: 1_599 },
			{ kind: 'tax', name: 'Sales tax', basisCents: 95_760, rateBp: 800, amountCents: 7_661 },
		],
		totalCents: 105_020,
	})
})

const one = (cents: number, quantity = 1, raisesFunds = false) => [
	{ unitCents: asCents(cents), quantity, raisesFunds },
]

test('a tax-exempt organization pays shipping but no tax', () => {
	const sum = totals(one(1_000), terms({ delivery: { isTaxExempt: true } }))
	expect([amountOf(sum, 'tax'), sum.totalCents, isBeforeTax(sum)]).toEqual([0, 2_599, false])
})

test('a team’s order is shipped free of charge and pays tax', () => {
	const sum = totals(one(1_000), terms({ delivery: { isTaxExempt: false, isFree: true } }))
	expect([amountOf(sum, 'shipping'), amountOf(sum, 'tax'), sum.totalCents]).toEqual([0, 80, 1_080])
})

test('a design pays neither shipping nor tax, and says nothing of them', () => {
	const sum = totals(one(1_999, 3), termsFor({ roles: ['retail'] }, specPrices))
	expect(sum).toEqual({ units: 3, subtotalCents: 5_997, adjustments: [], totalCents: 5_997 })
	expect(isBeforeTax(sum)).toBe(true)
})

test('the margin counts only lines that raise funds, after the discount', () => {
	const lines = [...one(1_800, 20, true), ...one(11_900, 4)]
	const sum = totals(lines, termsFor({ roles: ['retail'], fundraisingBp: 1_500 }, specPrices))
	expect(sum).toMatchObject({
		subtotalCents: 83_600,
		adjustments: [
			{ kind: 'quantity', amountCents: -8_360 },
			{ kind: 'fundraising', basisCents: 32_400, rateBp: 1_500, amountCents: 4_860 },
		],
		totalCents: 80_100,
	})
	expect(goodsCents(sum)).toBe(75_240)
})

test('a promotion comes off what the larger discount leaves; margin and tax are charged on the rest', () => {
	const promotion = { name: 'Back to school', rateBp: 1_000 }
	const buying = { ...terms({ roles: ['coach'], fundraisingBp: 1_000 }), promotion }
	const sum = totals(one(10_000, 1, true), buying)
	expect(sum).toMatchObject({
		subtotalCents: 10_000,
		adjustments: [
			{ kind: 'role', name: 'Team discount', amountCents: -500 },
			{ kind: 'promotion', name: 'Back to school', basisCents: 9_500, rateBp: 1_000, amountCents: -950 },
			{ kind: 'fundraising', basisCents: 8_550, amountCents: 855 },
			{ kind: 'shipping', basisCents: 8_550, amountCents: 1_599 },
			{ kind: 'tax', basisCents: 8_550, amountCents: 684 },
		],
		totalCents: 10_000 - 500 - 950 + 855 + 1_599 + 684,
	})
	expect([discountCents(sum), heldDiscountBp(sum)]).toEqual([1_450, 500])
})

test('an empty order costs nothing, shipping included', () => {
	expect(totals([], terms()).totalCents).toBe(0)
})

const someLines = fc.array(
	fc.record({
		unitCents: fc.integer({ min: 0, max: 50_000 }).map(asCents),
		quantity: fc.integer({ min: 1, max: 60 }),
		raisesFunds: fc.boolean(),
		productId: fc.constantFrom('a', 'b', 'c'),
		sport: fc.constantFrom('soccer', 'football'),
	}),
	{ maxLength: 20 },
)
const rate = fc.integer({ min: 0, max: 10_000 })
const somePromotion: fc.Arbitrary<PromotionTerms> = fc
	.tuple(
		fc.oneof(
			fc.record({ rateBp: rate }),
			fc.record({ amountCents: fc.integer({ min: 1, max: 100_000 }) }),
			fc.constant({ isFreeShipping: true as const }),
		),
		fc.constantFrom({}, { isAlone: true as const }),
		fc.constantFrom({}, { productIds: ['a', 'b'] }, { sports: ['soccer'] }),
		fc.constantFrom({}, { leastCents: 20_000 }, { leastUnits: 12 }),
	)
	.map((parts) => Object.assign({ name: 'Spring' }, ...parts) as PromotionTerms)
const someTerms: fc.Arbitrary<Terms> = fc.record({
	tiers: fc.constant(terms().tiers),
	roleBp: fc.constantFrom(0, 500, 800),
	promotion: fc.option(somePromotion),
	promotions: fc.array(somePromotion, { maxLength: 3 }),
	fundraisingBp: rate,
	shippingCents: fc.constantFrom(null, 0, 1_599),
	taxBp: fc.constantFrom(null, 0, 800),
})

test('lines and adjustments are the total, nothing is negative, and every rate is rounded once, halves up', () => {
	fc.assert(
		fc.property(someLines, someTerms, (lines, someone) => {
			const sum = totals(lines, someone)
			const goods = lines.reduce((cents, line) => cents + line.unitCents * line.quantity, 0)
			expect(Totals.parse(sum)).toEqual(sum)
			expect(sum.subtotalCents).toBe(goods)
			expect(goods + sum.adjustments.reduce((cents, { amountCents }) => cents + amountCents, 0)).toBe(
				sum.totalCents,
			)
			for (const { kind, basisCents, rateBp, amountCents } of sum.adjustments) {
				const isDiscount = discountKinds.some((discount) => discount === kind)
				expect(isDiscount ? -amountCents : amountCents).toBeGreaterThanOrEqual(0)
				if (rateBp !== undefined) {
					expect(Math.abs(amountCents)).toBe(share(asCents(basisCents), rateBp))
					expect(Math.abs(amountCents)).toBe(Math.floor((2 * basisCents * rateBp + 10_000) / 20_000))
				}
			}
		}),
	)
})

test('tier and role never count together, and the larger one does, unless a promotion counts instead', () => {
	fc.assert(
		fc.property(someLines, someTerms, (lines, someone) => {
			const sum = totals(lines, someone)
			const held = sum.adjustments.filter(({ kind }) => kind === 'quantity' || kind === 'role')
			const best = Math.max(quantityDiscountBp(sum.units, specPrices.tiers), someone.roleBp)
			const isReplaced = sum.adjustments.some(({ isAlone }) => isAlone)
			expect(held.map(({ rateBp }) => rateBp)).toEqual(best === 0 || isReplaced ? [] : [best])
		}),
	)
})

test('neither the order of lines nor how units are spread over lines changes a total', () => {
	fc.assert(
		fc.property(someLines, someTerms, (lines, someone) => {
			const sum = totals(lines, someone)
			const single = lines.flatMap((line) =>
				Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })),
			)
			expect(totals(lines.toReversed(), someone)).toEqual(sum)
			expect(totals(single, someone)).toEqual(sum)
		}),
	)
})

test('terms that are stored and read again give the same sum, whatever the price list says then', () => {
	fc.assert(
		fc.property(someLines, someTerms, (lines, someone) => {
			const read = Terms.parse(JSON.parse(JSON.stringify(someone)))
			expect(totals(lines, read)).toEqual(totals(lines, someone))
		}),
	)
	const generous = { ...terms(), tiers: [{ from: 2, bp: 5_000 }] }
	expect(amountOf(totals(one(1_000, 2), generous), 'quantity')).toBe(-1_000)
})

test.each<Buying>([
	{ roles: ['retail'], delivery: checkout },
	{ roles: ['coach'], delivery: checkout },
	{ roles: ['school_admin'], fundraisingBp: 1_000, delivery: { isTaxExempt: false, isFree: true } },
])('an exempt sum is what an exempt buyer would have got: %j', (buying) => {
	const lines = [{ unitCents: asCents(4_005), quantity: 13, raisesFunds: true }]
	const exempt = { ...buying, delivery: { ...buying.delivery, isTaxExempt: true } }
	expect(exempted(totals(lines, termsFor(buying, specPrices)))).toEqual(
		totals(lines, termsFor(exempt, specPrices)),
	)
})
