// Weeks and axis of the chart.
import { expect, test } from 'vitest'
import { dayIn, type IsoDate } from '#kit/time.ts'
import { chartWeeks, mondayOf, scaleFor, weeksShown } from './chart.ts'

const day = (text: string) => text as IsoDate

test.each([
	['2026-11-16', '2026-11-16'],
	['2026-11-21', '2026-11-16'],
	['2026-11-22', '2026-11-16'],
	['2026-03-01', '2026-02-23'],
])('%s is in the week of %s', (given, monday) => {
	expect(mondayOf(day(given))).toBe(monday)
})

test('the day changes where the portal is, not where the server is', () => {
	const instant = new Date('2026-11-16T03:30:00Z')
	expect(dayIn('America/New_York', instant)).toBe('2026-11-15')
	expect(dayIn('UTC', instant)).toBe('2026-11-16')
})

test.each([
	['2026-11-20', 6, '2026-10-12'],
	['2026-09-28', 8, '2026-09-28'],
	['2025-01-01', 12, '2026-08-31'],
])('a portal that began on %s shows %i weeks from %s', (began, count, first) => {
	const weeks = weeksShown(day(began), day('2026-11-21'))
	expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([count, first, '2026-11-16'])
})

test('totals begin with what came before and end with all of it', () => {
	const weeks = chartWeeks([day('2026-11-02'), day('2026-11-09')], new Map([['2026-11-09', -300]]), 1_000)
	expect(weeks.map(({ raisedCents, totalCents }) => [raisedCents, totalCents])).toEqual([
		[0, 1_300],
		[-300, 1_000],
	])
})

test.each([
	[[0], [0, 100]],
	[
		[150_000, 42_000],
		[0, 50_000, 100_000, 150_000],
	],
	[
		[-2_000, 9_000],
		[-2_500, 0, 2_500, 5_000, 7_500, 10_000],
	],
	[[99_000_000], [0, 25_000_000, 50_000_000, 75_000_000, 100_000_000]],
	[[600_000_000], [0, 120_000_000, 240_000_000, 360_000_000, 480_000_000, 600_000_000]],
])('%j has lines at %j', (amounts, ticks) => {
	expect(scaleFor(amounts).ticks).toEqual(ticks)
})
