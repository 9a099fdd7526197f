import { specCalendar } from '#shop-settings/rules/calendar.ts'
import { expect, test } from 'vitest'
import {
	arrivalOf,
	formatArrival,
	isColorAvailable,
	isProductAvailable,
	leadTimeOf,
	sizeStates,
	soldOutGroups,
} from './availability.ts'
import { testProduct, testVariants } from '../../../../tests/factories/catalog/sheet.ts'
import { sheetOf } from './sheet-of.ts'
import type { IsoDate } from '#kit/time.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

// Spec §9: lead time plus 3–5 business days. November 20, 2026 is a Friday.
test.each([
	['2026-11-20', 0, 'Nov 25 – Nov 27'],
	['2026-11-20', 5, 'Dec 2 – Dec 4'],
	['2026-11-21', 5, 'Dec 2 – Dec 4'],
	['2026-11-22', 5, 'Dec 2 – Dec 4'],
	['2026-11-23', 5, 'Dec 3 – Dec 7'],
	['2026-12-28', 1, 'Jan 1 – Jan 5'],
])('ordered on %s with %d days of lead time it arrives %s', (today, lead, text) => {
	expect(formatArrival(arrivalOf({ ...specCalendar, on: today as IsoDate }, lead))).toBe(text)
})

const sheet = sheetOf(testProduct, testVariants, specPrices)
const black = { id: 'black-orange', name: 'Black / Orange' }

test('a sold-out size names the colors that have it', () => {
	expect(sizeStates(sheet, 0)).toEqual([
		{ size: 'S', isAvailable: true, extraCents: 0, elsewhere: [] },
		{ size: 'M', isAvailable: true, extraCents: 0, elsewhere: [] },
		{ size: 'L', isAvailable: false, extraCents: 0, elsewhere: [black] },
		{ size: 'XL', isAvailable: false, extraCents: 0, elsewhere: [] },
	])
})

test('a size that is not made in a color counts as sold out there', () => {
	const withoutBlackSmall = sheetOf(
		testProduct,
		testVariants.filter((variant) => variant.id !== 'bs'),
		specPrices,
	)
	expect(sizeStates(withoutBlackSmall, 1)[0]).toMatchObject({ size: 'S', isAvailable: false })
})

test('sold-out sizes with the same way out stand together', () => {
	const navyGone = testVariants.map((variant) =>
		variant.colorway === 'navy-gold' ? { ...variant, stock: 0 } : variant,
	)
	expect(soldOutGroups(sheetOf(testProduct, navyGone, specPrices), 0)).toEqual([
		{ sizes: ['S', 'L'], elsewhere: [black] },
		{ sizes: ['M', 'XL'], elsewhere: [] },
	])
})

test('a color and a product are available while one variant is', () => {
	const last = testVariants.map((variant) => ({ ...variant, stock: variant.id === 'bl' ? 1 : 0 }))
	const one = sheetOf(testProduct, last, specPrices)
	expect([isColorAvailable(one, 0), isColorAvailable(one, 1), isProductAvailable(one)]).toEqual([
		false,
		true,
		true,
	])
	const none = sheetOf(
		testProduct,
		testVariants.map((variant) => ({ ...variant, stock: 0 })),
		specPrices,
	)
	expect(isProductAvailable(none)).toBe(false)
})

test.each([
	[{ colorway: 0, size: 1 }, 6],
	// No size chosen: the shortest lead time in stock, not the shorter one that is sold out.
	[{ colorway: 0, size: -1 }, 5],
	[{ colorway: 1, size: -1 }, 4],
	[{ colorway: 7, size: -1 }, undefined],
])('the choice %o leaves the house after %s days', (choice, days) => {
	expect(leadTimeOf(sheet, choice)).toBe(days)
})

test('a variant of a colorway that is gone is left out, and a color without pictures borrows the first', () => {
	const changed = sheetOf(
		{ ...testProduct, images: testProduct.images.filter((image) => image.colorway === 'navy-gold') },
		[...testVariants, { id: 'old', size: 'S', colorway: 'gone', stock: 9, leadTimeDays: 1 }],
		specPrices,
	)
	expect(changed.variants.map(([id]) => id)).not.toContain('old')
	expect(changed.colorways[1]?.pictures).toHaveLength(3)
})
