// The format of files of products: what is exported reads the same, and bad rows are named.
import { specSports } from '#kit/shop.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decorationMethods } from '#garments/template.ts'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { extraPricesFor } from '#catalog/rules/size-prices.ts'
import { productFile, templateFile } from './product-file.ts'
import { readProductFile } from './read-product-file.ts'
import { planProducts } from './product-plan.ts'

const noShop = {
	products: new Map<string, ProductFacts>(),
	pieces: new Map(),
	sizeSkus: new Map<string, string>(),
	newLeadDays: 12,
	sold: specSports,
}
const shopOf = (products: readonly ProductFacts[]) => ({
	...noShop,
	products: new Map(products.map((product) => [product.sku.toLowerCase(), product])),
	sizeSkus: new Map(products.flatMap(({ sku, sizes }) => sizes.map((size) => [size.sku, sku]))),
})

const word = fc
	.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'aZ9 ,;"\'=+-@|é') })
	.map((text) => text.trim())
	.filter((text) => text !== '')
const prose = fc
	.string({ maxLength: 60, unit: fc.constantFrom(...'aZ ,;"\'=\n-') })
	.map((text) => text.trim())
const hex = fc.constantFrom('#14284f', '#f2b21b', '#123456', '#c21a2c')
const colors = fc.uniqueArray(fc.record({ color: word, primary: hex, secondary: hex }), {
	minLength: 1,
	maxLength: 3,
	selector: ({ color }) => color.toLowerCase(),
})
type ColorPair = { color: string; primary: string; secondary: string }
const sizeNames = fc.uniqueArray(fc.constantFrom('S', 'M', 'L', 'XL', 'One Size'), {
	minLength: 1,
	maxLength: 4,
})

const measured = fc.constantFrom('', '34-36', '18 1/2', '27.5')
/** Of a size chart: how it fits, and a measure with a value for each size. */
const chart = fc
	.record({
		fit: fc.oneof(fc.constant(''), word),
		columns: fc.uniqueArray(
			fc.record({ measure: fc.oneof(fc.constantFrom('Fit', 'a|b:c'), word), value: measured }),
			{
				minLength: 1,
				maxLength: 3,
				selector: ({ measure }) => measure.toLowerCase(),
			},
		),
	})
	.filter(({ columns }) => columns.some(({ value }) => value !== ''))
const chartOf = (
	{ fit, columns }: { fit: string; columns: { measure: string; value: string }[] },
	names: string[],
) => ({
	fit,
	measures: columns.map(({ measure }) => measure),
	rows: names.map((size) => ({ size, values: columns.map(({ value }) => value) })),
})

/** The same in all colors, or where no two look alike more in the first one. */
function extrasOf({ pairs, names, extraCents }: { pairs: ColorPair[]; names: string[]; extraCents: number }) {
	if (extraCents === 0 || names.length < 2) return {}
	const isByColor = extraCents % 3 === 0 && new Set(pairs.map(({ primary }) => primary)).size === pairs.length
	const cells = pairs.flatMap(({ color }) => names.map((size) => ({ color, size })))
	return extraPricesFor(cells, ({ color, size }) =>
		size === names.at(-1) && (!isByColor || color === pairs[0]?.color) ? extraCents : 0,
	)
}

const products: fc.Arbitrary<ProductFacts[]> = fc
	.array(
		fc.record({
			brand: word,
			model: word,
			sport: fc.constantFrom('spirit', 'football'),
			templateId: fc.constantFrom('hoodie', 'football-jersey'),
			description: prose,
			priceCents: fc.integer({ min: 2, max: 10_000_000 }),
			days: fc.option(fc.constantFrom(['2026-11-27', '2026-11-30'], ['2026-12-24', '2026-12-24'])),
			status: fc.constantFrom('draft', 'active', 'archived'),
			certs: fc.uniqueArray(fc.constantFrom('NOCSAE', 'ASTM F1776', '=SEI'), { maxLength: 3 }),
			customizable: fc.boolean(),
			sublimated: fc.boolean(),
			methods: fc.subarray([...decorationMethods], { minLength: 1, maxLength: 2 }),
			texts: fc.option(
				fc.record({
					searchWords: fc.uniqueArray(fc.constantFrom('pep band', 'gym'), { minLength: 1 }),
					pageTitle: word,
				}),
			),
			colors,
			ownChart: fc.option(chart),
			names: sizeNames,
			extraCents: fc.integer({ min: 0, max: 100_000 }),
			stock: fc.integer({ min: 0, max: 1_000_000 }),
			leadTimeDays: fc.integer({ min: 0, max: 365 }),
		}),
		{ minLength: 1, maxLength: 4 },
	)
	.map((list) =>
		list.map(
			(
				{ colors: pairs, names, ownChart, extraCents, stock, leadTimeDays, days, methods, texts, ...fields },
				at,
			) => ({
				...fields,
				...texts,
				...(extraCents % 2 === 0 && { methods }),
				...extrasOf({ pairs, names, extraCents }),
				...(ownChart && { sizeChart: chartOf(ownChart, names) }),
				...(days && {
					sale: {
						priceCents: Math.floor(fields.priceCents / 2),
						startsOn: days[0] ?? '',
						endsOn: days[1] ?? '',
					},
				}),
				sku: `P-${at}`,
				sizes: pairs.flatMap((pair, color) =>
					names.map((size) => ({
						...pair,
						size,
						sku: `P-${at}-${color}-${size.replace(' ', '')}`,
						stock,
						counted: 0,
						leadTimeDays,
					})),
				),
			}),
		),
	)

test('an exported file that is imported again changes nothing', () => {
	fc.assert(
		fc.property(products, (list) => {
			const plan = planProducts(readProductFile(`\uFEFF${productFile(list)}`), shopOf(list))
			expect(plan).toEqual({ products: [], unchanged: list.length })
		}),
		{ numRuns: 60 },
	)
})

const kitOf = (list: readonly ProductFacts[], names: readonly string[]): ProductFacts => ({
	sku: 'KIT',
	brand: 'R',
	model: 'Set',
	sport: 'spirit',
	templateId: '',
	description: '',
	priceCents: 0,
	status: 'active',
	certs: [],
	customizable: true,
	sublimated: false,
	pieces: names.map((name, at) => ({
		id: `piece-${at}`,
		sku: list[at % list.length]?.sku ?? '',
		name,
		...(at % 2 === 1 && { swapped: true }),
	})),
	sizes: [],
})

test('an exported kit that is imported again changes nothing, whatever became of its pieces', () => {
	const pair = fc.uniqueArray(fc.oneof(word, fc.constant('Away (swapped)')), { minLength: 2, maxLength: 2 })
	fc.assert(
		fc.property(products, pair, (list, names) => {
			const all = [...list, kitOf(list, names)]
			const plan = planProducts(readProductFile(productFile(all)), shopOf(all))
			expect(plan).toEqual({ products: [], unchanged: all.length })
		}),
		{ numRuns: 40 },
	)
})

test('an exported file makes the same products in an empty shop', () => {
	fc.assert(
		fc.property(products, (list) => {
			const plan = planProducts(readProductFile(productFile(list)), noShop)
			expect(plan.products.map(({ after, problems }) => after ?? problems)).toEqual(list)
		}),
		{ numRuns: 60 },
	)
})

const planned = (text: string, shop: Parameters<typeof planProducts>[1] = noShop) =>
	planProducts(readProductFile(text), shop)

test.each([
	['tee', 'Embroidery, screen', ['screen', 'embroidery']],
	['tee', 'screen, embroidery, tackle twill', undefined],
	['tee', 'ALL', undefined],
	['tee', 'screen print', 'Expected screen, embroidery, tackle_twill or all.'],
	['beanie', 'screen', 'Screen print is not possible on this garment.'],
])('a %s with the methods %s', (garment, methods, expected) => {
	const row = `M-1,R,Tee,spirit,${garment},10,"${methods}",Navy,navy,,M`
	const [product] = planned(
		`sku,brand,model,sport,garment,price,methods,color,primary_color,secondary_color,size\n${row}`,
	).products
	if (typeof expected === 'string')
		expect(product?.problems).toMatchObject([{ row: 2, column: 'methods', message: expected }])
	else expect(product).toMatchObject({ problems: [], after: { sku: 'M-1' } })
	if (typeof expected !== 'string') expect(product?.after?.methods).toEqual(expected)
})

test('the template is two products and a kit without a problem', () => {
	expect(planned(templateFile({ brand: 'Bolt Sports', leadTimeDays: 12 })).products).toMatchObject([
		{ problems: [], after: { status: 'draft', sizeChart: { fit: 'Runs large.' } } },
		{ problems: [], after: { status: 'draft' } },
		{ problems: [], after: { status: 'draft', pieces: [{ id: 'hoodie' }, { id: 'joggers' }] } },
	])
})

test('semicolons, quotes, CRLF and a byte order mark are read', () => {
	const text =
		'\uFEFFSKU;Brand;Model;Sport;Garment;Price;Color;Primary color;Size\r\nA-1;"Raw ""hide""";Tee;spirit;tee;9.95;Navy;navy;M\r\n'
	expect(planned(text).products[0]?.after).toMatchObject({
		brand: 'Raw "hide"',
		priceCents: 995,
		customizable: true,
		sizes: [{ color: 'Navy', primary: '#14284f', secondary: '#14284f', sku: 'A-1-NAVY-M', leadTimeDays: 12 }],
	})
})

const head =
	'sku,brand,model,sport,garment,price,status,customizable,color,primary_color,size,variant_sku,stock,lead_time_days'
const good = [
	'A-1',
	'Rawhide',
	'Tee',
	'spirit',
	'tee',
	'9.95',
	'draft',
	'yes',
	'Navy',
	'navy',
	'M',
	'',
	'4',
	'7',
]
const withCell = (column: string, value: string) =>
	good.map((cell, at) => (head.split(',')[at] === column ? value : cell)).join(',')

test.each([
	['sku', '', 'SKU required'],
	['sku', 'A 1', 'A SKU has letters, digits and . _ / - only'],
	['brand', '', 'Brand required'],
	['model', 'x'.repeat(121), 'At most 120 characters'],
	['sport', 'chess', 'Expected a sport of the shop, such as football, or spirit.'],
	['garment', 'cape', 'Expected a garment, such as football-jersey.'],
	['price', 'ten', 'Expected a price in dollars, such as 49.95.'],
	['price', '200000', 'Expected at most 100000.00.'],
	['status', 'sold', 'Expected draft, active, archived.'],
	['customizable', 'maybe', 'Expected yes or no.'],
	['color', '', 'Expected'],
	['primary_color', 'blurple', 'Expected a team color such as navy, or hex such as #14284f.'],
	['size', '', 'Size required'],
	['stock', '-4', 'Expected a whole number of units, such as 24.'],
	['lead_time_days', '999', 'Expected 0 to 365 days.'],
])('a wrong cell in %s is named with its row: %s', (column, value, message) => {
	const row = withCell(column, value)
	const [first] = planned(`${head}\n${row}`).products
	if (column === 'color') return expect(first?.after?.sizes[0]?.color).toBe('Navy')
	expect(first?.after).toBeNull()
	expect(first?.problems[0]).toMatchObject({ row: 2, column, value: value.slice(0, 80) })
	expect(first?.problems[0]?.message).toContain(message)
})

test('the same size twice and an SKU of another product are refused', () => {
	const twice = `${head}\n${good.join(',')}\n${good.join(',')}`
	expect(planned(twice).products[0]?.problems).toMatchObject([{ row: 3, column: 'size' }])
	const taken = planned(`${head}\n${withCell('variant_sku', 'B-1')}`, {
		...noShop,
		sizeSkus: new Map([['B-1', 'B']]),
	})
	expect(taken.products[0]?.problems).toMatchObject([
		{ row: 2, column: 'variant_sku', message: 'B-1 is taken by the product B.' },
	])
})

test('an unreadable price of an active product is one problem; no price at all is refused', () => {
	const active = (price: string) => `${head}\n${withCell('price', price).replace('draft', 'active')}`
	expect(planned(active('ten')).products[0]?.problems).toHaveLength(1)
	expect(planned(active('0')).products[0]?.problems).toMatchObject([
		{ column: 'price', message: 'Expected a price: nothing is sold for $0.00.' },
	])
})

const withSale = (...cells: [price: string, from: string, to: string]) =>
	planned(`${head},sale_price,sale_from,sale_to\n${good.join(',')},${cells.join(',')}`).products[0]

test('a sale is read from three cells, and `none` removes it', () => {
	const sale = { priceCents: 895, startsOn: '2026-11-27', endsOn: '2026-11-30' }
	const after = withSale('8.95', '2026-11-27', '2026-11-30')?.after
	expect(after?.sale).toEqual(sale)
	const shop = { ...noShop, products: new Map([['a-1', after!]]) }
	expect(planned(`sku,sale_to\nA-1,2026-12-01`, shop).products[0]?.after?.sale).toEqual({
		...sale,
		endsOn: '2026-12-01',
	})
	expect(planned(`sku,sale_price\nA-1,none`, shop).products[0]?.after).not.toHaveProperty('sale')
	expect(planned(`sku,price\nA-1,20`, shop).products[0]?.after).toMatchObject({ priceCents: 2_000, sale })
})

test.each<[[string, string, string], string]>([
	[['9.95', '2026-11-27', '2026-11-30'], 'sale_price'],
	[['ten', '2026-11-27', '2026-11-30'], 'sale_price'],
	[['8.95', '11/27/2026', '2026-11-30'], 'sale_from'],
	[['8.95', '2026-11-27', '2026-11-26'], 'sale_to'],
	[['8.95', '2026-11-27', ''], 'sale_to'],
])('the sale %j has its problem in %s', (cells, column) => {
	expect(withSale(...cells)?.problems).toMatchObject([{ row: 2, column }])
})

test('units that were sold since the export stay sold', () => {
	const [after] = planned(`${head}\n${good.join(',')}`).products.flatMap((one) => one.after ?? [])
	if (!after) throw new Error('The row is good')
	const sold = { ...after, sizes: after.sizes.map((size) => ({ ...size, stock: 3 })) }
	const changed = planned('sku,color,size,stock,was_stock\nA-1,Navy,M,10,4', shopOf([sold]))
	expect(changed.products[0]?.after?.sizes[0]?.stock).toBe(9)
	const short = planned('sku,color,size,stock,was_stock\nA-1,Navy,M,0,4', shopOf([sold]))
	expect(short.products[0]?.problems).toMatchObject([{ column: 'stock', value: '0' }])
})

test.each([
	['brand\nx', 'sku among them'],
	['sku,sku\nx,y', 'The column sku is there twice.'],
	['sku\n', 'no row below'],
	['sku,brand\nA,"x', 'a quotation mark is not closed'],
	['sku\0', 'save the sheet as a CSV file'],
	[`sku\n${'a\n'.repeat(25_001)}`, 'at most 25,000 rows'],
])('a file that cannot be read says why', (text, problem) => {
	expect(readProductFile(text).problem).toContain(problem)
})
