import { specCalendar } from '#shop-settings/rules/calendar.ts'
import { expect, test } from 'vitest'
import type { IsoDate } from '#kit/time.ts'
import { picturedColorway, testProduct, testVariants } from '../../../../tests/factories/catalog/sheet.ts'
import { sheetOf } from './sheet-of.ts'
import { dealOf, ladderOf, viewOf } from './view.ts'
import fc from 'fast-check'
import { asCents, formatUsd, percent } from '#kit/money.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

test('the ladder has the five steps of the spec', () => {
	expect(
		ladderOf(11_900, specPrices.tiers).map(({ label, bp, eachCents }) => [label, percent(bp), eachCents]),
	).toEqual([
		['1–11', '0 %', 11_900],
		['12–23', '5 %', 11_305],
		['24–49', '10 %', 10_710],
		['50–99', '15 %', 10_115],
		['100+', '20 %', 9_520],
	])
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
	expect(dealOf(5_000, quantity, specPrices.tiers)).toMatchObject({ bp, next })
})

test('the total is what the cart charges: the discount once, on the subtotal', () => {
	// 12 × $9.99 = $119.88, 5 % of it is $5.994: $5.99. Twelve times the rounded $9.49 would be $113.88.
	expect(dealOf(999, 12, specPrices.tiers)).toMatchObject({
		eachCents: 949,
		savedCents: 599,
		totalCents: 11_389,
	})
})

test('what is paid and what is saved make up the whole price', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 10_000_00 }), fc.integer({ min: 1, max: 999 }), (price, units) => {
			const { totalCents, savedCents, eachCents } = dealOf(price, units, specPrices.tiers)
			expect(totalCents + savedCents).toBe(price * units)
			expect(eachCents).toBeGreaterThanOrEqual(ladderOf(price, specPrices.tiers).at(-1)?.eachCents ?? 0)
			expect(eachCents).toBeLessThanOrEqual(price)
		}),
	)
})

const sheet = sheetOf(testProduct, testVariants, specPrices)
const friday = { ...specCalendar, on: '2026-11-20' as IsoDate }
const view = (colorway: number, size: number, quantity = 1) =>
	viewOf(sheet, { colorway, size, quantity, isBlank: false }, friday)

test('without a size nothing can be added, and the page says what to choose', () => {
	const { canAdd, tone, texts } = view(0, -1)
	expect({ canAdd, tone, reason: texts.reason, size: texts.size }).toEqual({
		canAdd: false,
		tone: 'open',
		reason: 'Choose a size',
		size: '',
	})
	expect(texts.arrival).toBe('Arrives as early as Dec 2 – Dec 4')
})

test('with stock it can be added, and the arrival is that of the variant', () => {
	const { canAdd, texts } = view(0, 1)
	expect(canAdd).toBe(true)
	expect(texts).toMatchObject({
		reason: '',
		arrival: 'Arrives Dec 3 – Dec 7',
		color: 'Navy / Gold',
		size: 'M',
	})
	expect(texts.lead).toBe('Leaves our house after 6 business days.')
})

test.each([
	[0, 0, 1, 'good', 'In stock'],
	[1, 2, 1, 'good', 'In stock'],
	[0, 1, 1, 'low', 'Only 12 left in M, Navy / Gold'],
	[0, 1, 12, 'low', 'Only 12 left in M, Navy / Gold'],
	[0, 1, 13, 'low', 'Only 12 in stock: the cart takes 12'],
	[0, 2, 1, 'out', 'L is sold out in Navy / Gold'],
	[1, 1, 1, 'out', 'M is sold out in Black / Orange'],
])('color %d, size %d, %d units: %s, %s', (colorway, size, quantity, tone, stock) => {
	const found = view(colorway, size, quantity)
	expect([found.tone, found.texts.stock]).toEqual([tone, stock])
	expect(found.canAdd).toBe(tone !== 'out')
	expect(found.texts.arrival === '').toBe(tone === 'out')
})

test('a sold-out color, and a sold-out product, say so before a size is asked for', () => {
	const gone = (color?: string) =>
		sheetOf(
			testProduct,
			testVariants.map((variant) =>
				color === undefined || variant.colorway === color ? { ...variant, stock: 0 } : variant,
			),
			specPrices,
		)
	const open = { colorway: 0, size: -1, quantity: 1, isBlank: false }
	expect(viewOf(gone('navy-gold'), open, friday).texts.reason).toBe('Sold out in Navy / Gold')
	expect(viewOf(gone(), open, friday).texts.reason).toBe('Sold out in every size and color')
})

test('a product without variants can be shown', () => {
	const bare = sheetOf({ ...testProduct, colorways: [], images: [] }, [], specPrices)
	expect(viewOf(bare, { colorway: 0, size: -1, quantity: 1, isBlank: false }, friday)).toMatchObject({
		canAdd: false,
		sizes: [],
		texts: { color: '', arrival: '', stock: 'Sold out in every size and color' },
	})
})

test('what is printed costs what the spec says, and the garment alone costs its base price', () => {
	const printed = sheetOf({ ...testProduct, colorways: [picturedColorway] }, testVariants, specPrices)
	expect(printed.colorways[0]?.pictured).toEqual({
		unitCents: 11_900 + 800 + 2_200,
		parts: [
			{ label: 'Team name, front, screen print, small', cents: 800 },
			{ label: 'Number, back, tackle twill, medium', cents: 2_200 },
		],
		blankPicture: 'blank',
		blank: { alt: 'Test Jersey in Navy / Gold, blank, front' },
	})
	const choice = { colorway: 0, size: 0, quantity: 12, isBlank: false }
	expect(viewOf(printed, choice, friday)).toMatchObject({
		texts: {
			pictured: '$149.00',
			each: '$141.55',
			was: '$149.00',
			total: '12 for $1,698.60, you save $89.40',
		},
		stepPrices: ['$149.00', '$141.55', '$134.10', '$126.65', '$119.20'],
	})
	expect(viewOf(printed, { ...choice, isBlank: true }, friday)).toMatchObject({
		texts: { pictured: '$149.00', was: '$119.00' },
	})
	expect(view(0, 0).texts).toMatchObject({ pictured: '', each: '$119.00' })
	const plain = { ...picturedColorway, design: { ...picturedColorway.design, blankPicture: null } }
	expect(
		sheetOf({ ...testProduct, colorways: [plain] }, [], specPrices).colorways[0]?.pictured,
	).toBeUndefined()
})

test('the prices follow the quantity', () => {
	expect(view(0, 0, 1)).toMatchObject({
		step: 0,
		texts: { each: '$119.00', was: '', total: '', next: '11 more to save 5 %' },
	})
	expect(view(0, 0, 2).texts.total).toBe('2 for $238.00')
	expect(view(0, 0, 24)).toMatchObject({
		step: 2,
		texts: {
			each: '$107.10',
			was: '$119.00',
			total: '24 for $2,570.40, you save $285.60',
			next: '26 more to save 15 %',
		},
	})
	expect(view(0, 0, 100)).toMatchObject({ step: 4, texts: { next: 'Best price: you save 20 %' } })
})

test('the price follows the size, alone and as pictured, also during a sale', () => {
	const product = {
		...testProduct,
		basePriceCents: 10_000,
		regularPriceCents: 11_900,
		colorways: [picturedColorway],
		attributes: { ...testProduct.attributes, sizeCents: { L: 200 } },
	}
	const sized = sheetOf(product, testVariants, specPrices)
	const pictured = sized.colorways[0]?.pictured?.unitCents ?? 0
	const textsOf = (size: number, isBlank: boolean) => {
		const { texts, stepPrices } = viewOf(sized, { colorway: 0, size, quantity: 1, isBlank }, friday)
		return [texts.each, texts.was, texts.blank, texts.pictured, stepPrices[0]]
	}
	const [small, large] = [formatUsd(asCents(pictured)), formatUsd(asCents(pictured + 200))]
	expect(textsOf(-1, true)).toEqual(['$100.00', '$119.00', '$100.00', small, '$100.00'])
	expect(textsOf(sized.sizes.indexOf('M'), true)).toEqual(textsOf(-1, true))
	expect(textsOf(sized.sizes.indexOf('L'), true)).toEqual(['$102.00', '$121.00', '$102.00', large, '$102.00'])
	expect(textsOf(sized.sizes.indexOf('L'), false)[0]).toBe(large)
})
