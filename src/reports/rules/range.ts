// The range of a report in its address: whole days in the shop's time zone, both ends included, and the step of time.
import { addDays, dayMs, isoDate, type IsoDate } from '#kit/time.ts'
import { typedIn, type TypedForm } from '#kit/typed-fields.ts'
import { mondayOf } from '#fundraising/rules/chart.ts'
import { addressOf } from '#back-office/urls.ts'
import { messages } from '../messages.ts'
import { groupings, type Grouping, type ReportId } from '../states.ts'

export type Range = { from: IsoDate; to: IsoDate; by: Grouping }

const fields = ['from', 'to', 'by'] as const
export type AskedRange = TypedForm<(typeof fields)[number], Range>

/** Three years, one of them a leap year. */
const mostDays = 3 * 365 + 1
/** By day. */
const mostSingleDays = 366

const daysIn = ({ from, to }: Pick<Range, 'from' | 'to'>): number =>
	Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

const monthStart = (day: IsoDate): IsoDate => isoDate(new Date(`${day.slice(0, 7)}-01`))

/** `count` months before the first of the day's month. */
function monthsBefore(day: IsoDate, count: number): IsoDate {
	const first = new Date(monthStart(day))
	first.setUTCMonth(first.getUTCMonth() - count)
	return isoDate(first)
}

function dayOf(text: string): IsoDate | undefined {
	const instant = new Date(`${text.trim()}T00:00:00Z`)
	if (!/^\d{4}-\d\d-\d\d$/.test(text.trim()) || Number.isNaN(instant.getTime())) return undefined
	const day = isoDate(instant)
	return day === text.trim() ? day : undefined
}

const fittingGroup = (days: number): Grouping => (days <= 31 ? 'day' : days <= 190 ? 'week' : 'month')

function rangeError(range: Range, days: number): { field: 'to' | 'by'; message: string } | undefined {
	if (days < 1) return { field: 'to', message: messages.endsBeforeStart }
	if (days > mostDays) return { field: 'to', message: messages.tooLong }
	if (range.by === 'day' && days > mostSingleDays) return { field: 'by', message: messages.tooManyDays }
	return undefined
}

/** Without days, the current month; without a step, the one that fits the length. What a report has no field for is ignored. */
export function readRange(
	query: URLSearchParams,
	today: IsoDate,
	{ isNow = false, isOverTime = false, by: first }: { isNow?: boolean; isOverTime?: boolean; by?: Grouping },
): AskedRange {
	const typed = typedIn(fields, {
		from: isNow ? today : (query.get('from') ?? monthStart(today)),
		to: isNow ? today : (query.get('to') ?? today),
		by: isOverTime ? (query.get('by') ?? first ?? '') : '',
	})
	const [from, to] = [dayOf(typed.from), dayOf(typed.to)]
	const days = from && to ? daysIn({ from, to }) : 1
	const by = typed.by === '' ? fittingGroup(days) : groupings.find((one) => one === typed.by)
	if (!from || !to || !by) {
		const errors = {
			...(!from && { from: messages.noDay }),
			...(!to && { to: messages.noDay }),
			...(!by && { by: messages.noGrouping }),
		}
		return { ok: false, typed, errors }
	}
	const range = { from, to, by }
	const error = rangeError(range, days)
	if (error) return { ok: false, typed, errors: { [error.field]: error.message } }
	return { ok: true, typed: { ...typed, by }, value: range }
}

/** Ranges that are a click away. Seasons are names that teams choose, so a year stands for the longest one. */
export const quickRanges = (today: IsoDate): { label: string; from: IsoDate; to: IsoDate }[] => [
	{ label: 'This week', from: mondayOf(today), to: today },
	{ label: 'This month', from: monthStart(today), to: today },
	{ label: 'Last month', from: monthsBefore(today, 1), to: addDays(monthStart(today), -1) },
	{ label: 'Last 12 months', from: monthsBefore(today, 11), to: today },
]

const startOf: Record<Grouping, (day: IsoDate) => IsoDate> = {
	day: (day) => day,
	week: mondayOf,
	month: monthStart,
}
const nextOf: Record<Grouping, (start: IsoDate) => IsoDate> = {
	day: (start) => addDays(start, 1),
	week: (start) => addDays(start, 7),
	month: (start) => monthStart(addDays(start, 31)),
}

/** First days of all periods of the range; the first one may begin before it. */
export function periodsOf({ from, to, by }: Range): IsoDate[] {
	const starts: IsoDate[] = []
	for (let start = startOf[by](from); start <= to; start = nextOf[by](start)) starts.push(start)
	return starts
}

export const reportUrl = (
	report: ReportId,
	{ from, to, by, page }: { from?: string; to?: string; by?: string | undefined; page?: string | null } = {},
): string => addressOf(`/admin/reports/${report}`, { from, to, by, page })

export const csvUrl = (report: ReportId, range: Partial<Record<'from' | 'to' | 'by', string>> = {}): string =>
	addressOf(`/admin/reports/${report}.csv`, range)
