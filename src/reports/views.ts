// Shapes that the pages of reports show.
import type { IsoDate } from '#kit/time.ts'
import type { AskedRange } from './rules/range.ts'
import type { ReportId } from './states.ts'

/** A period is its first day; methods are joined by spaces; a rate is in basis points, null without tax. */
export type Kind = 'text' | 'period' | 'day' | 'sport' | 'methods' | 'rate' | 'count' | 'cents'

export type Column = {
	key: string
	label: string
	kind: Kind
	/** Sums would count the same thing twice. */
	isNotSummed?: true
}

export type Row = Readonly<Record<string, string | number | null>>

export type Figure = { label: string; text: string; detail?: string }

export type ReportView = {
	id: ReportId
	asked: AskedRange
	today: IsoDate
	/** Null while the range cannot be reported. */
	result: {
		rows: readonly Row[]
		totals: Row
		figures: readonly Figure[]
		count: number
		page: number
		pages: number
	} | null
}
