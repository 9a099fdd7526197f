// The file format of whole products, for export and import: a row for each size in each color.
import Papa from 'papaparse'
import type { ProductFacts, SizeFacts } from '#catalog/rules/product-facts.ts'
import { piecesText } from '#catalog/rules/kit-pieces-text.ts'
import { chartExample, sizeChartText } from '#catalog/rules/size-chart-text.ts'
import { extraCentsOf } from '#catalog/rules/size-prices.ts'
import { raisesFunds } from '#pricing/rules/design.ts'
import type { FileProblem, NamedProblem } from '#catalog/schemas.ts'
import { mainPictureCell, photoCells } from './product-photo-names.ts'
import { dollarsOf } from './staff-forms.ts'

/** In the file's order, with what a cell holds. The first part belongs to the product, the second to a size. */
export const productColumns = {
	sku: 'The product’s own code. Rows with the same one are one product.',
	brand: 'Up to 60 characters.',
	model: 'The product’s name, up to 120 characters.',
	sport: 'Such as football; spirit for none.',
	garment: 'The drawing that it is made of, such as football-jersey. A file cannot change it later.',
	pieces:
		'Of a kit, in place of garment, price, colors and sizes: the SKUs of its pieces in order, separated by commas, with their names, such as FB-1=Home jersey, FB-1=Away jersey (swapped), FB-2=Pants. Swapped ones wear the kit’s two colors the other way round.',
	size_chart: `Its own chart in inches, in place of the garment’s, such as ${chartExample}; how it fits as Fit: Runs small. Write none to remove it.`,
	description: 'Up to 4,000 characters. Write none to empty it.',
	price: 'In dollars, such as 49.95.',
	sale_price: 'In dollars, below the price. Write none to remove the sale.',
	sale_from: 'The first day of the sale, such as 2026-11-27.',
	sale_to: 'The last day of the sale, which still counts.',
	status: 'draft, active or archived. A new product without one is a draft.',
	certifications: 'Separated by commas, such as NOCSAE. Write none to remove all.',
	customizable: 'yes or no: the builder opens it. Without one: yes.',
	sublimated: 'yes or no: the art is dyed in, and any design costs the same. Without one: no.',
	methods:
		'Decoration methods, separated by commas: screen, embroidery, tackle_twill. Write all for those of the garment.',
	personalization: 'yes or no: takes names and numbers of players. Without one: yes.',
	fundraising:
		'yes or no: raises funds in portals with a margin. Without one: as its sport; spirit wear does.',
	search_words: 'Separated by commas: found by the search, not shown. Write none to remove all.',
	page_title: 'For search engines, up to 70 characters. Write none for the usual one.',
	page_description: 'For search engines, up to 160 characters. Write none for the usual one.',
	color: 'Its name, such as Navy / Athletic Gold.',
	primary_color: 'Of a new color: a team color such as navy, or hex such as #14284f.',
	secondary_color: 'The same for the second color. Without one it is the first.',
	size: 'Such as S, YM or One Size.',
	extra_price: 'What this size costs more in this color, in dollars, such as 2.00. Write none to remove it.',
	variant_sku: 'The code of this size in this color. Without one it is made of the others.',
	stock: 'Units on the shelf.',
	was_stock: 'As exported, so that units sold meanwhile stay sold. Leave it as it is.',
	lead_time_days: '0 to 365 days. Without one: as a new product in your calendar.',
	main_picture: 'drawn or photos: which come first. Without one: the drawn pictures.',
	photo:
		'A photo in each row, in their order; further ones in rows without a color and a size. The name of a file in the ZIP, or of a photo as exported. A product with a name in any row has just these. Write none to remove all.',
	photo_alt: 'What the photo shows, up to 150 characters. A new photo needs it.',
	photo_crop:
		'The part that is shown: portrait, square or whole, such as portrait 150 50 20 with zoom, left and top in percent. Without one: the whole photo.',
} as const
/** In the column of methods: those of the garment. */
export const allMethods = 'all'

export type ProductColumn = keyof typeof productColumns
// Cast: the keys of the object above.
export const columns = Object.keys(productColumns) as ProductColumn[]

export type ProductRow = Record<ProductColumn, string> & { row: number }

export type ReadProducts = {
	rows: ProductRow[]
	unknown: string[]
	/** Why the whole file cannot be read. */
	problem?: string
	/** Of a file of another shop, what is not taken or was read from elsewhere, as sentences. */
	notes?: readonly string[]
	/** The names that the file has for columns of the shop. */
	names?: Partial<Record<ProductColumn, string>>
	/** Shown for a problem of this row and column, by `cellOfRow`. */
	explained?: ReadonlyMap<string, Omit<FileProblem, 'row'>>
}

export const cellOfRow = ({ row, column }: { row: number; column: string }): string => `${row} ${column}`

/** Most rows of a file: four sizes of six thousand products. */
export const mostProductRows = 25_000
/** Largest file, in bytes. */
export const mostProductBytes = 8_000_000

const formula = /^'*[=+@\t\r-]/

/** Text that a spreadsheet would run gets an apostrophe, and so does text that begins like an escaped one. */
export const cellOf = (text: string): string => (formula.test(text) ? `'${text}` : text)
/** The text of a cell that may have been written so. */
export const textOf = (cell: string): string => (/^'+[=+@\t\r-]/.test(cell) ? cell.slice(1) : cell)

const yesNo = (is: boolean): string => (is ? 'yes' : 'no')

/** A kit has no fields of a garment. */
const ofGarment = (product: ProductFacts, ...fields: string[]): string[] =>
	fields.map((field) => (product.pieces ? '' : field))

const fieldsOf = (product: ProductFacts): string[] => [
	product.brand,
	product.model,
	product.sport,
	product.templateId,
	piecesText(product.pieces ?? []),
	product.sizeChart ? sizeChartText(product.sizeChart) : '',
	product.description,
	...ofGarment(product, dollarsOf(product.priceCents)),
	product.sale ? dollarsOf(product.sale.priceCents) : '',
	product.sale?.startsOn ?? '',
	product.sale?.endsOn ?? '',
	product.status,
	product.certs.join(', '),
	...ofGarment(
		product,
		yesNo(product.customizable),
		yesNo(product.sublimated),
		product.methods?.join(', ') ?? allMethods,
		yesNo(product.personalized ?? true),
		yesNo(raisesFunds(product, null)),
	),
	product.searchWords?.join(', ') ?? '',
	product.pageTitle ?? '',
	product.pageSummary ?? '',
]

const extraOf = (product: ProductFacts, { color, size }: SizeFacts): string => {
	const cents = extraCentsOf(product, { color, size })
	return cents > 0 ? dollarsOf(cents) : ''
}

/** A product's fields stand in its first row only. */
const sizeRowsOf = (product: ProductFacts): string[][] => {
	const fields = fieldsOf(product)
	const blank = fields.map(() => '')
	if (product.sizes.length === 0) return [[product.sku, ...fields]]
	return product.sizes.map((size, at) => [
		product.sku,
		...(at === 0 ? fields : blank),
		size.color,
		size.primary,
		size.secondary,
		size.size,
		extraOf(product, size),
		size.sku,
		String(size.stock),
		String(size.stock),
		String(size.leadTimeDays),
	])
}

const sizeColumns = columns.indexOf('main_picture')

/** One photo in each row; more photos than sizes have rows of their own. */
function rowsOf(product: ProductFacts): string[][] {
	const rows = sizeRowsOf(product)
	const photos = photoCells(product)
	const count = Math.max(rows.length, photos.length)
	return Array.from({ length: count }, (_, at) => {
		const row = rows[at] ?? [product.sku]
		const blank = Array.from({ length: sizeColumns - row.length }, () => '')
		return [...row, ...blank, at === 0 ? mainPictureCell(product) : '', ...(photos[at] ?? [])]
	})
}

export const productFile = (products: readonly ProductFacts[]): string =>
	Papa.unparse({ fields: columns, data: products.flatMap(rowsOf).map((row) => row.map(cellOf)) })

/** The problems of a file as a file. */
export const problemFile = (problems: readonly NamedProblem[]): string =>
	Papa.unparse({
		fields: ['row', 'sku', 'column', 'value', 'problem'],
		data: problems.map(({ row, sku, column, value, message }) => [
			row,
			cellOf(sku),
			column,
			cellOf(value),
			cellOf(message),
		]),
	})

/** To begin with: two products in two colors and two sizes, one with its own size chart, and a kit of both. */
export const templateFile = ({ brand, leadTimeDays }: { brand: string; leadTimeDays: number }): string => {
	const size = { stock: 0, counted: 0, leadTimeDays }
	const navy = { color: 'Navy / Athletic Gold', primary: '#14284f', secondary: '#f2b21b', ...size }
	const black = { color: 'Black', primary: '#17181c', secondary: '#17181c', ...size }
	const texts = {
		brand,
		sport: 'spirit',
		description: 'Replace these rows by your products.',
		status: 'draft' as const,
		certs: [],
		customizable: true,
		sublimated: false,
	}
	const sizesOf = (sku: string) => [
		{ ...navy, size: 'M', sku: `${sku}-NAVY-M` },
		{ ...navy, size: 'L', sku: `${sku}-NAVY-L` },
		{ ...black, size: 'M', sku: `${sku}-BLACK-M` },
		{ ...black, size: 'L', sku: `${sku}-BLACK-L` },
	]
	const hoodie = { ...texts, sku: 'EXAMPLE-100', model: 'Example Hoodie', templateId: 'hoodie' }
	const joggers = { ...texts, sku: 'EXAMPLE-200', model: 'Example Joggers', templateId: 'joggers' }
	return productFile([
		{
			...hoodie,
			priceCents: 4_995,
			sizeChart: {
				fit: 'Runs large.',
				measures: ['Chest width', 'Body length'],
				rows: [
					{ size: 'M', values: ['22', '28'] },
					{ size: 'L', values: ['24', '29 1/2'] },
				],
			},
			sizes: sizesOf('EXAMPLE-100'),
		},
		{ ...joggers, priceCents: 3_995, sizes: sizesOf('EXAMPLE-200') },
		{
			...texts,
			sku: 'EXAMPLE-SET',
			model: 'Example Set',
			templateId: '',
			priceCents: 0,
			pieces: [
				{ id: 'hoodie', sku: 'EXAMPLE-100', name: 'Hoodie' },
				{ id: 'joggers', sku: 'EXAMPLE-200', name: 'Joggers' },
			],
			sizes: [],
		},
	])
}
