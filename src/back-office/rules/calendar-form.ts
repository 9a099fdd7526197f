// Business days and lead times as a form; holidays are lines of a day and a name.
import {
	type Calendar,
	calendarLimits,
	calendarSection,
	federalHolidays,
	Holiday,
	weekdayNames,
} from '#shop-settings/rules/calendar.ts'
import { wholeIn } from './price-form.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from './settings-form.ts'

export const workdayField = (day: number): string => `workday-${day}`

const lineOf = ({ on, name }: Holiday): string => `${on} ${name}`

const typedCalendar = ({ workdays, holidays, newLeadDays, jobDueDays }: Calendar): TypedSettings => ({
	...Object.fromEntries(workdays.map((day) => [workdayField(day), 'on'])),
	holidays: holidays.map(lineOf).join('\n'),
	newLeadDays: String(newLeadDays),
	jobDueDays: String(jobDueDays),
})

const linesIn = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')

const holidayIn = (line: string) => Holiday.safeParse({ on: line.slice(0, 10), name: line.slice(10).trim() })

/** @returns the calendar, or every mistake by its field */
export function calendarIn(typed: TypedSettings): { values: Calendar } | { errors: SettingsErrors } {
	const errors: Record<string, string> = {}
	const workdays = weekdayNames.flatMap((_, day) => (typed[workdayField(day)] === 'on' ? [day] : []))
	if (workdays.length === 0) errors[workdayField(1)] = 'Please choose at least one business day.'
	const lines = linesIn(typed['holidays'] ?? '')
	const found = lines.map(holidayIn)
	const wrong = lines.find((_, at) => !found[at]?.success)
	const holidays = found.flatMap(({ data }) => data ?? []).toSorted((a, b) => (a.on < b.on ? -1 : 1))
	const days = holidays.map(({ on }) => on)
	const twice = days.find((on, at) => days.indexOf(on) !== at)
	if (wrong !== undefined)
		errors['holidays'] =
			`“${wrong.slice(0, 40)}”: please enter a day and a name, such as 2026-12-25 Christmas Day.`
	else if (twice !== undefined) errors['holidays'] = `${twice} is there twice: please keep one.`
	else if (holidays.length > calendarLimits.holidays)
		errors['holidays'] = `Please enter up to ${calendarLimits.holidays} holidays.`
	const daysIn = (field: 'newLeadDays' | 'jobDueDays'): number => {
		const number = wholeIn((typed[field] ?? '').trim())
		if (number !== undefined && number <= calendarLimits.days) return number
		errors[field] = `Please enter a whole number of days from 0 to ${calendarLimits.days}.`
		return 0
	}
	const [newLeadDays, jobDueDays] = [daysIn('newLeadDays'), daysIn('jobDueDays')]
	return Object.keys(errors).length > 0
		? { errors }
		: { values: { workdays, holidays, newLeadDays, jobDueDays } }
}

/** The same with the federal holidays of a year, where their days are free. */
export function withFederalHolidays(
	typed: TypedSettings,
): { typed: TypedSettings } | { errors: SettingsErrors } {
	const year = typed['year'] ?? ''
	if (!/^20\d{2}$/.test(year.trim())) return { errors: { year: 'Please enter a year, such as 2027.' } }
	const lines = linesIn(typed['holidays'] ?? '')
	const taken = new Set(lines.map((line) => line.slice(0, 10)))
	const added = federalHolidays(Number(year)).filter(({ on }) => !taken.has(on))
	return { typed: { ...typed, holidays: [...lines, ...added.map(lineOf)].toSorted().join('\n') } }
}

export const calendarForm: SettingsForm<Calendar> = {
	section: calendarSection,
	path: '/admin/settings/calendar',
	typedIn: typedCalendar,
	valuesIn: calendarIn,
	propose: withFederalHolidays,
	notSaved: 'The business days were not saved',
	done: 'calendar-saved',
}
