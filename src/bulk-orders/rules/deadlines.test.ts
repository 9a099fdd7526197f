import { expect, test } from 'vitest'
import { dayIn, type IsoDate } from '#kit/time.ts'
import { deadlineLabel, isOrderable, isPast } from './deadlines.ts'

test.each([
	['America/New_York', '2026-12-05T04:59:59Z', '2026-12-04'],
	['America/New_York', '2026-12-05T05:00:00Z', '2026-12-05'],
	['America/Los_Angeles', '2026-12-05T07:59:59Z', '2026-12-04'],
	['Pacific/Honolulu', '2026-12-05T09:59:59Z', '2026-12-04'],
	['Nowhere/At_All', '2026-12-05T00:00:00Z', '2026-12-05'],
])('in %s it is at %s the %s', (zone, instant, day) => {
	expect(dayIn(zone, new Date(instant))).toBe(day)
})

test.each([
	[null, false, ''],
	['2026-12-04', false, 'Closes Friday, Dec 4'],
	['2026-12-02', false, 'Closes tomorrow, Wednesday, Dec 2'],
	['2026-12-01', false, 'Closes today, Tuesday, Dec 1'],
	['2026-11-30', true, 'Closed Monday, Nov 30'],
])('on December 1 a deadline of %s is past: %s', (deadline, past, words) => {
	const today = '2026-12-01' as IsoDate
	expect(isPast(deadline, today)).toBe(past)
	expect(deadlineLabel(deadline, today)).toBe(words)
})

const [open, closed] = [{ isClosed: false }, { isClosed: true }]

test.each([
	[true, [open, closed], true],
	[true, [closed, closed], false],
	[true, [], false],
	[false, [open], false],
])('a portal that is open: %s with %o takes orders: %s', (isOpen, catalog, takes) => {
	expect(isOrderable({ portal: { isOpen }, catalog })).toBe(takes)
})
