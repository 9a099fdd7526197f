// Files as spreadsheets save them: every row is applied, unchanged, or reported with the expected value.
import { expect, test } from 'vitest'
import { mostRows, readStockFile, stockFile, type Shelf } from './stock-file.ts'
import { planOf } from './stock-plan.ts'

const shelf = (change: Partial<Shelf> = {}): Shelf => ({
	productId: 'p1',
	sku: 'RW-100',
	brand: 'Rawhide',
	model: 'Game Jersey, "Pro"',
	priceCents: 5_000,
	variantId: 'v1',
	size: 'L',
	color: 'Navy',
	stock: 10,
	counted: 30,
	...change,
})
const shelves = [
	shelf(),
	shelf({ variantId: 'v2', size: 'XL', stock: 0 }),
	shelf({ variantId: 'v3', size: 'XL', color: 'Red' }),
	shelf({ productId: 'p2', variantId: 'w1', sku: '=cmd', size: 'One size', priceCents: 1_999 }),
]
const plan = (text: string) => planOf(readStockFile(text), { shelves, kits: new Set(['fh-kit']) })
const errorsOf = (text: string) => plan(text).errors.map(({ row, column }) => [row, column])

test('a file that comes back as it went changes nothing', () => {
	expect(plan(stockFile(shelves))).toEqual({ stock: [], prices: [], errors: [], rows: 4, unchanged: 4 })
})

test('what would be a formula is text in the file, and is read back as it was', () => {
	const text = stockFile(shelves)
	expect(text).toContain("'=cmd")
	expect(plan(text.replace('19.99,10,19.99', '21,10,19.99'))).toMatchObject({
		prices: [{ productId: 'p2', fromCents: 1_999, toCents: 2_100 }],
		errors: [],
	})
})

test('what was sold since the file was made stays sold', () => {
	const text = 'sku,size,color,stock,was_stock,was_counted\nRW-100,L,Navy,15,12,30'
	expect(plan(text).stock).toMatchObject([{ variantId: 'v1', base: 30, delta: 3, from: 10, to: 13 }])
})

test.each([
	['tabs', 'SKU\tSize\tColor\tStock\nrw-100\tl\tnavy\t12\n'],
	['semicolons and a mark of order', '\uFEFFsku;size;color;stock\r\nRW-100;L;Navy;12\r\n\r\n'],
	['blanks around', 'sku, size ,color,stock\n RW-100 , L , Navy , 12 '],
	['the one color of a size', 'sku,size,stock\nRW-100,L,12'],
])('with %s', (_name, text) => {
	expect(plan(text)).toMatchObject({ stock: [{ variantId: 'v1', delta: 2, to: 12 }], errors: [], rows: 1 })
})

test.each([
	['no sku', 'sku,stock\n,5', [[2, 'sku']]],
	['unknown sku', 'sku,stock\nNOPE,5', [[2, 'sku']]],
	['unknown size', 'sku,size,stock\nRW-100,Oct-12,5', [[2, 'size']]],
	['unknown color', 'sku,size,color,stock\nRW-100,L,Gold,5', [[2, 'color']]],
	['no size', 'sku,color,stock\nRW-100,Navy,5', [[2, 'size']]],
	['no color', 'sku,size,stock\nRW-100,XL,5', [[2, 'color']]],
	['half a unit', 'sku,size,stock\nRW-100,L,1.5', [[2, 'stock']]],
	['less than nothing', 'sku,size,stock\nRW-100,L,-1', [[2, 'stock']]],
	['too much', 'sku,size,stock\nRW-100,L,1000001', [[2, 'stock']]],
	['words for a price', 'sku,price\nRW-100,free', [[2, 'price']]],
	['too dear', 'sku,price\nRW-100,250000', [[2, 'price']]],
	['two prices', 'sku,price\nRW-100,40\nRW-100,41', [[3, 'price']]],
	['one size twice', 'sku,size,stock\nRW-100,L,3\nRW-100,L,4', [[3, 'stock']]],
	['a price changed since', 'sku,price,was_price\nRW-100,45,49', [[2, 'price']]],
	['counted since', 'sku,size,stock,was_stock,was_counted\nRW-100,L,12,10,29', [[2, 'stock']]],
	['sold since', 'sku,size,stock,was_stock\nRW-100,L,1,20', [[2, 'stock']]],
	[
		'two faults in one row',
		'sku,size,stock,price\nRW-100,L,x,y',
		[
			[2, 'price'],
			[2, 'stock'],
		],
	],
	['a price for a kit', 'sku,price\nFH-KIT,40', [[2, 'price']]],
	['stock of a kit', 'sku,size,stock\nfh-kit,L,4', [[2, 'stock']]],
	['no head', 'RW-100,L,5', [[1, 'sku']]],
	['nothing to change', 'sku,size\nRW-100,L', [[1, 'sku']]],
	['empty', '', [[1, 'sku']]],
	['too long', `sku,stock\n${'RW-100,1\n'.repeat(mostRows + 1)}`, [[1, 'sku']]],
])('%s is named by row and column', (_name, text, errors) => {
	expect(errorsOf(text)).toEqual(errors)
})

test('every row is counted, and columns that no one knows are named', () => {
	const text =
		'sku,size,color,stock,shelf\nRW-100,L,Navy,10,A1\nRW-100,XL,Red,11,A2\n\nRW-100,XL,Navy,,A3\nNOPE,,,1,'
	const read = readStockFile(text)
	expect(read.unknown).toEqual(['shelf'])
	const { stock, prices, errors, rows, unchanged } = planOf(read, { shelves, kits: new Set() })
	expect([rows, stock.length + prices.length + errors.length + unchanged]).toEqual([4, 4])
	expect(errors).toMatchObject([{ row: 6, column: 'sku' }])
})
