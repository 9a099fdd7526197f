// A paste into the grid: cells for the target position, or a table whose columns need review.
import { guessColumns, headingPlace } from '../rules/columns.ts'
import { tableOf } from '../rules/table.ts'

/** Number of rows used to detect the first column's role. */
const looksAt = 40

/** Lines of a text without tabs are single cells, unless each line holds several. */
const isSeparated = (lines: readonly string[]) =>
	lines.length > 1 && lines.every((line) => line.trim() === '' || /[,;]/.test(line))

/** 'table' when it has headings or starts with another column than the grid. @param column paste target */
export function blockOf(text: string, column: number): readonly (readonly string[])[] | 'table' {
	const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/)
	if (!text.includes('\t')) {
		if (isSeparated(lines)) return 'table'
		return lines.length === 1 && lines[0] === '' ? [] : lines.map((line) => [line])
	}
	const rows = tableOf(text).map(({ cells }) => cells)
	if (headingPlace(rows) !== undefined && rows.length > 1) return 'table'
	const [first] = guessColumns(undefined, rows.slice(0, looksAt))
	const isOtherOrder =
		column === 0 && rows.length > 1 && (first?.role === 'number' || first?.role === 'first')
	return isOtherOrder ? 'table' : rows
}
