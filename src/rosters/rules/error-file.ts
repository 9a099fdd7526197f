// The rows that need repair, as a file for the spreadsheet they came from.
import Papa from 'papaparse'
import { roleLabels, type ColumnRole } from './columns.ts'
import { fieldLabels } from './player.ts'
import type { ReadRow, Source } from './take-in.ts'

const whyHeading = 'What to repair'

/** A spreadsheet would eat a leading zero, and run what looks like a formula; `plainCell` takes both signs off again. */
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

/** CSV with all cells as they came, the row's number in the sheet, and why it was not taken. It can be read in again. */
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
