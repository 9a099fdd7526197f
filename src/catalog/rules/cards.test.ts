import { expect, test } from 'vitest'
import { dotsOf, shippingLabel, sizeRange } from './cards.ts'

test.each([
	[['S', 'M', 'L', '4XL'], 'S–4XL'],
	[['One Size'], 'One Size'],
	[[], ''],
])('the sizes %j are shown as %s', (sizes, text) => {
	expect(sizeRange(sizes)).toBe(text)
})

test.each([
	[true, 1, 'Ships in 1 day'],
	[true, 15, 'Ships in 15 days'],
	[false, 3, 'Sold out'],
])('in stock %s with %d days says %s', (inStock, leadTimeDays, text) => {
	expect(shippingLabel({ inStock, leadTimeDays })).toBe(text)
})

test('six colorways are shown as dots and the rest is counted', () => {
	const colorways = Array.from({ length: 8 }, (_, index) => ({
		id: `${index}`,
		primary: '#000',
		secondary: '#fff',
	}))
	expect(dotsOf(colorways)).toMatchObject({ dots: { length: 6 }, more: 2 })
	expect(dotsOf(colorways.slice(0, 6)).more).toBe(0)
})
