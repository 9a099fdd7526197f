// Exports the rows that need repair as a file for the original spreadsheet.
import Papa from 'papaparse'
import { roleLabels, type ColumnRole } from './columns.ts'
import { fieldLabels } from './player.ts'
import type { ReadRow, Source } from './take-in.ts'

const whyHeading = 'What to repair'

/** Spreadsheets drop a leading zero and run text that looks like a formula; `plainCell` removes both escapes. */
function written(cell: string): string {
	if (/^0\d+$/.test(cell)) return `="${cell}"`
	return /^[=+@-]/.test(cell) ? `'${cell}` : cell
}

/** "Jersey size: “5XL” is not a size we make." */
export const reasonsOf = ({ notes }: Pick<ReadRow, 'notes'>): string =>
	notes
		.filter(({ tone }) => tone === 'error')
		.map(({ field, message }) => `${fieldLabels[field]}: ${message}`)
		.join(' ')

type Read = { heading: Source['heading']; roles: readonly ColumnRole[]; failed: readonly ReadRow[] }

/** CSV with the original cells, the row's number in the sheet, and the errors. It can be imported again. */
export function errorFile({ heading, roles, failed }: Read): string {
	const headings = roles.map(
		(role, column) => heading?.cells[column] || (role === 'skip' ? `Column ${column + 1}` : roleLabels[role]),
	)
	const rows = failed.map((one) => [
		...roles.map((_, column) => written(one.cells[column] ?? '')),
		String(one.row),
		reasonsOf(one),
	])
	return `\ufeff${Papa.unparse([[...headings, 'Row in the file', whyHeading], ...rows], { newline: '\r\n' })}\r\n`
}
