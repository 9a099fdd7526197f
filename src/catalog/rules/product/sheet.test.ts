import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOf, choiceQuery, choiceTextIn, quantityOf, variantAt } from './sheet.ts'
import { sheetOf } from './sheet-of.ts'
import { testProduct, testVariants } from '../../../../tests/factories/catalog/sheet.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const sheet = sheetOf(testProduct, testVariants, specPrices)

test.each([
	['1', 1],
	['12', 12],
	['999', 999],
	['1000', 999],
	['1e9', 999],
	['0', 1],
	['-4', 1],
	['2.9', 2],
	['', 1],
	['many', 1],
	['NaN', 1],
	['Infinity', 1],
	[null, 1],
	[undefined, 1],
])('the quantity %s counts as %d', (text, quantity) => {
	expect(quantityOf(text)).toBe(quantity)
})

test('an unknown color falls back to the first in stock and an unknown size to none', () => {
	expect(choiceOf(sheet, { color: 'pink', size: 'XS' })).toEqual({
		colorway: 0,
		size: -1,
		quantity: 1,
		isBlank: false,
	})
	const navyGone = testVariants.map((variant) =>
		variant.colorway === 'navy-gold' ? { ...variant, stock: 0 } : variant,
	)
	expect(choiceOf(sheetOf(testProduct, navyGone, specPrices), {}).colorway).toBe(1)
})

test('the only size of a product is chosen at once', () => {
	const cap = sheetOf(
		testProduct,
		[{ id: 'c', size: 'One Size', colorway: 'navy-gold', stock: 1, leadTimeDays: 3 }],
		specPrices,
	)
	expect(choiceOf(cap, {}).size).toBe(0)
})

test('a product without colors or variants still has a choice', () => {
	const bare = sheetOf({ ...testProduct, colorways: [], images: [] }, [], specPrices)
	const choice = choiceOf(bare, { color: 'x', size: 'L' })
	expect(choice).toEqual({ colorway: 0, size: -1, quantity: 1, isBlank: false })
	expect(variantAt(bare, choice)).toBeUndefined()
	expect(choiceQuery(bare, choice)).toBe('?')
})

test('reading the address that was written gives the same choice', () => {
	const choices = fc.record({
		colorway: fc.integer({ min: 0, max: 1 }),
		size: fc.integer({ min: -1, max: 3 }),
		quantity: fc.integer({ min: 1, max: 999 }),
		isBlank: fc.boolean(),
	})
	fc.assert(
		fc.property(choices, (choice) => {
			const query = new URLSearchParams(choiceQuery(sheet, choice))
			expect(choiceOf(sheet, choiceTextIn(query))).toEqual(choice)
		}),
	)
})

test('any texts in the address give a choice that exists', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), fc.string(), (color, size, qty) => {
			const choice = choiceOf(sheet, { color, size, qty })
			expect(sheet.colorways[choice.colorway]).toBeDefined()
			expect(choice.size).toBeGreaterThanOrEqual(-1)
			expect(Number.isSafeInteger(choice.quantity)).toBe(true)
		}),
	)
})
