// Product exports of Shopify, older and newer, as products of the shop.
import { specSports } from '#kit/shop.ts'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { planProducts } from './product-plan.ts'
import { readProductFile } from './read-product-file.ts'
import { colorInTitle, colorMeant, goodsIn, optionMeant, sizeMeant } from './shopify-words.ts'

const noShop = {
	products: new Map<string, ProductFacts>(),
	pieces: new Map(),
	sizeSkus: new Map<string, string>(),
	newLeadDays: 12,
	sold: specSports,
}

const older =
	'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,SEO Title,SEO Description,Status'.split(
		',',
	)
const newer =
	'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option2 name,Option2 value,Price,Compare-at price,Inventory quantity,Product image URL,SEO title,SEO description'.split(
		',',
	)

type Cells = Record<string, string>
/** A file with these cells; the others are empty. */
const fileOf = (head: readonly string[], lines: readonly Cells[], delimiter = ',') =>
	Papa.unparse([[...head], ...lines.map((cells) => head.map((name) => cells[name] ?? ''))], { delimiter })
const planned = (text: string, shop: Parameters<typeof planProducts>[1] = noShop) => {
	const read = readProductFile(text)
	expect(read.problem).toBeUndefined()
	return { notes: read.notes ?? [], ...planProducts(read, shop) }
}

const hoodie: Cells = {
	Handle: 'booster-hoodie',
	Title: 'Booster "Club" Hoodie',
	'Body (HTML)': '<p>Soft fleece,\nlined hood.</p><p>See <a href="/x">chart</a></p>',
	Vendor: 'Rawhide',
	Type: 'Hoodies',
	Tags: 'fall, booster club',
	Published: 'true',
	'Option1 Name': 'Colour',
	'Option1 Value': 'Navy/Gold',
	'Option2 Name': 'Sizes',
	'Option2 Value': 'Small',
	'Variant SKU': "'0012-S",
	'Variant Grams': '450',
	'Variant Inventory Qty': '6',
	'Variant Price': '39.50',
	'Variant Compare At Price': '45.00',
	'Image Src': 'https://cdn.example.test/1.jpg',
	'Image Position': '1',
	'SEO Title': 'Booster hoodie',
	Status: 'active',
}
const larger: Cells = {
	Handle: 'booster-hoodie',
	'Option1 Value': 'Navy/Gold',
	'Option2 Value': 'XX-Large',
	'Variant SKU': '0012-2XL',
	'Variant Grams': '500',
	'Variant Inventory Qty': '-2',
	'Variant Price': '42.00',
	'Image Src': 'https://cdn.example.test/2.jpg',
}
const photo: Cells = { Handle: 'booster-hoodie', 'Image Src': 'https://cdn.example.test/3.jpg' }

const expectedHoodie = {
	sku: 'booster-hoodie',
	brand: 'Rawhide',
	model: 'Booster "Club" Hoodie',
	description: 'Soft fleece, lined hood.\n\nSee chart',
	templateId: 'hoodie',
	sport: 'spirit',
	priceCents: 3_950,
	sizeCents: { '2XL': 250 },
	status: 'active',
	searchWords: ['fall', 'booster club'],
	pageTitle: 'Booster hoodie',
	sizes: [
		{ color: 'Navy/Gold', primary: '#14284f', secondary: '#f2b21b', size: 'S', sku: '0012-S', stock: 6 },
		{ color: 'Navy/Gold', size: '2XL', sku: '0012-2XL', stock: 0 },
	],
}

test.each([
	['commas', ','],
	['semicolons', ';'],
	['tabs', '\t'],
])('an older export with %s becomes a product, and what is not taken is said', (_, delimiter) => {
	const { products, notes } = planned(`\uFEFF${fileOf(older, [hoodie, larger, photo], delimiter)}`)
	expect(products).toMatchObject([{ row: 2, problems: [], after: expectedHoodie }])
	expect(notes.join('\n')).toBe(
		[
			'Garments and sports, read from type, tags and title: 1 × hoodie (spirit). Look them over: a file cannot change a garment later.',
			'3 photos not taken: an import opens no web addresses. Download them, then add them on each product’s page, or in a ZIP with a file of the shop’s own format.',
			'1 line: Variant Compare At Price is not used. A sale here has a first and a last day: set it on the product’s page or in the columns sale_price, sale_from and sale_to.',
			'1 line: a stock below 0 is read as 0.',
			'2 lines: Variant Grams is not used.',
		].join('\n'),
	)
})

test('a newer export reads the same, also where lines of two products alternate', () => {
	const line = (handle: string, rest: Cells): Cells => ({ 'URL handle': handle, ...rest })
	const first = (title: string): Cells => ({
		Title: title,
		Vendor: 'Rawhide',
		Type: 'Football Jersey',
		Status: 'Draft',
		'Option1 name': 'Talla',
		'Option2 name': 'Color',
		'Option2 value': 'Black',
		Price: '60',
		'Inventory quantity': '3',
	})
	const { products } = planned(
		fileOf(newer, [
			line('a', { ...first('A'), 'Option1 value': 'YM' }),
			line('b', { ...first('B'), 'Option1 value': 'M' }),
			line('a', { 'Option1 value': 'L', 'Option2 value': 'Black', Price: '60', SKU: 'A-L' }),
		]),
	)
	expect(products).toMatchObject([
		{
			after: {
				sku: 'a',
				templateId: 'football-jersey',
				sport: 'football',
				status: 'draft',
				priceCents: 6_000,
				sizes: [
					{ size: 'YM', stock: 3 },
					{ size: 'L', sku: 'A-L', stock: 0 },
				],
			},
		},
		{ after: { sku: 'b', sizes: [{ size: 'M' }] } },
	])
})

test('a file that is imported again changes nothing', () => {
	const text = fileOf(older, [hoodie, larger])
	const [{ after } = { after: null }] = planned(text).products
	if (!after) throw new Error('The hoodie was not read')
	const shop = { ...noShop, products: new Map([[after.sku, after]]) }
	expect(planned(text, shop)).toMatchObject({ products: [], unchanged: 1 })
	expect(
		planned(fileOf(older, [{ ...hoodie, Type: 'Widget', Title: 'X', Tags: '' }, larger]), shop).products,
	).toMatchObject([{ problems: [], after: { templateId: 'hoodie', model: 'X' } }])
})

test.each<[string, Cells[], { row: number; column: string; value?: string; message: RegExp }]>([
	[
		'a bad price',
		[{ ...hoodie, 'Variant Price': 'free' }],
		{ row: 2, column: 'Variant Price', value: 'free', message: /dollars/ },
	],
	[
		'a bad price of one size',
		[hoodie, { ...larger, 'Variant Price': '42,00 €' }],
		{ row: 3, column: 'Variant Price', value: '42,00 €', message: /dollars/ },
	],
	['no price', [{ ...hoodie, 'Variant Price': '' }], { row: 2, column: 'Variant Price', message: /dollars/ }],
	['no handle', [{ ...hoodie, Handle: '' }], { row: 2, column: 'Handle', message: /handle of the product/ }],
	['no vendor', [{ ...hoodie, Vendor: '' }], { row: 2, column: 'Vendor', message: /Brand/ }],
	[
		'an unknown type',
		[{ ...hoodie, Type: 'Widget', Title: 'Thing', Tags: '' }],
		{ row: 2, column: 'Type', value: 'Widget', message: /column garment.*football-jersey/ },
	],
	[
		'an unknown color',
		[{ ...hoodie, 'Option1 Value': 'Moonstone' }],
		{ row: 2, column: 'Option1 Value', value: 'Moonstone', message: /primary_color.*navy/ },
	],
	[
		'no color',
		[{ ...hoodie, 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Option2 Name': '', 'Option2 Value': '' }],
		{ row: 2, column: 'color', value: '', message: /names no color/ },
	],
	[
		'a third option that splits',
		[
			{ ...hoodie, 'Option3 Name': 'Fit', 'Option3 Value': 'Slim' },
			{ ...larger, 'Variant Price': '39.50', 'Option2 Value': 'S', 'Option3 Value': 'Wide' },
		],
		{ row: 3, column: 'Option3 Value', value: 'Wide', message: /“Fit” is neither size nor color/ },
	],
	[
		'a sport that is not sold',
		[{ ...hoodie, Type: 'Volleyball Jersey' }],
		{ row: 2, column: 'sport', message: /sport of the shop/ },
	],
	[
		'a stock of no number',
		[{ ...hoodie, 'Variant Inventory Qty': 'many' }],
		{ row: 2, column: 'Variant Inventory Qty', value: 'many', message: /whole number/ },
	],
])('%s is reported in the file’s own terms', (_, lines, problem) => {
	const [product] = planned(fileOf(older, lines)).products
	expect(product?.after).toBeNull()
	expect(product?.problems).toHaveLength(1)
	expect(product?.problems[0]).toMatchObject({ ...problem, message: expect.stringMatching(problem.message) })
})

test('columns of the shop that are added by hand say what Shopify does not', () => {
	const line = { ...hoodie, Type: 'Widget', Title: 'Thing', Tags: '', 'Option1 Value': 'Moonstone' }
	const own = { garment: 'tee', sport: 'soccer', primary_color: '#123456', lead_time_days: '9' }
	const { products, notes } = planned(fileOf([...older, ...Object.keys(own)], [{ ...line, ...own }]))
	expect(products).toMatchObject([
		{
			problems: [],
			after: {
				templateId: 'tee',
				sport: 'soccer',
				sizes: [{ color: 'Moonstone', primary: '#123456', leadTimeDays: 9 }],
			},
		},
	])
	expect(notes.join(' ')).not.toContain('garment is not used')
})

test('a product without options has the color of its title and one size', () => {
	const single = {
		...hoodie,
		Title: 'Knit Beanie - Royal Blue',
		Type: '',
		'Option1 Name': 'Title',
		'Option1 Value': 'Default Title',
		'Option2 Name': '',
		'Option2 Value': '',
		Published: 'false',
	}
	const { products, notes } = planned(fileOf(older, [single]))
	expect(products).toMatchObject([
		{
			problems: [],
			after: { templateId: 'beanie', status: 'draft', sizes: [{ color: 'Royal Blue', size: 'One Size' }] },
		},
	])
	expect(notes.filter((note) => /title\.|One Size|so a draft/.test(note))).toHaveLength(3)
})

test.each([
	[['T-Shirts'], { garment: 'tee', sport: 'spirit' }],
	[
		['Shirts & Tops', 'Apparel & Accessories > Clothing > Shirts & Tops > T-Shirts', 'Soccer, Sale'],
		{ garment: 'tee', sport: 'soccer' },
	],
	[['Jersey', '', 'lax, spring'], { garment: 'lacrosse-jersey', sport: 'lacrosse' }],
	[['Jersey'], {}],
	[['', '', '', 'Long Sleeve Soccer Jersey'], { garment: 'soccer-long-sleeve', sport: 'soccer' }],
	[['pinnie'], { garment: 'pinnie', sport: 'lacrosse' }],
	[['Baseball Caps'], { garment: 'snapback', sport: 'spirit' }],
	[['1/4 Zip Pullover'], { garment: 'quarter-zip', sport: 'spirit' }],
	[['Gift card', '', 'constructor'], {}],
])('%j are %j', (texts, goods) => expect(goodsIn(texts)).toEqual(goods))

test.each([
	['Size', 'size'],
	['Shirt sizes', 'size'],
	['Größe', 'size'],
	['Tamaño', 'size'],
	['Colour', 'color'],
	['Team Colors', 'color'],
	['Couleur', 'color'],
	['Material', undefined],
	['Title', undefined],
])('the option %s is %s', (name, meant) => expect(optionMeant(name)).toBe(meant))

test.each([
	['Youth Small', 'YS'],
	['XXL', '2XL'],
	['OSFA', 'One Size'],
	['7 1/2', '7 1/2'],
])('the size %s is %s', (text, size) => expect(sizeMeant(text)).toBe(size))

test.each([
	['Heather Grey', { primary: 'gray' }],
	['Navy / Gold', { primary: 'navy', secondary: 'gold' }],
	['Black and White', { primary: 'black', secondary: 'white' }],
	['royal-blue', { primary: 'royal' }],
	['Navy/Moonstone', undefined],
	['constructor', undefined],
	['', undefined],
])('the color %s is %j', (text, color) => expect(colorMeant(text)).toEqual(color))

test.each([
	['Booster Hoodie - Navy Blue', 'Navy Blue'],
	['Tee (Kelly)', 'Kelly'],
	['Maroon Joggers', 'Maroon'],
	['Game Day Tee', undefined],
])('the color in %s is %s', (title, color) => expect(colorInTitle(title)).toBe(color))
