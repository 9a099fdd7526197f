import { expect, test } from 'vitest'
import { specPrices } from '#pricing/rules/price-list.ts'
import { specCalendar } from '#shop-settings/rules/calendar.ts'
import { isoDate } from '#kit/time.ts'
import { testProduct, testVariants } from '../../../../tests/factories/catalog/sheet.ts'
import { sheetOf } from './sheet-of.ts'
import { arrivalIn, viewIn } from './view-phrases.ts'
import { viewOf } from './view.ts'

const product = {
	...testProduct,
	regularPriceCents: 14_900,
	colorways: testProduct.colorways.map((colorway, at) => ({ ...colorway, name: at === 0 ? 'Azul' : 'Rojo' })),
}
const soldOut = testVariants.map((variant) => ({ ...variant, stock: 0 }))
const single = testVariants.map((variant) => ({ ...variant, stock: variant.stock && 1, leadTimeDays: 1 }))

/** Each color, size and tier, in ample, low and no stock, around the turn of the year. */
const cases = [testVariants, soldOut, single].flatMap((variants) =>
	[0, 1].flatMap((colorway) =>
		[-1, 0, 1, 2, 3].flatMap((size) =>
			[1, 2, 13, 120].flatMap((quantity) =>
				['2026-11-20', '2026-12-21', '2027-04-05', '2027-08-12'].map((on) => ({
					variants,
					choice: { colorway, size, quantity, isBlank: false },
					on,
				})),
			),
		),
	),
)

const english =
	/\b(?:Sold|out|in|every|size|and|color|Choose|is|Only|stock|the|cart|takes|left|Arrives|early|Leaves|our|house|business|days?|price|regular|for|you|save|more|to|Best|Jan|Apr|Aug|Dec)\b/

test('no text of a choice is in English on a page in Spanish', () => {
	for (const { variants, choice, on } of cases) {
		const sheet = sheetOf(product, variants, specPrices)
		const view = viewOf(sheet, choice, { ...specCalendar, on: isoDate(new Date(`${on}T12:00:00Z`)) })
		const { texts } = viewIn('es', view, sheet.colorways)
		expect(Object.values(texts).filter((text) => english.test(text))).toEqual([])
		for (const [name, text] of Object.entries(view.texts))
			expect(texts[name as keyof typeof texts] === '', name).toBe(text === '')
		expect(viewIn('en', view, sheet.colorways)).toBe(view)
	}
})

test('texts with parts keep them', () => {
	const sheet = sheetOf(product, testVariants, specPrices)
	const today = { ...specCalendar, on: isoDate(new Date('2026-11-20T12:00:00Z')) }
	const shown = (size: number, quantity = 1) =>
		viewIn('es', viewOf(sheet, { colorway: 0, size, quantity, isBlank: false }, today), sheet.colorways).texts
	expect(shown(1).stock).toBe('Solo quedan 12 en M, Azul')
	expect(shown(2).stock).toBe('L está agotada en Azul')
	expect(shown(1, 20).stock).toBe('Solo hay 12: al carrito van 12')
	expect(shown(0, 24).total).toBe('24 por $2,570.40, ahorra $285.60')
	expect(shown(0).arrival).toMatch(/^Llega \d+ dic – \d+ dic$/)
	expect(
		arrivalIn('es', { from: isoDate(new Date('2026-12-30')), to: isoDate(new Date('2027-01-02')) }),
	).toBe('30 dic – 2 ene')
})

test('colors of the shop have their Spanish names, other colors their own', () => {
	const today = { ...specCalendar, on: isoDate(new Date('2026-11-20T12:00:00Z')) }
	const stockIn = (name: string, size: number) => {
		const named = { ...product, colorways: product.colorways.map((one) => ({ ...one, name })) }
		const sheet = sheetOf(named, testVariants, specPrices)
		const view = viewOf(sheet, { colorway: 0, size, quantity: 1, isBlank: false }, today)
		const { color, stock } = viewIn('es', view, sheet.colorways).texts
		return [color, stock]
	}
	expect(stockIn('Navy / White', 1)).toEqual([
		'Azul marino / Blanco',
		'Solo quedan 12 en M, Azul marino / Blanco',
	])
	expect(stockIn('Navy', 2)).toEqual(['Azul marino', 'L está agotada en Azul marino'])
	expect(stockIn('Graphite (Heather)', 2)).toEqual([
		'Graphite (Heather)',
		'L está agotada en Graphite (Heather)',
	])
})
