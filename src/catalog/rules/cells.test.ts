import { expect, test } from 'vitest'
import { removalProblem, type CellUses, type StoredCell } from './cells.ts'
import { pricesOn } from './sale.ts'
import { changedFields } from './product-history.ts'

const cell = (id: string, colorway: string, size: string): StoredCell => ({
	id,
	colorway,
	size,
	color: colorway,
	sku: id,
	sizeRank: 0,
	leadTimeDays: 7,
	retired: false,
})
const stored = [cell('1', 'navy', 'S'), cell('2', 'navy', 'M'), cell('3', 'red', 'S')]
const unused: CellUses = { orders: [], carts: [], portals: [] }
const navy = { name: 'Navy', colorway: 'navy' }
const small = { name: 'Size S', size: 'S' }

test.each<[string, Partial<CellUses>, string | undefined]>([
	['nothing', {}, undefined],
	['an order of another color', { orders: [{ variantId: '3', id: 'a' }] }, undefined],
	[
		'one order of two sizes',
		{
			orders: [
				{ variantId: '1', id: 'a' },
				{ variantId: '2', id: 'a' },
			],
		},
		'Navy cannot be removed: 1 open order has it.',
	],
	[
		'an order, carts and a portal that names it',
		{
			orders: [{ variantId: '1', id: 'a' }],
			carts: [
				{ variantId: '1', id: 'b' },
				{ variantId: '2', id: 'c' },
			],
			portals: [{ id: 'team', colorways: ['navy'], sizes: null }],
		},
		'Navy cannot be removed: 1 open order, 2 carts and 1 team portal have it.',
	],
	['a portal with all colors', { portals: [{ id: 'team', colorways: null, sizes: ['S'] }] }, undefined],
])('of a color with %s', (_, uses, message) => {
	expect(removalProblem([navy], stored, { ...unused, ...uses })).toBe(message)
})

test('the first one in use is named', () => {
	const portals = [{ id: 'team', colorways: null, sizes: ['S'] }]
	expect(removalProblem([navy, small], stored, { ...unused, portals })).toBe(
		'Size S cannot be removed: 1 team portal has it.',
	)
})

test('a change is recorded field by field, without the text of the description', () => {
	const day = '2026-11-25'
	const sale = { priceCents: 1_500, startsOn: day, endsOn: '2026-11-30' }
	const before = {
		brand: 'Ridgeline',
		model: 'Comet',
		sku: 'RL-1',
		sport: 'spirit',
		description: 'Old',
		...pricesOn(2_000, null, day),
		safetyCerts: ['A'],
		colorways: [],
		attributes: { customizable: true, templateId: 'tee', kind: 'T-Shirt', sizeChart: 'tee' },
	}
	expect(changedFields(before, before)).toEqual({})
	expect(
		changedFields(before, {
			...before,
			model: 'Comet 2',
			description: 'New',
			...pricesOn(2_500, sale, day),
		}),
	).toEqual({
		modelFrom: 'Comet',
		modelTo: 'Comet 2',
		priceFromCents: 2_000,
		priceToCents: 2_500,
		salePriceFromCents: '',
		salePriceToCents: 1_500,
		saleStartsFrom: '',
		saleStartsTo: '2026-11-25',
		saleEndsFrom: '',
		saleEndsTo: '2026-11-30',
		description: 'changed',
	})
})
