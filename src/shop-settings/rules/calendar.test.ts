import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, addDays, isoDate, type IsoDate } from '#kit/time.ts'
import { federalHolidays, specCalendar } from './calendar.ts'

// Cast: days of the test.
const day = (text: string) => text as IsoDate
const thanksgiving = { workdays: [1, 2, 3, 4, 5], holidays: [{ on: '2026-11-26' }, { on: '2026-11-27' }] }

test.each([
	['2026-11-25', 1, specCalendar, '2026-11-26'],
	['2026-11-25', 1, thanksgiving, '2026-11-30'],
	['2026-11-25', 3, thanksgiving, '2026-12-02'],
	['2026-11-27', 1, { workdays: [6], holidays: [] }, '2026-11-28'],
	['2026-11-27', 0, thanksgiving, '2026-11-27'],
] as const)('%s and %d business days of %j', (from, days, calendar, to) => {
	expect(addBusinessDays(day(from), days, calendar)).toBe(to)
})

test('more holidays never bring a day forward', () => {
	const someDays = fc.array(fc.nat(60).map((days) => ({ on: addDays(day('2026-11-20'), days) })))
	fc.assert(
		fc.property(someDays, fc.nat(30), (holidays, days) => {
			const from = day('2026-11-20')
			const without = addBusinessDays(from, days, specCalendar)
			expect(addBusinessDays(from, days, { ...specCalendar, holidays }) >= without).toBe(true)
		}),
	)
})

test('the federal holidays of a year, kept on a business day', () => {
	expect(federalHolidays(2026).map(({ on }) => on)).toEqual([
		'2026-01-01',
		'2026-01-19',
		'2026-02-16',
		'2026-05-25',
		'2026-06-19',
		'2026-07-03',
		'2026-09-07',
		'2026-10-12',
		'2026-11-11',
		'2026-11-26',
		'2026-12-25',
	])
	for (let year = 2024; year < 2060; year += 1)
		for (const { on } of federalHolidays(year))
			expect(specCalendar.workdays).toContain(new Date(isoDate(new Date(on))).getUTCDay())
})
