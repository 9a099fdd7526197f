import { expect, test } from 'vitest'
import { picturedColorway, testProduct, testVariants } from '../../../../tests/factories/catalog/sheet.ts'
import { colorwayOfPiece, kitPageOf, kitTiers } from './kit-page.ts'
import { sheetOf } from './sheet-of.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const swappedColors = { primary: '#ffbb00', secondary: '#001144' }
const pants = {
	...testProduct,
	id: '33333333-3333-4333-8333-333333333333',
	basePriceCents: 5_000,
	colorways: [
		{ id: 'gold-navy', name: 'Gold / Navy', ...swappedColors, families: [] },
		{ id: 'black-orange', name: 'Black / Orange', primary: '#000', secondary: '#f60', families: [] },
	],
}
const pantsVariants = testVariants.map((variant) => ({
	...variant,
	colorway: variant.colorway === 'navy-gold' ? 'gold-navy' : variant.colorway,
}))
const kit = {
	colorways: [
		{ ...testProduct.colorways[1]!, id: 'black-orange' },
		{ ...testProduct.colorways[0]!, kit: [{ ...picturedColorway.design, piece: 'jersey' }] },
	],
}
const pieces = [
	{
		id: 'jersey',
		name: 'Jersey',
		product: testProduct,
		sheet: sheetOf(testProduct, testVariants, specPrices),
	},
	{
		id: 'pants',
		name: 'Pants',
		swapped: true,
		product: pants,
		sheet: sheetOf(pants, pantsVariants, specPrices),
	},
]

test('a piece that is swapped has the color with the two turned around', () => {
	const [navyGold] = testProduct.colorways
	if (!navyGold) throw new Error('The product has a color')
	expect(colorwayOfPiece({ product: testProduct }, navyGold)).toBe(0)
	expect(colorwayOfPiece({ product: pants, swapped: true }, navyGold)).toBe(0)
	expect(colorwayOfPiece({ product: pants }, navyGold)).toBe(-1)
})

test('without a known color the first one that every piece has in stock is shown', () => {
	// Black pants are not swapped black and orange ones: that color of the kit cannot be had.
	expect(kitPageOf(kit, pieces, { color: null, prices: specPrices })).toMatchObject({
		colorway: 1,
		available: [false, true],
	})
	expect(kitPageOf(kit, pieces, { color: 'no-such-color', prices: specPrices }).colorway).toBe(1)
	const sold = kitPageOf(kit, pieces, { color: 'black-orange', prices: specPrices })
	expect(sold).toMatchObject({ colorway: 0, lead: undefined })
	expect(sold.pieces[1]?.sizes.map(({ isAvailable }) => isAvailable)).toEqual([false, false, false, false])
})

test('each piece has its own price, sizes and days; the kit costs all of them', () => {
	const page = kitPageOf(kit, pieces, { color: 'navy-gold', prices: specPrices })
	expect(page.lead).toMatchObject({ id: picturedColorway.design.id, version: 1 })
	const [jersey, trousers] = page.pieces
	expect(jersey?.pictured?.parts).toHaveLength(2)
	expect(trousers?.pictured).toBeUndefined()
	expect(page.picturedCents).toBe((jersey?.pictured?.unitCents ?? 0) + 5_000)
	expect(jersey?.sizes.map(({ size, isAvailable }) => [size, isAvailable])).toEqual([
		['S', true],
		['M', true],
		['L', false],
		['XL', false],
	])
	expect(jersey?.leadTimeDays).toBe(5)
})

test.each([
	[1, [12, 24, 50, 100]],
	[2, [6, 12, 25, 50]],
	[3, [4, 8, 17, 34]],
])('with %i pieces the tiers begin at %j kits', (count, kits) => {
	expect(kitTiers(10_000, { pieces: count, tiers: specPrices.tiers }).map((tier) => tier.kits)).toEqual(kits)
	expect(kitTiers(10_000, { pieces: count, tiers: specPrices.tiers })[0]).toMatchObject({
		bp: 500,
		eachCents: 9_500,
	})
})
