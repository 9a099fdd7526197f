// Business days and lead times, as a section of the settings; holidays of the United States by their rules.
import { z } from 'zod'
import { plainLine } from '#kit/address.ts'
import { counted } from '#kit/plural.ts'
import { addDays, formatLongDay, isoDate, type IsoDate } from '#kit/time.ts'
import type { Section } from './section.ts'

export const calendarLimits = { holidays: 100, days: 365 }

const isDay = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && isoDate(new Date(text)) === text

export const Holiday = z.object({
	on: z.string().refine(isDay, 'A day such as 2026-12-25'),
	name: plainLine(60).min(1, 'Name required'),
})
export type Holiday = z.infer<typeof Holiday>

const Days = z.int().min(0).max(calendarLimits.days)

export const Calendar = z.object({
	/** 0 is Sunday. */
	workdays: z.array(z.int().min(0).max(6)).min(1).max(7),
	holidays: z.array(Holiday).max(calendarLimits.holidays),
	/** Business days until a new product ships, as its form proposes them. */
	newLeadDays: Days,
	/** Calendar days from the approval until a job is due. */
	jobDueDays: Days,
})
export type Calendar = z.infer<typeof Calendar>

/** Spec §9: Monday to Friday; jobs are due 14 days after approval. */
export const specCalendar: Calendar = {
	workdays: [1, 2, 3, 4, 5],
	holidays: [],
	newLeadDays: 10,
	jobDueDays: 14,
}

export const weekdayNames = [
	'Sunday',
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
] as const

export const calendarSection: Section<Calendar> = {
	name: 'calendar',
	schema: Calendar,
	initial: specCalendar,
	lines: ({ workdays, holidays, newLeadDays, jobDueDays }) => [
		...weekdayNames.map((label, day) => ({
			label,
			value: workdays.includes(day) ? 'business day' : 'closed',
		})),
		{ label: 'Lead time of a new product', value: counted(newLeadDays, 'business day') },
		{ label: 'Jobs are due after their approval', value: counted(jobDueDays, 'day') },
		...holidays.map(({ on, name }) => ({ label: `Closed ${formatLongDay(on)}`, value: name })),
	],
}

const dayOf = (year: number, month: number, day: number): IsoDate =>
	isoDate(new Date(Date.UTC(year, month - 1, day)))
const weekdayOf = (day: IsoDate): number => new Date(day).getUTCDay()

/** The nth Monday, say, of the month that begins then. */
const nth = (first: IsoDate, weekday: number, place: number): IsoDate =>
	addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (place - 1))
const lastMonday = (year: number, month: number): IsoDate => {
	const last = addDays(dayOf(year, month + 1, 1), -1)
	return addDays(last, -((weekdayOf(last) + 6) % 7))
}
/** A holiday on a Saturday is kept on the Friday before, on a Sunday on the Monday after. 5 U.S.C. § 6103. */
const kept = (day: IsoDate): IsoDate => addDays(day, { 6: -1, 0: 1 }[weekdayOf(day)] ?? 0)

/** Of one year, in its order. New Year's Day of a Saturday is kept in the year before and is not among them. */
export const federalHolidays = (year: number): Holiday[] =>
	[
		{ on: kept(dayOf(year, 1, 1)), name: 'New Year’s Day' },
		{ on: nth(dayOf(year, 1, 1), 1, 3), name: 'Martin Luther King Jr. Day' },
		{ on: nth(dayOf(year, 2, 1), 1, 3), name: 'Presidents’ Day' },
		{ on: lastMonday(year, 5), name: 'Memorial Day' },
		{ on: kept(dayOf(year, 6, 19)), name: 'Juneteenth' },
		{ on: kept(dayOf(year, 7, 4)), name: 'Independence Day' },
		{ on: nth(dayOf(year, 9, 1), 1, 1), name: 'Labor Day' },
		{ on: nth(dayOf(year, 10, 1), 1, 2), name: 'Columbus Day' },
		{ on: kept(dayOf(year, 11, 11)), name: 'Veterans Day' },
		{ on: nth(dayOf(year, 11, 1), 4, 4), name: 'Thanksgiving' },
		{ on: kept(dayOf(year, 12, 25)), name: 'Christmas Day' },
	].filter(({ on }) => on.startsWith(String(year)))
