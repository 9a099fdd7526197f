// Reads a file of products: finds the separator and the names of the columns, and whose format it is.
import Papa from 'papaparse'
import {
	columns,
	mostProductRows,
	productColumns,
	textOf,
	type ProductColumn,
	type ProductRow,
	type ReadProducts,
} from './product-file.ts'
import { fromShopify } from './shopify.ts'
import { isShopifyColumn, isShopifyFile } from './shopify-columns.ts'

const nameOf = (head: string): string =>
	head
		.trim()
		.toLowerCase()
		.replaceAll(/[\s-]+/g, '_')

const separators = [',', ';', '\t', '|']

/** The separator that makes the most known columns of the first row. */
function separatorOf(text: string): string {
	const head = text.slice(0, text.indexOf('\n') + 1 || undefined)
	const isKnown = (name: string) => Object.hasOwn(productColumns, name) || isShopifyColumn(name)
	const known = (separator: string) =>
		head.split(separator).filter((name) => isKnown(nameOf(name.replaceAll('"', '')))).length
	return separators.toSorted((a, b) => known(b) - known(a))[0] ?? ','
}

const refused = (problem: string): ReadProducts => ({ rows: [], unknown: [], problem })

type Line = { row: number; cells: readonly string[] }

function ownRows(names: readonly string[], lines: readonly Line[]): ProductRow[] {
	const places = columns.map((column) => [column, names.indexOf(column)] as const)
	return lines.map(({ row, cells }) => {
		const values = places.map(([column, place]) => [column, textOf((cells[place] ?? '').trim())])
		// Cast: the object has every column.
		return { ...(Object.fromEntries(values) as Record<ProductColumn, string>), row }
	})
}

/** Reads the shop's own format or a product export of Shopify. Ignores rows without text. */
export function readProductFile(text: string): ReadProducts {
	if (text.includes('\0')) return refused('Please save the sheet as a CSV file first.')
	const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
	const { data, errors } = Papa.parse<string[]>(plain, { delimiter: separatorOf(plain), newline: '\n' })
	const quote = errors.find(({ type }) => type === 'Quotes')
	if (quote) return refused(`Row ${(quote.row ?? 0) + 1}: a quotation mark is not closed.`)
	const [head = [], ...lines] = data
	const names = head.map(nameOf)
	const isShopify = isShopifyFile(names)
	if (!isShopify && !names.includes('sku'))
		return refused(
			'Expected a first row with the names of the columns, sku among them, or a product export of Shopify.',
		)
	const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
	if (twice !== undefined) return refused(`The column ${twice.slice(0, 40)} is there twice.`)
	const filled = lines.flatMap((cells, at) =>
		cells.every((cell) => cell.trim() === '') ? [] : [{ row: at + 2, cells }],
	)
	const most = mostProductRows.toLocaleString('en-US')
	if (filled.length > mostProductRows)
		return refused(`Expected at most ${most} rows; please divide the file.`)
	if (filled.length === 0) return refused('The file has no row below the names of its columns.')
	if (isShopify) return fromShopify({ head: head.map((name) => name.trim()), names, lines: filled })
	return {
		rows: ownRows(names, filled),
		unknown: head
			.filter((_, at) => names[at] !== '' && !Object.hasOwn(productColumns, names[at] ?? ''))
			.map((name) => name.trim().slice(0, 40)),
	}
}
