import fc from 'fast-check'
import { expect, test } from 'vitest'
import { teeFacts as product } from '../../../tests/factories/product-facts.ts'
import { editedPrice, editInWords, planEdit, type BulkEdit } from './bulk-edit.ts'
import type { ProductFacts } from './product-facts.ts'

const day = '2026-11-26'
const planned = (edit: BulkEdit, ...products: ProductFacts[]) => planEdit(products, edit, day)

test.each([
	[1_995, { kind: 'percent', bp: 1_000 }, 2_195],
	[1_005, { kind: 'percent', bp: 5_000 }, 1_508],
	[1_999, { kind: 'percent', bp: -750 }, 1_849],
	[1_999, { kind: 'amount', cents: -499 }, 1_500],
	[1_999, { kind: 'set', cents: 0 }, 0],
] as const)('%i cents with %j are %i', (cents, edit, after) => {
	expect(editedPrice(cents, edit)).toBe(after)
})

test('a price in percent is whole cents, within half a cent of the exact one', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 10_000_000 }),
			fc.integer({ min: -10_000, max: 99_999 }),
			(cents, bp) => {
				const after = editedPrice(cents, { kind: 'percent', bp })
				return Number.isInteger(after) && Math.abs(after - (cents * (10_000 + bp)) / 10_000) <= 0.5
			},
		),
	)
})

test('an edit changes what it names, in every size, and nothing else', () => {
	const edit: BulkEdit = {
		price: { kind: 'percent', bp: 1_000 },
		status: 'archived',
		sport: 'football',
		leadTimeDays: 14,
	}
	const before = product()
	const { products } = planned(edit, before)
	expect(products[0]?.after).toEqual({
		...before,
		priceCents: 2_200,
		status: 'archived',
		sport: 'football',
		sizes: before.sizes.map((one) => ({ ...one, leadTimeDays: 14 })),
	})
	expect(editInWords(edit)).toBe('Price up 10 %; State: Archived; Sport: Football; Lead time 14 days')
})

test('products that are so already are counted, not written', () => {
	const { products, unchanged } = planned({ status: 'archived' }, product({ status: 'archived' }), product())
	expect([products.length, unchanged]).toEqual([1, 1])
})

const sale = { priceCents: 1_500, startsOn: '2026-11-20', endsOn: '2026-12-01' }

test.each<[string, BulkEdit, ProductFacts, string[]]>([
	['a price below zero', { price: { kind: 'amount', cents: -2_001 } }, product(), ['price']],
	['a price of zero for a product in the shop', { price: { kind: 'set', cents: 0 } }, product(), ['price']],
	[
		'a price above the highest',
		{ price: { kind: 'percent', bp: 90_000 } },
		product({ priceCents: 9_000_000 }),
		['price'],
	],
	['a price at the sale price', { price: { kind: 'set', cents: 1_500 } }, product({ sale }), ['sale price']],
	['a draft that is archived', { status: 'archived' }, product({ status: 'draft' }), ['state']],
	[
		'a draft without a price that is published',
		{ status: 'active' },
		product({ status: 'draft', priceCents: 0 }),
		['price'],
	],
])('%s is a problem', (_name, edit, before, columns) => {
	const [one] = planned(edit, before).products
	expect(one?.after).toBeNull()
	expect(one?.problems.map(({ row, column }) => [row, column])).toEqual(columns.map((column) => [1, column]))
})

test.each<[string, BulkEdit, ProductFacts]>([
	['a price of zero for a draft', { price: { kind: 'set', cents: 0 } }, product({ status: 'draft' })],
	['a draft that is published', { status: 'active' }, product({ status: 'draft' })],
	['an archived product that comes back', { status: 'active' }, product({ status: 'archived' })],
	[
		'the lead time of a product whose sale is not below its price',
		{ leadTimeDays: 3 },
		product({ sale: { ...sale, priceCents: 2_000 } }),
	],
	[
		'a price below that of a sale that has ended',
		{ price: { kind: 'set', cents: 900 } },
		product({ sale: { ...sale, endsOn: '2026-11-25' } }),
	],
])('%s is none', (_name, edit, before) => {
	expect(planned(edit, before).products[0]?.problems).toEqual([])
})
