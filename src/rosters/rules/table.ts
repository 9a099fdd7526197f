// Parses text into rows and cells: pasted cells, CSV with commas or semicolons, unclosed quotes.
import Papa from 'papaparse'
import { plainCell } from './cells.ts'

/** `row` is the sheet's row number, from 1. */
export type TableRow = { row: number; cells: readonly string[] }

const separators = ['\t', ';', ','] as const

/**
 * The separator found in most lines; European spreadsheets write semicolons. Pasted cells have tabs in nearly every
 * line, whatever else they contain; a tab within a CSV cell is rare.
 */
function separatorOf(lines: readonly string[]): string {
	const filled = lines.filter((line) => line.trim() !== '')
	const counts = separators.map((sign) => ({
		sign,
		lines: filled.filter((line) => line.includes(sign)).length,
	}))
	if ((counts[0]?.lines ?? 0) * 2 > filled.length) return '\t'
	return counts.toSorted((a, b) => b.lines - a.lines)[0]?.sign ?? ','
}

/** First line of some exports, which spreadsheets do not count as a row. */
const separatorLine = /^sep=(.)\r?\n/i

const isQuoteTrouble = ({ type }: Papa.ParseError) => type === 'Quotes'

/** A stray quotation mark would swallow the following lines, so each line is parsed alone with literal quotes. */
function lineByLine(text: string, delimiter: string): string[][] {
	return text.split(/\r\n|\r|\n/).map((line) => {
		const read = Papa.parse<string[]>(line, { delimiter })
		if (!read.errors.some(isQuoteTrouble)) return read.data[0] ?? ['']
		return line.split(delimiter)
	})
}

/** Every row of the text, including blank ones, with normalized cells. */
export function tableOf(given: string): TableRow[] {
	const marked = given.replace(/^\ufeff/, '')
	const separator = separatorLine.exec(marked)
	const text = (separator ? marked.slice(separator[0].length) : marked).replace(/[\r\n]+$/, '')
	if (text.trim() === '') return []
	const delimiter = separator?.[1] ?? separatorOf(text.split(/\r\n|\r|\n/))
	const { data, errors } = Papa.parse<string[]>(text, { delimiter })
	const rows = errors.some(isQuoteTrouble) ? lineByLine(text, delimiter) : data
	return rowsOf(rows)
}

/** The same for cells of a workbook. */
export const rowsOf = (rows: readonly (readonly string[])[]): TableRow[] =>
	rows.map((cells, at) => ({ row: at + 1, cells: cells.map(plainCell) }))

/** Rows of a sheet as text that `tableOf` reads with the same cells and row numbers. */
export function textOf(rows: readonly Pick<TableRow, 'cells'>[]): string {
	const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
	const cells = rows.map((row) => Array.from({ length: width }, (_, column) => row.cells[column] ?? ''))
	return Papa.unparse(cells, { delimiter: '\t', newline: '\n', quotes: (cell) => /[;,]/.test(String(cell)) })
}
