// The period of a statement: whole days in the portal's time zone, both ends included.
import { Refusal } from '#kit/errors.ts'
import { formatLongDay, isoDate, type IsoDate } from '#kit/time.ts'
import { messages } from '../messages.ts'

/** Null is open: from the first posting, up to now. */
export type Period = { from: IsoDate | null; to: IsoDate | null }

export const wholeLedger: Period = { from: null, to: null }

function readDay(text: string | null): IsoDate | null {
	if (text === null || text.trim() === '') return null
	const day = new Date(`${text.trim()}T00:00:00Z`)
	if (!/^\d{4}-\d\d-\d\d$/.test(text.trim()) || Number.isNaN(day.getTime()) || isoDate(day) !== text.trim())
		throw new Refusal('invalid', messages.noDay)
	return isoDate(day)
}

/** @throws Refusal invalid for days that do not exist, and for an end before the start */
export function readPeriod(query: URLSearchParams): Period {
	const period = { from: readDay(query.get('from')), to: readDay(query.get('to')) }
	if (period.from !== null && period.to !== null && period.from > period.to)
		throw new Refusal('invalid', messages.endsBeforeStart)
	return period
}

export const isWithin = ({ from, to }: Period, day: IsoDate): boolean =>
	(from === null || day >= from) && (to === null || day <= to)

/** `July 1, 2026 to November 24, 2026`. @param first day of the first posting @param today the last day so far */
export const periodLabel = ({ from, to }: Period, first: IsoDate, today: IsoDate): string =>
	`${formatLongDay(from ?? first)} to ${formatLongDay(to ?? today)}`
