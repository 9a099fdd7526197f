// What each family pays of a team's order, as the checkout shows it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Terms } from '#pricing/schemas.ts'
import { catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'
import type { BulkItem } from '../schemas.ts'
import { rowKeyOf } from './grid.ts'
import { bulkTotals, familyShares } from './totals.ts'

const jersey = catalogEntry({ nameCents: 300, numberCents: 200 })
const hoodie = catalogEntry({ id: 'hoodie', productId: 'p-hoodie', unitCents: 4_000, raisesFunds: true })
const cap = catalogEntry({ id: 'cap', productId: 'p-cap', unitCents: 3_333 })
const catalog = [jersey, hoodie, cap]
const nameless = new Set(['shy'])

/** A cap for a player of the roster; the price is what an old page showed. */
const row = (id: string, change: Partial<BulkItem> = {}): BulkItem => ({
	id,
	product_id: 'p-cap',
	item_id: 'cap',
	roster_id: id,
	player_name: 'Sam',
	number: '',
	variant_id: 'v',
	size: 'M',
	qty: 1,
	price: 1,
	...change,
})
const typed = (id: string, name: string, number: string) =>
	row(id, { roster_id: null, player_name: name, number })

const plain: Terms = {
	tiers: [],
	roleBp: 0,
	promotion: null,
	fundraisingBp: 0,
	shippingCents: null,
	taxBp: null,
}
const sharesIn = (items: readonly BulkItem[], terms: Partial<Terms> = {}) => {
	const totals = bulkTotals(items, { catalog, nameless, terms: { ...plain, ...terms } })
	return { totals, shares: familyShares(items, { catalog, nameless, totals }) }
}

test.each<[string, BulkItem[], Partial<Terms>, Record<string, number>]>([
	['one player pays all', [row('a'), row('b', { roster_id: 'a' })], { taxBp: 800 }, { 'a b': 7_199 }],
	[
		'a cent that cannot be divided goes to the first',
		[row('a'), row('b'), row('c')],
		{ taxBp: 800 },
		{ a: 3_600, b: 3_600, c: 3_599 },
	],
	[
		'the discount of all units and the tax are in every share',
		[row('a', { qty: 3 }), row('b')],
		{ tiers: [{ from: 4, bp: 1_000 }], taxBp: 1_000 },
		{ a: 9_899, b: 3_300 },
	],
	[
		'the margin is paid by the family whose item raises it',
		[row('a', { item_id: 'hoodie' }), row('b')],
		{ fundraisingBp: 1_000 },
		{ a: 4_400, b: 3_333 },
	],
	[
		'two players of one name with other numbers are two families',
		[typed('one', 'Sam', '7'), typed('two', 'Sam', '8')],
		{},
		{ one: 3_333, two: 3_333 },
	],
	[
		'a player typed twice is one family',
		[typed('one', 'Sam', '7'), row('other'), typed('two', ' SAM', '7 ')],
		{},
		{ 'one two': 6_666, other: 3_333 },
	],
	[
		'a name that is not printed is not paid',
		[row('shy', { item_id: 'jersey' }), row('a', { item_id: 'jersey', number: '7' })],
		{},
		{ shy: 5_000, a: 5_500 },
	],
	[
		'rows that cannot be ordered are in no share',
		[row('a'), row('b', { qty: 0 }), row('c', { item_id: 'gone' })],
		{},
		{ a: 3_333 },
	],
	['an empty cart has no share', [], { taxBp: 800, shippingCents: 900 }, {}],
])('%s', (_what, items, terms, expected) => {
	const { totals, shares } = sharesIn(items, terms)
	expect(
		Object.fromEntries(shares.map(({ itemIds, amountCents }) => [itemIds.join(' '), amountCents])),
	).toEqual(expected)
	expect(shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totals.totalCents)
})

const someRow = fc.record({
	item_id: fc.constantFrom('jersey', 'hoodie', 'cap', 'gone'),
	roster_id: fc.constantFrom(null, 'a', 'shy'),
	player_name: fc.constantFrom('Sam', 'SAM', ' sam', 'Zoe\u0308', 'Zo\u00eb'),
	number: fc.constantFrom('', '7', ' 7', '8'),
	qty: fc.constantFrom(0, 1, 2, 999),
})
const someTerms = fc.record({
	roleBp: fc.integer({ min: 0, max: 3_000 }),
	fundraisingBp: fc.integer({ min: 0, max: 3_000 }),
	taxBp: fc.option(fc.integer({ min: 0, max: 1_000 })),
	shippingCents: fc.option(fc.integer({ min: 0, max: 2_000 })),
})

test('whatever is in the cart, the shares add up to the total, and each player of the page is in one share', () => {
	fc.assert(
		fc.property(fc.array(someRow, { maxLength: 30 }), someTerms, (rows, terms) => {
			const items = rows.map((change, at) => row(`${at}`, change))
			const { totals, shares } = sharesIn(items, terms)
			expect(shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totals.totalCents)
			const keys = shares.map(
				({ itemIds }) => new Set(items.filter(({ id }) => itemIds.includes(id)).map(rowKeyOf)),
			)
			expect(keys.map(({ size }) => size)).toEqual(keys.map(() => 1))
			expect(new Set(keys.flatMap((one) => [...one])).size).toBe(shares.length)
		}),
	)
})
