import { expect, test } from 'vitest'
import { DesignPricing } from '#designs/schemas.ts'
import { decorationLocations } from '#garments/template.ts'
import { designPrice, storedPricing, type DesignPriceInput } from './design.ts'
import { amountOf, heldDiscountBp } from './totals.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

type Config = DesignPriceInput['config']

const plain: Config = { decorations: [], addOns: [], quantity: 12, fundraisingEnabled: false }
const decoration = (
	type: Config['decorations'][number]['type'],
	location: Config['decorations'][number]['location'],
	size: Config['decorations'][number]['size'],
) => ({ type, location, size, description: '' })
const addOn = (type: string) => ({ type, description: '' })

test('every part of a price is named and adds up', () => {
	const config = {
		...plain,
		quantity: 24,
		decorations: [decoration('tackle_twill', 'front', 'large'), decoration('embroidery', 'sleeve', 'small')],
		addOns: [addOn('name_plate')],
		fundraisingEnabled: true,
	}
	const price = designPrice({
		prices: specPrices,
		baseCents: 11_900,
		config,
		roles: ['retail'],
		fundraisingBp: 1_500,
	})
	expect(price.lines).toEqual([
		{ kind: 'base', label: 'Base price', unitCents: 11_900, count: 24, totalCents: 285_600 },
		{
			kind: 'decoration',
			label: 'Tackle twill, front, large',
			unitCents: 3_500,
			count: 24,
			totalCents: 84_000,
		},
		{
			kind: 'decoration',
			label: 'Embroidery, sleeve, small',
			unitCents: 800,
			count: 24,
			totalCents: 19_200,
		},
		{ kind: 'add-on', label: 'Name plate', unitCents: 1_200, count: 24, totalCents: 28_800 },
	])
	expect(price).toMatchObject({
		unit: { base: 11_900, decorations: 4_300, addOns: 1_200, unit: 17_400 },
		quantity: 24,
		totals: {
			units: 24,
			subtotalCents: 417_600,
			adjustments: [
				{ kind: 'quantity', basisCents: 417_600, rateBp: 1_000, amountCents: -41_760 },
				{ kind: 'fundraising', basisCents: 375_840, rateBp: 1_500, amountCents: 56_376 },
			],
			totalCents: 432_216,
		},
		perPieceCents: 15_660,
		next: { unitsMore: 26, bp: 1_500 },
	})
})

/** Row for row from the table of spec §9. */
const cells = [
	['screen', 'small', [8, 8, 5, 6, 7]],
	['screen', 'medium', [12, 12, 8, 9, 10]],
	['screen', 'large', [18, 18, 12, 14, 15]],
	['screen', 'full', [25, 25, 18, 20, 22]],
	['embroidery', 'small', [12, 12, 8, 10, 11]],
	['embroidery', 'medium', [18, 18, 12, 14, 15]],
	['embroidery', 'large', [28, 28, 20, 24, 26]],
	['embroidery', 'full', [40, 40, 30, 35, 38]],
	['tackle_twill', 'small', [15, 15, 10, 12, 13]],
	['tackle_twill', 'medium', [22, 22, 15, 18, 20]],
	['tackle_twill', 'large', [35, 35, 25, 30, 32]],
	['tackle_twill', 'full', [50, 50, 38, 45, 48]],
] as const

test.each(
	cells.flatMap(([type, size, dollars]) =>
		decorationLocations.map((location, at) => [type, location, size, dollars[at]!] as const),
	),
)('%s on the %s, %s, adds $%i to a garment', (type, location, size, dollars) => {
	const config = { ...plain, quantity: 1, decorations: [decoration(type, location, size)] }
	expect(designPrice({ prices: specPrices, baseCents: 5_000, config, roles: [] }).totals.totalCents).toBe(
		5_000 + dollars * 100,
	)
})

test.each([
	[1, 0, 1],
	[11, 0, 1],
	[12, 500, 12],
	[23, 500, 12],
	[24, 1_000, 24],
	[49, 1_000, 24],
	[50, 1_500, 50],
	[99, 1_500, 50],
	[100, 2_000, 100],
	[100_000, 2_000, 100],
])('%i garments at $100 save %i basis points and stand in the tier from %i', (quantity, bp, from) => {
	const price = designPrice({
		prices: specPrices,
		baseCents: 10_000,
		config: { ...plain, quantity },
		roles: ['retail'],
	})
	expect(heldDiscountBp(price.totals)).toBe(bp)
	expect(price.totals.totalCents).toBe(quantity * (10_000 - bp))
	expect(price.tiers.filter((tier) => tier.isCurrent).map((tier) => tier.from)).toEqual([from])
})

test('the comparison has all five tiers, each with the total of its first quantity', () => {
	const price = designPrice({
		prices: specPrices,
		baseCents: 9_999,
		config: { ...plain, quantity: 13 },
		roles: ['retail'],
	})
	expect(price.tiers).toEqual([
		{ from: 1, to: 11, bp: 0, perPieceCents: 9_999, pieces: 1, totalCents: 9_999, isCurrent: false },
		{ from: 12, to: 23, bp: 500, perPieceCents: 9_499, pieces: 13, totalCents: 123_488, isCurrent: true },
		{ from: 24, to: 49, bp: 1_000, perPieceCents: 8_999, pieces: 24, totalCents: 215_978, isCurrent: false },
		{ from: 50, to: 99, bp: 1_500, perPieceCents: 8_499, pieces: 50, totalCents: 424_957, isCurrent: false },
		{
			from: 100,
			to: undefined,
			bp: 2_000,
			perPieceCents: 7_999,
			pieces: 100,
			totalCents: 799_920,
			isCurrent: false,
		},
	])
})

test('a school administrator keeps 8% in the tiers below it, and the next saving is beyond it', () => {
	const price = designPrice({ prices: specPrices, baseCents: 1_000, config: plain, roles: ['school_admin'] })
	expect(price.totals.adjustments).toMatchObject([{ kind: 'role', rateBp: 800 }])
	expect(price.tiers.map((tier) => tier.bp)).toEqual([800, 800, 1_000, 1_500, 2_000])
	expect(price.next).toEqual({ unitsMore: 12, bp: 1_000 })
})

test('a margin counts only where the design raises funds', () => {
	const marginIn = (config: Config) => {
		const price = designPrice({
			prices: specPrices,
			baseCents: 1_000,
			config,
			roles: ['retail'],
			fundraisingBp: 1_000,
		})
		return amountOf(price.totals, 'fundraising')
	}
	expect(marginIn(plain)).toBe(0)
	expect(marginIn({ ...plain, fundraisingEnabled: true })).toBe(1_140)
})

test('a piece pays for what it prints of its player, in every part of the sum', () => {
	const on = (itemId: string) => ({ ...decoration('screen', 'back', 'small'), itemId })
	const config = {
		...plain,
		decorations: [on('team-front'), on('name-back'), on('number-back'), on('crest')],
	}
	const pieces = [
		{ name: true, number: true, quantity: 10 },
		{ name: false, number: true, quantity: 2 },
		{ name: false, number: false, quantity: 1 },
	]
	const price = designPrice({ prices: specPrices, baseCents: 10_000, config, pieces, roles: [] })
	expect(price.lines.map(({ count }) => count)).toEqual([13, 13, 10, 12, 13])
	expect(price.quantity).toBe(13)
	const subtotal = 10 * 13_200 + 2 * 12_400 + 11_600
	expect(price.totals.subtotalCents).toBe(subtotal)
	expect(price.lines.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(subtotal)
	const current = price.tiers.find(({ isCurrent }) => isCurrent)
	expect([current?.pieces, current?.totalCents]).toEqual([13, price.totals.totalCents])
	expect(price.unit.unit).toBe(13_200)
})

test('add-ons that the shop does not sell are neither charged nor listed', () => {
	const config = { ...plain, addOns: [addOn('jetpack'), addOn('toString'), addOn('padding')] }
	const price = designPrice({ prices: specPrices, baseCents: 1_000, config, roles: [] })
	expect(price.lines.map((line) => line.label)).toEqual(['Base price', 'Padding'])
	expect(price.unit.addOns).toBe(1_500)
})

test.each([0, -1, 1.5, Number.NaN])('a quantity of %d is refused', (quantity) => {
	expect(() =>
		designPrice({ prices: specPrices, baseCents: 1, config: { ...plain, quantity }, roles: [] }),
	).toThrow(RangeError)
})

test('the stored price has the shape of the specification', () => {
	const config = {
		...plain,
		decorations: [decoration('screen', 'chest', 'small')],
		addOns: [addOn('padding')],
		fundraisingEnabled: true,
	}
	const stored = storedPricing(
		designPrice({ prices: specPrices, baseCents: 7_900, config, roles: ['coach'], fundraisingBp: 1_500 }),
	)
	expect(DesignPricing.parse(stored)).toEqual({ basePrice: 7_900, customizationFee: 2_100, total: 131_100 })
})

test('a kit is priced whole: all its pieces count for the discount, and each line names its piece', () => {
	const jersey = {
		piece: 'Jersey',
		baseCents: 10_000,
		config: { ...plain, decorations: [decoration('tackle_twill', 'front', 'large')] },
	}
	const pants = { piece: 'Pants', baseCents: 5_000, config: plain }
	const price = designPrice({ prices: specPrices, ...jersey, further: [pants], roles: [] })
	expect(price.lines.map(({ piece, label, totalCents }) => [piece, label, totalCents])).toEqual([
		['Jersey', 'Base price', 120_000],
		['Jersey', 'Tackle twill, front, large', 42_000],
		['Pants', 'Base price', 60_000],
	])
	expect(price).toMatchObject({
		unit: { base: 15_000, decorations: 3_500, addOns: 0, unit: 18_500 },
		quantity: 24,
		unitPieces: 2,
		totals: { units: 24, subtotalCents: 222_000, totalCents: 199_800 },
		perPieceCents: 16_650,
	})
	expect(price.tiers.find(({ from }) => from === 50)).toMatchObject({ pieces: 50, totalCents: 393_125 })
	expect(price.tiers.find(({ isCurrent }) => isCurrent)).toMatchObject({ from: 24, totalCents: 199_800 })
})

test('sizes that cost more count in every sum, beside the price of one', () => {
	const printed = { name: true, number: true }
	const pieces = [
		{ ...printed, quantity: 9 },
		{ ...printed, quantity: 2, extra: { size: '2XL', cents: 200 } },
		{ ...printed, quantity: 1, extra: { size: '3XL', cents: 400 } },
	]
	const price = designPrice({ prices: specPrices, baseCents: 4_000, config: plain, pieces, roles: [] })
	expect(price.unit.unit).toBe(4_000)
	expect(
		price.extras.map(({ label, unitCents, count, totalCents }) => [label, unitCents, count, totalCents]),
	).toEqual([
		['Size 2XL', 200, 2, 400],
		['Size 3XL', 400, 1, 400],
	])
	// 12 × $40.00 + $8.00, less 5 %.
	expect(price.totals).toMatchObject({ subtotalCents: 48_800, totalCents: 46_360 })
	expect(price.tiers.find(({ isCurrent }) => isCurrent)?.totalCents).toBe(46_360)
	expect(storedPricing(price)).toEqual({ basePrice: 4_000, customizationFee: 0, total: 46_360 })
})
