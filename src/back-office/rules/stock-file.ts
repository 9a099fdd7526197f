// The file format of stock and prices: writing and reading.
import Papa from 'papaparse'
import { formulaStart } from '#kit/csv.ts'
import { dollarsOf } from './staff-forms.ts'

export type Shelf = {
	productId: string
	sku: string
	brand: string
	model: string
	priceCents: number
	variantId: string
	size: string
	color: string
	stock: number
	/** All units ever received. */
	counted: number
}

/** The last three hold the values at export, so that later changes are detected. */
const columns = [
	'sku',
	'product',
	'size',
	'color',
	'price',
	'stock',
	'was_price',
	'was_stock',
	'was_counted',
] as const
export type Column = (typeof columns)[number]
type Row = Record<Column, string>

/** For spreadsheets: text that would be a formula is escaped. */
export const stockFile = (shelves: readonly Shelf[]): string =>
	Papa.unparse(
		{
			fields: [...columns],
			data: shelves.map(({ sku, brand, model, size, color, priceCents, stock, counted }) => [
				sku,
				`${brand} ${model}`,
				size,
				color,
				dollarsOf(priceCents),
				stock,
				dollarsOf(priceCents),
				stock,
				counted,
			]),
		},
		{ escapeFormulae: formulaStart },
	)

export type FileRow = Row & {
	/** Row number as in the spreadsheet, with the header as row 1. */
	row: number
}
export type RowError = { row: number; column: string; message: string }

/** Largest file, in rows: two for each size of a shop with ten thousand. */
export const mostRows = 20_000
/** Largest file, in bytes; larger uploads are rejected. */
export const mostBytes = 4_000_000

const nameOf = (head: string): string =>
	head
		.trim()
		.toLowerCase()
		.replaceAll(/[\s-]+/g, '_')
const isColumn = (name: string): name is Column => columns.some((column) => column === name)

export type ReadFile = { rows: FileRow[]; errors: RowError[]; unknown: string[] }

/** Reads the text with any field separator. Ignores rows without text. */
export function readStockFile(text: string): ReadFile {
	const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false })
	const [head = [], ...lines] = data
	const names = head.map(nameOf)
	const unknown = head.filter((name, at) => name.trim() !== '' && !isColumn(names[at] ?? ''))
	const problem = (message: string): ReadFile => ({
		rows: [],
		errors: [{ row: 1, column: 'sku', message }],
		unknown,
	})
	if (!names.includes('sku'))
		return problem('Expected a first row with the names of the columns, sku among them.')
	if (!names.includes('stock') && !names.includes('price'))
		return problem('Expected a column stock or price.')
	const rows = lines.flatMap((cells, at) => {
		if (cells.every((cell) => cell.trim() === '')) return []
		const valueOf = (column: Column) =>
			(cells[names.indexOf(column)] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
		const values = Object.fromEntries(columns.map((column) => [column, valueOf(column)]))
		// Cast: the object has every column.
		return [{ row: at + 2, ...(values as Row) }]
	})
	if (rows.length > mostRows)
		return problem(
			`Expected at most ${mostRows.toLocaleString('en-US')} rows; there are ${rows.length.toLocaleString('en-US')}.`,
		)
	return { rows, errors: [], unknown }
}
