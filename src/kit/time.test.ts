// Days where the shop or a team is: at midnight, and when clocks change.
import { expect, test } from 'vitest'
import { dayIn, instantFormat } from './time.ts'
import { timeZones } from './time-zones.ts'

test.each([
	// Standard time and summer time of the east.
	['America/New_York', '2026-11-20T04:59:59Z', '2026-11-19'],
	['America/New_York', '2026-11-20T05:00:00Z', '2026-11-20'],
	['America/New_York', '2026-07-01T03:59:59Z', '2026-06-30'],
	['America/New_York', '2026-07-01T04:00:00Z', '2026-07-01'],
	['America/Los_Angeles', '2026-11-20T07:59:59Z', '2026-11-19'],
	['America/Los_Angeles', '2026-11-20T08:00:00Z', '2026-11-20'],
	// Clocks go forward on March 8: that day has 23 hours.
	['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-07'],
	['America/Los_Angeles', '2026-03-08T08:00:00Z', '2026-03-08'],
	['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
	['America/Los_Angeles', '2026-03-09T07:00:00Z', '2026-03-09'],
	// Clocks go back on November 1: that day has 25 hours.
	['America/Los_Angeles', '2026-11-01T06:59:59Z', '2026-10-31'],
	['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-01'],
	['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01'],
	['America/Los_Angeles', '2026-11-02T08:00:00Z', '2026-11-02'],
	// Never changes its clocks.
	['Pacific/Honolulu', '2026-03-09T09:59:59Z', '2026-03-08'],
	['Pacific/Honolulu', '2026-03-09T10:00:00Z', '2026-03-09'],
	['Pacific/Honolulu', '2026-11-02T09:59:59Z', '2026-11-01'],
	['Pacific/Honolulu', '2026-11-02T10:00:00Z', '2026-11-02'],
	['America/Phoenix', '2026-07-01T06:59:59Z', '2026-06-30'],
	['America/Phoenix', '2026-07-01T07:00:00Z', '2026-07-01'],
	['Not/A_Zone', '2026-07-01T00:00:00Z', '2026-07-01'],
])('in %s at %s it is %s', (zone, instant, day) => {
	expect(dayIn(zone, new Date(instant))).toBe(day)
})

test('an instant is formatted in the zone that is asked for, whichever was before', () => {
	const format = instantFormat({ month: 'short', day: 'numeric', hour: 'numeric', timeZoneName: 'short' })
	const noon = new Date('2026-07-01T06:30:00Z')
	for (let round = 0; round < 2; round += 1)
		expect(
			['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu'].map((zone) => format(noon, zone)),
		).toEqual(['Jul 1, 2 AM EDT', 'Jun 30, 11 PM PDT', 'Jun 30, 8 PM HST'])
})

test('every zone that can be chosen is known', () => {
	const known = timeZones.filter(({ id }) => new Intl.DateTimeFormat('en-US', { timeZone: id }))
	expect(known).toEqual(timeZones)
})
