import { expect, test } from 'vitest'
import { sizeCentsOfDesign } from './design-size-prices.ts'
import {
	extraCentsOf,
	extraPricesFor,
	extraPricesProblem,
	keptCents,
	mostExtraCents,
	sizeCentsOf,
	sizeExtra,
	sizeExtras,
	sizePricesText,
	withColorIds,
	withColorNames,
} from './size-prices.ts'

const sizeCents = { '2XL': 200, '3XL': 400 }
const colorCents = { navy: { M: 0, '2XL': 200 }, neon: { M: 100, '2XL': 400 } }

const cellsOf = (sizes: readonly string[], colors = ['navy', 'neon']) =>
	colors.flatMap((color) => sizes.map((size) => ({ color, size })))

test.each([
	['M', 0],
	['2XL', 200],
	[' 2xl ', 200],
	['3XL', 400],
	['', 0],
	['constructor', 0],
])('size %o costs %d cents more', (size, cents) => {
	expect(sizeCentsOf(sizeCents, size)).toBe(cents)
	expect(extraCentsOf({ sizeCents }, { color: 'any', size })).toBe(cents)
})

test.each([
	['navy', '2xl', 200],
	['neon', '2XL', 400],
	['neon', 'M', 100],
	['navy', 'M', 0],
	['other', 'M', 0],
	['constructor', 'M', 0],
])('in %s, size %s costs %d cents more', (color, size, cents) => {
	expect(extraCentsOf({ colorCents }, { color, size })).toBe(cents)
})

test('a product without amounts costs the same in all sizes', () => {
	expect(sizeCentsOf(undefined, '2XL')).toBe(0)
	expect(extraPricesFor(cellsOf(['S', 'M']), () => 0)).toEqual({})
	expect([sizePricesText({}), mostExtraCents({})]).toEqual(['', 0])
})

test('amounts are kept by size while all colors have the same, else by color with every size', () => {
	const same = extraPricesFor(cellsOf(['M', '2XL']), ({ size }) => sizeCentsOf(sizeCents, size))
	expect(same).toEqual({ sizeCents: { '2XL': 200 } })
	const other = extraPricesFor(cellsOf(['M', '2XL']), (cell) => extraCentsOf({ colorCents }, cell))
	expect(other).toEqual({ colorCents })
})

test.each([
	[{ sizeCents }, { color: 'new', size: '2XL' }, 200],
	[{ colorCents }, { color: 'navy', size: '2XL' }, 200],
	[{ colorCents }, { color: 'new', size: '2XL' }, 0],
	[{ colorCents: { navy: { S: 50 }, neon: { S: 50, M: 1 } } }, { color: 'new', size: 'S' }, 50],
	[null, { color: 'navy', size: 'S' }, 0],
])('with %o, %o starts with %d', (before, cell, cents) => {
	expect(keptCents(before, cell)).toBe(cents)
})

test.each([
	[['M', '2XL'], { '2XL': 1 }, undefined],
	[['M', '2XL'], { '2XL': 100_000 }, undefined],
	[['M', '2XL'], { '2XL': 100_001 }, 'Extra price: from $0.00 to $1,000.00 a size.'],
	[['M', '2XL'], { '2XL': -1 }, 'Extra price: from $0.00 to $1,000.00 a size.'],
	[['M', '2XL'], { '2XL': 1.5 }, 'Extra price: from $0.00 to $1,000.00 a size.'],
	[
		['M', '2XL'],
		{ M: 100, '2XL': 200 },
		'Extra price: leave at least one size without it. Its price is the product’s price.',
	],
	[['M'], undefined, undefined],
])('sizes %o with %o: %s', (sizes, amounts, problem) => {
	expect(extraPricesProblem(cellsOf(sizes), { sizeCents: amounts })).toBe(problem)
})

test('one size of one color is left without an amount; colors that look the same cost the same', () => {
	const pair = (id: string, primary: string) => ({ color: id, name: id, primary, secondary: '#ffffff' })
	const cells = cellsOf(['M', '2XL'])
	const differing = [pair('navy', '#001f5b'), pair('neon', '#ccff00')]
	expect(extraPricesProblem(cells, { colorCents }, differing)).toBeUndefined()
	const dear = { ...colorCents, navy: { M: 1, '2XL': 200 } }
	expect(extraPricesProblem(cells, { colorCents: dear }, differing)).toMatch(/leave at least one size/)
	expect(extraPricesProblem(cells, { colorCents }, [pair('navy', '#001F5B'), pair('neon', '#001f5b')])).toBe(
		'Extra price: navy and neon have the same two colors, so a size costs the same in both.',
	)
})

test('amounts as text', () => {
	expect([sizeExtra(0), sizeExtra(200)]).toEqual(['', ' +$2.00'])
	expect([[], [0, 0], [200, 200], [0, 200]].map((cents) => sizeExtras(cents))).toEqual([
		'',
		'',
		' +$2.00',
		' +$0.00 to +$2.00',
	])
	expect(sizePricesText({ sizeCents: { '3XL': 400, '2XL': 200 } })).toBe('2XL +$2.00, 3XL +$4.00')
	const colors = [
		{ id: 'navy', name: 'Navy' },
		{ id: 'neon', name: 'Neon' },
	]
	const named = withColorNames({ colorCents }, colors)
	expect(sizePricesText(named)).toBe('Navy: 2XL +$2.00; Neon: 2XL +$4.00, M +$1.00')
	expect(withColorIds(named, colors)).toEqual({ colorCents })
	expect(mostExtraCents({ colorCents })).toBe(400)
})

test.each([
	['#001f5b', '#ffffff', { '2XL': 200, '3XL': 900 }],
	['#d0ff10', '#000000', { M: 100, '2XL': 400, '3XL': 900 }],
])(
	'a design of %s and %s costs what the blanks cost that it is made on',
	(primaryColor, secondaryColor, cents) => {
		const colorways = [
			{ id: 'neon', primary: '#ccff00', secondary: '#000000' },
			{ id: 'navy', primary: '#001f5b', secondary: '#ffffff' },
			{ id: 'red', primary: '#b00020', secondary: '#ffffff' },
		]
		// Only red is made in 3XL.
		const product = { colorways, colorCents: { ...colorCents, red: { M: 0, '3XL': 900 } } }
		expect(sizeCentsOfDesign(product, { primaryColor, secondaryColor })).toEqual(cents)
		expect(sizeCentsOfDesign({ colorways, sizeCents }, { primaryColor, secondaryColor })).toBe(sizeCents)
	},
)
