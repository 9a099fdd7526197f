import { expect, test } from 'vitest'
import { nearestBlank } from './blank.ts'

const colorways = [
	{ id: 'navy-gold', primary: '#14284f', secondary: '#f2b21b' },
	{ id: 'royal-white', primary: '#1d4fb8', secondary: '#ffffff' },
	{ id: 'red-white', primary: '#c21a2c', secondary: '#ffffff' },
	{ id: 'red-black', primary: '#c21a2c', secondary: '#17181c' },
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
	const colors = { primaryColor: color, secondaryColor: 'none' }
	expect(nearestBlank(blanks, { size, ...colors }, colorways)?.id).toBe(expected)
})

test('without any in stock it is the nearest; in a size that is not made there is none', () => {
	const sold = blanks.map((found) => ({ ...found, stock: 0 }))
	expect(
		nearestBlank(sold, { size: 'M', primaryColor: '#15294f', secondaryColor: '#f2b21b' }, colorways)?.id,
	).toBe('navy-gold M')
	expect(
		nearestBlank(blanks, { size: 'XXL', primaryColor: '#14284f', secondaryColor: '#f2b21b' }, colorways),
	).toBeUndefined()
})

test('of two blanks in the same first color the second color decides, before the stock', () => {
	const red = { size: 'M', primaryColor: '#c21a2c' }
	expect(nearestBlank(blanks, { ...red, secondaryColor: '#fdfdfd' }, colorways)?.id).toBe('red-white M')
	expect(nearestBlank(blanks, { ...red, secondaryColor: '#000000' }, colorways)?.id).toBe('red-black M')
})
