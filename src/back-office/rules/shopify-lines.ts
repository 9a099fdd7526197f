// The lines of a product export of Shopify by its columns, and the notes of what is not taken from them.
import { longestSummary, longestTitle } from '#catalog/rules/search-texts.ts'
import { counted, formatCount, joinedByAnd } from '#kit/plural.ts'
import { ownColumns, shopifyColumns, type ShopifyColumn } from './shopify-columns.ts'

type Line = { row: number; cells: readonly string[] }
export type Sheet = { head: readonly string[]; names: readonly string[]; lines: readonly Line[] }

/** Cells of a line by Shopify's columns, and those of columns that were added by hand. */
export type ShopifyLine = { row: number; cells: Record<ShopifyColumn, string>; own: Record<string, string> }

type Explained = Map<string, { column: string; value: string; message: string }>
export type Reading = {
	explained: Explained
	/** How often each note is to be counted. */
	counts: Map<keyof typeof countedNotes, number>
	goods: Map<string, number>
	/** The file's own name of a column. */
	nameOf: (column: ShopifyColumn) => string
}

/** Each tells how many products or lines it is about. */
const countedNotes = {
	negative: (count: number) => `${counted(count, 'line')}: a stock below 0 is read as 0.`,
	titleColor: (count: number) =>
		`${counted(count, 'product')} without a color among the options: the color is read from the title.`,
	oneSize: (count: number) =>
		`${counted(count, 'product')} without a size among the options: the size is One Size.`,
	longTitle: (count: number) =>
		`${counted(count, 'product')}: an SEO title of more than ${longestTitle} characters is not taken.`,
	longSummary: (count: number) =>
		`${counted(count, 'product')}: an SEO description of more than ${longestSummary} characters is not taken.`,
	tags: (count: number) =>
		`${counted(count, 'product')}: tags are search words here, and some are left out (at most 20, each of up to 40 characters).`,
	option: (count: number) =>
		`${counted(count, 'product')}: an option other than size and color is not taken.`,
	unlisted: (count: number) =>
		`${counted(count, 'product')}: not published or not listed on the online store, so a draft here.`,
}

export const add = <Key>(counts: Map<Key, number>, key: Key, by = 1) =>
	counts.set(key, (counts.get(key) ?? 0) + by)

export const placeOf = (names: readonly string[], column: ShopifyColumn): number =>
	names.findIndex((name) => (shopifyColumns[column] as readonly string[]).includes(name))

// Cast: the keys of the object.
const allShopify = Object.keys(shopifyColumns) as ShopifyColumn[]

export function linesOf({ names, lines }: Sheet): ShopifyLine[] {
	const places = allShopify.map((column) => [column, placeOf(names, column)] as const)
	const taken = new Set(places.map(([, place]) => place))
	const own = ownColumns
		.map((column) => [column, names.indexOf(column)] as const)
		.filter(([, place]) => place >= 0 && !taken.has(place))
	return lines.map(({ row, cells }) => {
		const cell = ([name, place]: readonly [string, number]) => [name, (cells[place] ?? '').trim()]
		return {
			row,
			// Cast: the object has every column.
			cells: Object.fromEntries(places.map(cell)) as Record<ShopifyColumn, string>,
			own: Object.fromEntries(own.map(cell)),
		}
	})
}

export const firstOf = (lines: readonly ShopifyLine[], column: ShopifyColumn): string =>
	lines.find(({ cells }) => cells[column] !== '')?.cells[column] ?? ''

export const ownOf = (lines: readonly ShopifyLine[], column: string): string =>
	lines.find(({ own }) => (own[column] ?? '') !== '')?.own[column] ?? ''

/** Columns with text that the shop has no place for, by the number of their lines. */
function unusedNotes({ head, names, lines }: Sheet): string[] {
	const known = new Set([...allShopify.map((column) => placeOf(names, column)), ...ownPlaces(names)])
	const counts = head.flatMap((name, place) => {
		const count = lines.filter(({ cells }) => (cells[place] ?? '').trim() !== '').length
		return name === '' || known.has(place) || count === 0 ? [] : [{ name: name.slice(0, 60), count }]
	})
	return [...Map.groupBy(counts, ({ count }) => count)].map(
		([count, some]) =>
			`${counted(count, 'line')}: ${joinedByAnd(some.map(({ name }) => name))} ${some.length === 1 ? 'is' : 'are'} not used.`,
	)
}

const ownPlaces = (names: readonly string[]) => ownColumns.map((column) => names.indexOf(column))

export function notesOf(
	sheet: Sheet,
	lines: readonly ShopifyLine[],
	{ counts, goods, nameOf }: Reading,
): string[] {
	const images = new Set(
		lines.flatMap(({ cells }) => [cells.image, cells.variantImage]).filter((cell) => cell !== ''),
	)
	const compared = lines.filter(({ cells }) => cells.compareAt !== '').length
	const listed = [...goods].toSorted((a, b) => b[1] - a[1])
	return [
		...(listed.length === 0
			? []
			: [
					`Garments and sports, read from type, tags and title: ${joinedByAnd(listed.map(([name, count]) => `${formatCount(count)} × ${name}`))}. Look them over: a file cannot change a garment later.`,
				]),
		...(images.size === 0
			? []
			: [
					`${counted(images.size, 'photo')} not taken: an import opens no web addresses. Download them, then add them on each product’s page, or in a ZIP with a file of the shop’s own format.`,
				]),
		...(compared === 0
			? []
			: [
					`${counted(compared, 'line')}: ${nameOf('compareAt')} is not used. A sale here has a first and a last day: set it on the product’s page or in the columns sale_price, sale_from and sale_to.`,
				]),
		...[...counts].map(([name, count]) => countedNotes[name](count)),
		...unusedNotes(sheet),
	]
}
