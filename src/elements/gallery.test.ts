import { expect, test } from 'vitest'
import { testProduct, testVariants } from '#catalog/product-rules/sheet-factory.ts'
import { sheetOf } from '#catalog/product-rules/sheet.ts'
import { pictureAt } from './gallery.ts'
import { lineOf } from './product-line.ts'

test.each([
	[0, 400, 3, 0],
	[199, 400, 3, 0],
	[201, 400, 3, 1],
	[800, 400, 3, 2],
	[9_999, 400, 3, 2],
	[-50, 400, 3, 0],
	[0, 0, 3, 0],
])('scrolled to %d of pictures %d wide, of %d the current one is %d', (left, width, count, at) => {
	expect(pictureAt(left, width, count)).toBe(at)
})

test('the line of the cart carries the choice and leads back to it', () => {
	const sheet = sheetOf(testProduct, testVariants)
	const variant = sheet.variants.find(([id]) => id === 'bl')
	expect(variant && lineOf(sheet, { colorway: 1, size: 2, quantity: 3 }, variant)).toMatchObject({
		variantId: 'bl',
		color: 'Black / Orange',
		size: 'L',
		qty: 3,
		priceCents: 11_900,
		picture: 'black-orange-front',
		href: `/product/${testProduct.id}?color=black-orange&size=L`,
	})
})
