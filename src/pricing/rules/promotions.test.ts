import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asCents } from '#kit/money.ts'
import type { Role } from '#kit/roles.ts'
import { Terms, Totals, type PromotionTerms } from '../schemas.ts'
import { specPrices, termsFor } from './price-list.ts'
import { priceRows } from './rows.ts'
import { amountOf, discountCents, heldDiscountBp, totals, type TotalsLine } from './totals.ts'

const lines = (cents: number, quantity = 1, more: Partial<TotalsLine> = {}): TotalsLine[] => [
	{ unitCents: asCents(cents), quantity, ...more },
]
const buying = (promotions: PromotionTerms[], roles: Role[] = ['retail']): Terms => ({
	...termsFor({ roles, delivery: { isTaxExempt: false } }, specPrices),
	promotions,
})
const steps = (goods: TotalsLine[], terms: Terms) =>
	totals(goods, terms).adjustments.map(({ kind, name, amountCents }) => [kind, name, amountCents])

const shipping = ['shipping', 'Shipping', 1_599]

test('a rate, an amount and free shipping each are one row, and tax is charged on what is left', () => {
	const goods = lines(10_000)
	expect(steps(goods, buying([{ name: 'Fall', rateBp: 1_500 }]))).toEqual([
		['promotion', 'Fall', -1_500],
		shipping,
		['tax', 'Sales tax', 680],
	])
	expect(steps(goods, buying([{ name: 'Five off', amountCents: 500 }]))).toEqual([
		['promotion', 'Five off', -500],
		shipping,
		['tax', 'Sales tax', 760],
	])
	expect(steps(goods, buying([{ name: 'Ship it', isFreeShipping: true }]))).toEqual([
		['shipping', 'Shipping, free with Ship it', 0],
		['tax', 'Sales tax', 800],
	])
})

test('an amount never takes off more than its goods cost', () => {
	const sum = totals(lines(3_000), buying([{ name: 'Fifty off', amountCents: 5_000 }]))
	expect([amountOf(sum, 'promotion'), amountOf(sum, 'tax'), sum.totalCents]).toEqual([-3_000, 0, 1_599])
})

test.each<[string, number, Role, string[]]>([
	['one piece: the promotion alone', 1, 'retail', ['promotion']],
	['the larger promotion replaces the quantity discount', 12, 'retail', ['promotion']],
	['the quantity discount is larger and stays', 24, 'retail', ['quantity']],
	['the role discount is smaller', 1, 'coach', ['promotion']],
	['a tie stays with the discount that costs no use', 1, 'school_admin', ['role']],
])('a promotion of 8 % that stands alone: %s', (_what, quantity, role, kinds) => {
	const sum = totals(lines(5_000, quantity), buying([{ name: 'Fall', rateBp: 800, isAlone: true }], [role]))
	expect(sum.adjustments.map(({ kind }) => kind)).toEqual([...kinds, 'shipping', 'tax'])
})

test('a promotion that combines comes off after the larger discount: spec §9 sums stay', () => {
	expect(steps(lines(8_400, 12), buying([{ name: 'Fall', rateBp: 1_000 }])).slice(0, 2)).toEqual([
		['quantity', 'Quantity discount', -5_040],
		['promotion', 'Fall', -9_576],
	])
})

test('only its goods count, by product and by sport', () => {
	const goods = [
		...lines(10_000, 1, { productId: 'jersey', sport: 'soccer' }),
		...lines(2_000, 1, { productId: 'socks', sport: 'soccer' }),
		...lines(4_000, 1, { productId: 'cap', sport: 'baseball' }),
	]
	const off = (scope: Partial<PromotionTerms>) =>
		amountOf(totals(goods, buying([{ name: 'Fall', rateBp: 1_000, ...scope }])), 'promotion')
	expect(off({})).toBe(-1_600)
	expect(off({ productIds: ['jersey', 'cap'] })).toBe(-1_400)
	expect(off({ sports: ['soccer'] })).toBe(-1_200)
	expect(off({ sports: ['soccer'], productIds: ['socks'] })).toBe(-200)
	expect(off({ productIds: ['hat'] })).toBe(0)
})

test.each([
	[{ leastCents: 10_000 }, 9_999, 1, 0],
	[{ leastCents: 10_000 }, 10_000, 1, -1_000],
	[{ leastUnits: 3 }, 1_000, 2, 0],
	[{ leastUnits: 3 }, 1_000, 3, -300],
])('a minimum of %j with %i cents × %i takes %i off', (least, cents, quantity, off) => {
	const terms = buying([{ name: 'Fall', rateBp: 1_000, ...least }])
	expect(0 + amountOf(totals(lines(cents, quantity), terms), 'promotion')).toBe(off)
})

test('of several promotions the one that saves most applies, the first among equals', () => {
	const [ten, amount] = [
		{ name: 'Ten', rateBp: 1_000 },
		{ name: 'Twenty dollars', amountCents: 2_000 },
	]
	const applied = (cents: number) => steps(lines(cents), buying([ten, amount]))[0]?.[1]
	expect([applied(10_000), applied(20_000), applied(30_000)]).toEqual(['Twenty dollars', 'Ten', 'Ten'])
})

test('free shipping is no saving where nothing is shipped for money', () => {
	const free = { name: 'Ship it', isFreeShipping: true as const, isAlone: true as const }
	const team = termsFor({ roles: ['coach'], delivery: { isTaxExempt: false, isFree: true } }, specPrices)
	const sum = totals(lines(1_000), { ...team, promotions: [free] })
	expect(sum.adjustments.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
		'role Team discount',
		'shipping Shipping',
		'tax Sales tax',
	])
})

test('the margin counts what is left of the fundraising lines, an amount in proportion', () => {
	const goods = [...lines(1_000, 3, { raisesFunds: true }), ...lines(7_000)]
	const terms = { ...buying([{ name: 'Ten dollars', amountCents: 1_000 }]), fundraisingBp: 1_000 }
	const fundraising = totals(goods, terms).adjustments.find(({ kind }) => kind === 'fundraising')
	expect(fundraising).toMatchObject({ basisCents: 2_700, amountCents: 270 })
})

test('rows name the promotion, with its rate if it has one, for a single cart and for a team', () => {
	const rows = (terms: PromotionTerms, wording: 'cart' | 'team') =>
		priceRows(totals(lines(10_000), buying([terms])), { wording }).map(
			({ name, amount }) => `${name}: ${amount}`,
		)
	expect(rows({ name: 'Fall', rateBp: 1_000 }, 'cart')).toContain('Fall, 10 %: −$10.00')
	expect(rows({ name: 'Fall', amountCents: 500 }, 'cart')).toContain('Fall: −$5.00')
	expect(rows({ name: 'Fall', amountCents: 500 }, 'team')).toContain('Fall: −$5.00')
	expect(rows({ name: 'Fall', isFreeShipping: true }, 'cart')).toContain('Shipping, free with Fall: Free')
})

test('a promotion in place of the discount holds its rate against the next tier', () => {
	const sum = totals(lines(1_000, 12), buying([{ name: 'Fall', rateBp: 1_200, isAlone: true }]))
	expect(heldDiscountBp(sum)).toBe(1_200)
})

const someGoods = fc.array(
	fc.record({
		unitCents: fc.integer({ min: 0, max: 50_000 }).map(asCents),
		quantity: fc.integer({ min: 1, max: 60 }),
		raisesFunds: fc.boolean(),
		productId: fc.constantFrom('a', 'b', 'c'),
	}),
	{ maxLength: 12 },
)
const somePromotions = fc.array(
	fc
		.tuple(
			fc.oneof(
				fc.record({ rateBp: fc.integer({ min: 0, max: 10_000 }) }),
				fc.record({ amountCents: fc.integer({ min: 1, max: 200_000 }) }),
				fc.constant({ isFreeShipping: true as const }),
			),
			fc.constantFrom({}, { isAlone: true as const }),
			fc.constantFrom({}, { productIds: ['a'] }, { productIds: ['b', 'c'] }),
			fc.constantFrom({}, { leastCents: 30_000 }, { leastUnits: 20 }),
		)
		.map((parts) => Object.assign({ name: 'Some' }, ...parts) as PromotionTerms),
	{ maxLength: 4 },
)

test('promotions never make an order dearer or negative, and at most one applies', () => {
	fc.assert(
		fc.property(someGoods, somePromotions, fc.constantFrom<Role>('retail', 'coach'), (goods, some, role) => {
			const [plain, sum] = [totals(goods, buying([], [role])), totals(goods, buying(some, [role]))]
			expect(Totals.parse(sum)).toEqual(sum)
			expect(sum.totalCents).toBeLessThanOrEqual(plain.totalCents)
			expect(discountCents(sum)).toBeLessThanOrEqual(sum.subtotalCents)
			const used = sum.adjustments.filter(
				({ kind, name }) => kind === 'promotion' || name.startsWith('Shipping, free'),
			)
			expect(used.length).toBeLessThanOrEqual(1)
			if (used.some(({ isAlone }) => isAlone))
				expect(sum.adjustments.some(({ kind }) => kind === 'quantity' || kind === 'role')).toBe(false)
		}),
	)
})

test('terms of older orders have a promotion with a name and a rate, which combines', () => {
	const stored = {
		...termsFor({ roles: ['coach'] }, specPrices),
		promotion: { name: 'Spring', rateBp: 1_000 },
	}
	const sum = totals(lines(10_000), Terms.parse(JSON.parse(JSON.stringify(stored))))
	expect(sum.adjustments.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
		['role', -500],
		['promotion', -950],
	])
})
