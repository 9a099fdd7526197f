import { expect, test } from 'vitest'
import { specCalendar } from '#shop-settings/rules/calendar.ts'
import { calendarForm, calendarIn, withFederalHolidays } from './calendar-form.ts'

const typed = calendarForm.typedIn(specCalendar)

test('the calendar comes back from its own form as it was', () => {
	const holidays = [{ on: '2026-12-25', name: 'Christmas Day' }]
	for (const values of [specCalendar, { ...specCalendar, workdays: [2, 6], holidays }])
		expect(calendarIn(calendarForm.typedIn(values))).toEqual({ values })
})

test.each([
	[
		'holidays',
		'2026-02-30 No day',
		'“2026-02-30 No day”: please enter a day and a name, such as 2026-12-25 Christmas Day.',
	],
	[
		'holidays',
		'2026-12-25',
		'“2026-12-25”: please enter a day and a name, such as 2026-12-25 Christmas Day.',
	],
	['holidays', '2026-12-25 A\n2026-12-25 B', '2026-12-25 is there twice: please keep one.'],
	['newLeadDays', '366', 'Please enter a whole number of days from 0 to 365.'],
	['jobDueDays', 'two', 'Please enter a whole number of days from 0 to 365.'],
])('%s with "%s" is refused', (field, text, message) => {
	expect(calendarIn({ ...typed, [field]: text })).toEqual({ errors: { [field]: message } })
})

test('at least one day is a business day', () => {
	expect(calendarIn({ newLeadDays: '1', jobDueDays: '1' })).toEqual({
		errors: { 'workday-1': 'Please choose at least one business day.' },
	})
})

test('federal holidays are added once, beside what was typed', () => {
	const own = { ...typed, holidays: '2027-07-05 Inventory', year: '2027' }
	const added = withFederalHolidays(own)
	const read = 'typed' in added ? calendarIn(added.typed) : added
	expect('values' in read && read.values.holidays).toHaveLength(11)
	expect('typed' in added && added.typed['holidays']).toContain('2027-07-05 Inventory')
	expect('typed' in added && withFederalHolidays(added.typed)).toEqual(added)
	expect(withFederalHolidays({ ...typed, year: 'x' })).toEqual({
		errors: { year: 'Please enter a year, such as 2027.' },
	})
})
