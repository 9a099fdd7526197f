// Turns a product export of Shopify into rows of the shop's own format, so that all checks are those of any file.
import { SearchTexts, longestSummary, longestTitle } from '#catalog/rules/search-texts.ts'
import { garmentOf } from '#catalog/rules/size-charts.ts'
import { templates } from '#garments/templates/index.ts'
import { textOfHtml } from './html-text.ts'
import { cellOfRow, columns, type ProductColumn, type ProductRow, type ReadProducts } from './product-file.ts'
import { shopifyColumns, type ShopifyColumn } from './shopify-columns.ts'
import {
	add,
	firstOf,
	linesOf,
	notesOf,
	ownOf,
	placeOf,
	type Reading,
	type Sheet,
	type ShopifyLine,
} from './shopify-lines.ts'
import { colorCells, isVariant, optionsOf, otherOptions, pricesOf, stockOf } from './shopify-variants.ts'
import { colorInTitle, goodsIn, sizeMeant } from './shopify-words.ts'

// Cast: the object has every column.
const blank = Object.fromEntries(columns.map((column) => [column, ''])) as Record<ProductColumn, string>

const garmentIds = Object.keys(templates).filter((id) => garmentOf(id))

/** Garment and sport of the product, by columns added by hand or by the words of the file. */
function goodsOf(lines: readonly ShopifyLine[], { explained, goods, nameOf }: Reading) {
	const texts = (['type', 'category', 'tags', 'title'] as const).map((column) => firstOf(lines, column))
	const found = goodsIn(texts)
	const garment = ownOf(lines, 'garment') || (found.garment ?? '')
	const sport = ownOf(lines, 'sport') || (found.sport ?? (garment === '' ? '' : 'spirit'))
	const [first] = lines
	if (!first) return { garment, sport }
	if (garment === '')
		for (const column of ['garment', 'sport'])
			explained.set(cellOfRow({ row: first.row, column }), {
				column: nameOf('type'),
				value: (texts[0] ?? '').slice(0, 80),
				message: `Neither type, tags nor title name a garment of the shop. Write one as the type, or add a column garment, with one of: ${garmentIds.join(', ')}.`,
			})
	else add(goods, `${garment} (${sport})`)
	return { garment, sport }
}

const isNo = (text: string) => /^(?:false|no|0)$/i.test(text)

/** Sold here when it is active and published there. */
function statusOf(lines: readonly ShopifyLine[], { counts }: Reading): string {
	const status = firstOf(lines, 'status').toLowerCase()
	const isHidden = isNo(firstOf(lines, 'published'))
	if (status === 'archived' || status === 'draft') return status
	if ((status === '' || status === 'active') && !isHidden) return 'active'
	add(counts, 'unlisted')
	return 'draft'
}

const searchWords = SearchTexts.shape.searchWords

function tagsOf(lines: readonly ShopifyLine[], { counts }: Reading): string {
	const tags = [
		...new Set(
			firstOf(lines, 'tags')
				.split(',')
				.map((tag) => tag.trim()),
		),
	].filter((tag) => tag !== '')
	const taken = tags.filter((tag) => searchWords.safeParse([tag]).success).slice(0, 20)
	if (taken.length < tags.length) add(counts, 'tags')
	return taken.join(', ')
}

/** Left out where it is longer than the shop's, because a cut text says something else. */
function shortText(text: string, most: number, onLong: () => void): string {
	const line = text.replaceAll(/\s+/g, ' ')
	if (line.length <= most) return line
	onLong()
	return ''
}

function fieldsOf(lines: readonly ShopifyLine[], reading: Reading): Partial<Record<ProductColumn, string>> {
	const { counts } = reading
	return {
		brand: firstOf(lines, 'vendor'),
		model: firstOf(lines, 'title').replaceAll(/\s+/g, ' '),
		description: textOfHtml(firstOf(lines, 'description')),
		...goodsOf(lines, reading),
		status: statusOf(lines, reading),
		search_words: tagsOf(lines, reading),
		page_title: shortText(firstOf(lines, 'seoTitle'), longestTitle, () => add(counts, 'longTitle')),
		page_description: shortText(firstOf(lines, 'seoDescription'), longestSummary, () =>
			add(counts, 'longSummary'),
		),
	}
}

/** The rows of one product: its lines with variants, or its first line when it has none. */
function productRows(all: readonly ShopifyLine[], reading: Reading): ProductRow[] {
	const variants = all.filter(isVariant)
	const lines = variants.length > 0 ? variants : all.slice(0, 1)
	const options = optionsOf(lines)
	otherOptions(lines, options.others, reading)
	const { price, extras } = pricesOf(lines)
	const inTitle =
		options.color || ownOf(lines, 'color') !== '' ? '' : (colorInTitle(firstOf(all, 'title')) ?? '')
	if (inTitle !== '') add(reading.counts, 'titleColor')
	if (!options.size && ownOf(lines, 'size') === '') add(reading.counts, 'oneSize')
	// Product fields may stand above a line of a photo.
	const fields = { ...fieldsOf(all, reading), price }
	const handle = firstOf(all, 'handle')
	return lines.map((line, at) => ({
		...blank,
		...line.own,
		sku: handle,
		...(at === 0 && {
			...fields,
			search_words: ownOf(all, 'search_words') || (fields.search_words ?? ''),
		}),
		...(at > 0 && { garment: '', sport: '' }),
		...colorCells(line, { column: options.color, inTitle }, reading),
		size: sizeMeant((options.size ? line.cells[options.size] : '') || (line.own['size'] ?? '') || 'One Size'),
		extra_price: extras[at] ?? '',
		// A spreadsheet's apostrophe keeps the zeros of a number.
		variant_sku: line.cells.sku.replace(/^'/, ''),
		stock: stockOf(line, reading),
		row: line.row,
	}))
}

/** Named by their handle; a line without one is a product of its own, so that it is reported. */
const productsOf = (lines: readonly ShopifyLine[]): ShopifyLine[][] => [
	...Map.groupBy(lines, ({ row, cells }) => cells.handle.toLowerCase() || `\n${row}`).values(),
]

const shown = {
	sku: 'handle',
	brand: 'vendor',
	model: 'title',
	description: 'description',
	status: 'status',
	price: 'price',
	extra_price: 'price',
	variant_sku: 'sku',
	stock: 'stock',
	search_words: 'tags',
	page_title: 'seoTitle',
	page_description: 'seoDescription',
} as const satisfies Partial<Record<ProductColumn, ShopifyColumn>>

/** The rows of the shop for a file of Shopify. Its problems are those that the check finds, in the file's terms. */
export function fromShopify(sheet: Sheet): ReadProducts {
	const nameOf = (column: ShopifyColumn): string =>
		sheet.head[placeOf(sheet.names, column)] ?? shopifyColumns[column][0]
	const reading: Reading = { explained: new Map(), counts: new Map(), goods: new Map(), nameOf }
	const lines = linesOf(sheet)
	const rows = productsOf(lines).flatMap((product) => productRows(product, reading))
	for (const { row, sku } of rows)
		if (sku === '')
			reading.explained.set(cellOfRow({ row, column: 'sku' }), {
				column: nameOf('handle'),
				value: '',
				message: 'Expected the handle of the product, such as booster-hoodie. Each of its lines has it.',
			})
	return {
		rows,
		unknown: [],
		notes: notesOf(sheet, lines, reading),
		names: Object.fromEntries(Object.entries(shown).map(([own, column]) => [own, nameOf(column)])),
		explained: reading.explained,
	}
}
