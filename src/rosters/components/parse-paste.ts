// A paste into the grid: cells for the place it was pasted at, or a table whose columns somebody should look at.
import { guessColumns, headingPlace } from '../rules/columns.ts'
import { tableOf } from '../rules/table.ts'

/** As many rows tell what the first column is. */
const looksAt = 40

/** Lines of a text without tabs are single cells, unless each of them holds several. */
const isSeparated = (lines: readonly string[]) =>
	lines.length > 1 && lines.every((line) => line.trim() === '' || /[,;]/.test(line))

/** 'table' when it brings headings or begins with another column than the grid does. @param column it is pasted at */
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
