import { specSports } from '#kit/shop.ts'
import { expect, test } from 'vitest'
import { cellsIn } from './cells-form.ts'
import { blankProduct, copyOf, newProductIn, noColor, rowsAfter, typedProductIn } from './product-form.ts'

const sent = {
	garment: 'tee',
	model: 'Comet Tee',
	brand: 'Ridgeline',
	sku: 'RL-1',
	sport: 'spirit',
	description: '',
	price: '$49.50',
	lead: '12',
	certs: '',
	sizes: 'S, M\nL',
	customizable: 'on',
	'color-0-name': 'Day',
	'color-0-primary': 'white',
	'color-0-secondary': 'navy',
	'color-10-primary': 'black',
	'color-10-secondary': 'black',
	'color-2-primary': 'red',
	'color-2-secondary': 'white',
}

test('a form is read, its colors in their order', () => {
	const read = newProductIn(specSports, typedProductIn(sent))
	expect(read).toMatchObject({
		ok: true,
		value: { basePriceCents: 4_950, leadTimeDays: 12, sizes: ['S', 'M', 'L'], sublimated: false },
	})
	expect(read.ok && read.value.colors.map(({ primary }) => primary)).toEqual(['white', 'red', 'black'])
})

test.each([
	[{ price: 'a lot' }, { price: 'Price in dollars, such as 49.95' }],
	[{ lead: 'soon' }, { lead: 'Lead time of 0 to 365 days' }],
	[{ model: '' }, { model: 'Model required' }],
	[{ garment: 'cape' }, { garment: 'Choose a garment' }],
	[{ sizes: '' }, { sizes: 'At least one size' }],
	[{ 'color-2-primary': '' }, { 'color-1-primary': 'Choose a color' }],
	[{ 'color-2-name': 'day' }, { colors: 'Two colors have the same name' }],
])('%o has its error at its field', (change, errors) => {
	expect(newProductIn(specSports, typedProductIn({ ...sent, ...change }))).toEqual({ ok: false, errors })
})

test('an empty form asks for the usual sizes of its garment', () => {
	expect(blankProduct('snapback', 'spirit', 10).sizes).toBe('One Size')
	expect(blankProduct('hockey-socks', 'hockey', 10).sizes).toBe('YL, S, M, L, XL')
	expect(blankProduct('tee', 'spirit', 10).sizes).toMatch(/^YS, .*4XL$/)
})

test('a duplicate has all fields but the SKU; a color outside the palette is chosen anew', () => {
	const [navy, gold] = ['#14284f', '#f2b21b']
	const copied = copyOf({
		product: {
			brand: 'Ridgeline',
			model: 'Comet Tee',
			sport: 'spirit',
			description: 'Soft.',
			basePriceCents: 4_000,
			regularPriceCents: 4_950,
			safetyCerts: ['A', 'B'],
			colorways: [
				{ name: 'Day', primary: navy, secondary: gold },
				{ name: 'Odd', primary: '#123456', secondary: gold },
			],
			attributes: { templateId: 'tee', customizable: true },
		},
		shelves: [
			{ size: 'S', leadTimeDays: 9 },
			{ size: 'M', leadTimeDays: 7 },
			{ size: 'S', leadTimeDays: 9 },
		],
	})
	expect(copied).toMatchObject({
		garment: 'tee',
		sku: '',
		price: '49.50',
		lead: '7',
		sizes: 'S, M',
		colors: [
			{ name: 'Day', primary: 'navy', secondary: 'gold' },
			{ name: 'Odd', primary: '', secondary: 'gold' },
		],
	})
	expect(newProductIn(specSports, copied)).toEqual({
		ok: false,
		errors: { sku: 'SKU required', 'color-1-primary': 'Choose a color' },
	})
})

test('rows of colors are added and removed', () => {
	const [day, night] = [
		{ ...noColor, name: 'Day' },
		{ ...noColor, name: 'Night' },
	]
	expect(rowsAfter('add-color', [day])).toEqual([day, noColor])
	expect(rowsAfter('remove-color-0', [day, night])).toEqual([night])
	expect(rowsAfter('create', [day])).toBeUndefined()
})

test('a change of colors and sizes is read; a new color needs both of its colors', () => {
	const typed = {
		seenAt: '7',
		'extra-S': '',
		'extra-2XL': ' $2.50 ',
		'name-navy': ' Home ',
		'remove-red': 'on',
		sizes: 'S, M',
		'sku-1': 'A-1',
	}
	expect(cellsIn(typed)).toEqual({
		seenAt: 7,
		change: {
			names: new Map([['navy', 'Home']]),
			removed: ['red'],
			added: [],
			sizes: ['S', 'M'],
			skus: new Map([['1', 'A-1']]),
			extras: new Map([
				['S', 0],
				['2XL', 250],
			]),
			cellExtras: new Map(),
		},
	})
	const byColor = { ...typed, extrasByColor: 'on', 'extraIn-navy S': '', 'extraIn-navy One Size': '3' }
	expect(cellsIn(byColor)).toMatchObject({
		change: {
			extras: new Map(),
			cellExtras: new Map([
				['navy S', 0],
				['navy One Size', 300],
			]),
		},
	})
	expect(cellsIn({ ...byColor, 'extraIn-navy One Size': 'x' })).toEqual({
		problem: 'Extra price of One Size in Home: enter it in dollars, such as 2.00, or leave it empty.',
	})
	const color = { 'color-0-name': '', 'color-0-primary': 'navy', 'color-0-secondary': 'gold' }
	expect(cellsIn({ ...typed, 'extra-2XL': 'two' })).toEqual({
		problem: 'Extra price of 2XL: enter it in dollars, such as 2.00, or leave it empty.',
	})
	expect(cellsIn({ ...typed, ...color })).toMatchObject({ change: { added: [{ primary: 'navy' }] } })
	expect(cellsIn({ ...typed, ...color, 'color-0-secondary': '' })).toEqual({
		problem: 'Choose both colors of the new color.',
	})
})
