import { expect, test } from 'vitest'
import { testProduct } from '../../../tests/factories/catalog/sheet.ts'
import { kitKind, kitListingOf, kitPrices, type PieceFacts } from './kits.ts'

const kitOf = (...ids: string[]) => ({
	...testProduct,
	safetyCerts: [],
	colorways: [...testProduct.colorways],
	featuredRank: 7,
	attributes: {
		...testProduct.attributes,
		templateId: '',
		kind: kitKind,
		pieces: ids.map((productId, at) => ({ id: `piece-${at}`, name: 'Piece', productId })),
	},
})
const facts = new Map<string, PieceFacts>([
	[
		'jersey',
		{
			basePriceCents: 9_900,
			regularPriceCents: null,
			listing: { inStock: true, sizes: ['S', 'M'], leadTimeDays: 12 },
		},
	],
	[
		'pants',
		{
			basePriceCents: 5_900,
			regularPriceCents: null,
			listing: { inStock: true, sizes: ['M'], leadTimeDays: 15 },
		},
	],
	[
		'cap',
		{
			basePriceCents: 2_200,
			regularPriceCents: 3_000,
			listing: { inStock: false, sizes: ['One Size'], leadTimeDays: 9 },
		},
	],
	['hidden', { basePriceCents: 1_000, regularPriceCents: null, listing: null }],
])

test.each([
	[['jersey', 'pants'], 15_800, null],
	[['jersey', 'jersey', 'pants'], 25_700, null],
	[['jersey', 'cap', 'cap'], 14_300, 15_900],
	[['jersey', 'hidden'], 10_900, null],
	[['jersey', 'missing'], 9_900, null],
])('%j cost %i cents, regularly %s', (ids, basePriceCents, regularPriceCents) => {
	expect(kitPrices(kitOf(...ids).attributes.pieces, facts)).toEqual({
		basePriceCents,
		regularPriceCents,
	})
})

test.each([
	[['jersey', 'pants'], { priceCents: 15_800, inStock: true, sizes: ['S', 'M'], leadTimeDays: 15 }],
	[['pants', 'jersey'], { sizes: ['M'] }],
	[['jersey', 'cap'], { priceCents: 12_100, inStock: false, leadTimeDays: 12 }],
])('lists show %j as %j', (ids, shown) => {
	expect(kitListingOf(kitOf(...ids), facts)).toMatchObject({ ...shown, kind: kitKind, featuredRank: 7 })
})

test.each(['hidden', 'missing'])('a kit with a piece that is %s is not listed', (piece) => {
	expect(kitListingOf(kitOf('jersey', piece), facts)).toBeUndefined()
})
