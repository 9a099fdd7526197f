import { expect, test } from 'vitest'
import { nearestBlank } from './blank.ts'

const colorways = [
	{ id: 'navy-gold', primary: '#14284f' },
	{ id: 'royal-white', primary: '#1d4fb8' },
	{ id: 'red-white', primary: '#c21a2c' },
	{ id: 'red-black', primary: '#c21a2c' },
]
const blank = (colorway: string, size: string, stock: number) => ({
	id: `${colorway} ${size}`,
	colorway,
	size,
	stock,
})
const blanks = [
	blank('navy-gold', 'M', 0),
	blank('royal-white', 'M', 3),
	blank('red-white', 'M', 0),
	blank('red-black', 'M', 9),
	blank('navy-gold', 'L', 5),
	blank('royal-white', 'L', 5),
]

test.each([
	['the nearest color', 'L', '#101f40', 'navy-gold L'],
	['the nearest that is sold out before another color in stock', 'M', '#101f40', 'navy-gold M'],
	['the one in stock among equal colors', 'M', '#d02030', 'red-black M'],
	['the first of the product for a color that nobody can read', 'L', 'no color', 'navy-gold L'],
])('a design is made on %s', (_case, size, color, expected) => {
	expect(nearestBlank(blanks, { size, color }, colorways)?.id).toBe(expected)
})

test('without any in stock it is the nearest; in a size that is not made there is none', () => {
	const sold = blanks.map((found) => ({ ...found, stock: 0 }))
	expect(nearestBlank(sold, { size: 'M', color: '#15294f' }, colorways)?.id).toBe('navy-gold M')
	expect(nearestBlank(blanks, { size: 'XXL', color: '#14284f' }, colorways)).toBeUndefined()
})
