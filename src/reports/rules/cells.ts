// Values of a report as text: for the table and for the file.
import Papa from 'papaparse'
import { productionMethods, type ProductionMethod } from '#garments/template.ts'
import { dollarsCell, plainCell } from '#kit/csv.ts'
import { formatUsd, percent } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'
import { productionMethodNames } from '#pricing/rules/decorations.ts'
import { sportName } from '#sports/sports.ts'
import type { Grouping } from '../states.ts'
import type { Column, Row } from '../views.ts'

type Value = string | number | null | undefined

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `November 20, 2026`, `Week of November 16, 2026`, `November 2026`. */
export function periodName(start: string, by: Grouping): string {
	if (by === 'month') return month.format(new Date(start))
	return by === 'week' ? `Week of ${formatLongDay(start)}` : formatLongDay(start)
}

const isMethod = (text: string): text is ProductionMethod => productionMethods.some((one) => one === text)

/** Null for lines that have no job, such as those of orders that were refunded before. */
function methodsName(value: Value): string {
	if (typeof value !== 'string') return 'Not made'
	if (value === '') return 'Without decoration'
	return value
		.split(' ')
		.map((one) => (isMethod(one) ? productionMethodNames[one] : one))
		.map((name, at) => (at === 0 ? name : name.toLowerCase()))
		.join(' and ')
}

const rateName = (value: Value): string =>
	typeof value !== 'number' ? 'Without tax' : value === 0 ? 'Exempt' : percent(value)

/** A cell of the table. */
export function cellText({ kind }: Pick<Column, 'kind'>, value: Value, by: Grouping): string {
	if (kind === 'rate') return rateName(value)
	if (kind === 'methods') return methodsName(value)
	if (kind === 'sport') return typeof value === 'string' ? sportName(value) : 'No longer in the catalog'
	if (value === null || value === undefined) return ''
	if (kind === 'cents') return formatUsd(Number(value))
	if (kind === 'count') return Number(value).toLocaleString('en-US')
	if (kind === 'day') return formatLongDay(String(value))
	return kind === 'period' ? periodName(String(value), by) : String(value)
}

function fileCell(column: Column, value: Value, by: Grouping): string {
	if (column.kind === 'cents') return typeof value === 'number' ? dollarsCell(value) : ''
	const isAsItIs = column.kind === 'count' || column.kind === 'day' || column.kind === 'period'
	return isAsItIs ? String(value ?? '') : plainCell(cellText(column, value, by))
}

/** For spreadsheets, with a byte order mark: dollars and days without decoration, text that would be a formula escaped. */
export function reportCsv(columns: readonly Column[], rows: readonly Row[], by: Grouping): string {
	const data = rows.map((row) => columns.map((column) => fileCell(column, row[column.key], by)))
	const text = Papa.unparse(
		{ fields: columns.map(({ label }) => label), data },
		{ newline: '\r\n' },
	).trimEnd()
	return `${text}\r\n`
}
