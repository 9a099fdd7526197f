import { expect, test } from 'vitest'
import { isoDate } from '#kit/time.ts'
import { salesDays, waitingOf, type Counts } from './overview.ts'

const now = new Date('2026-11-26T12:00:00Z')
const nothing: Counts = {
	openRequests: 0,
	oldestRequestAt: null,
	toStart: 0,
	oldestToStartAt: null,
	toApprove: 0,
	oldestToApproveAt: null,
	toAnswer: 0,
	oldestToAnswerAt: null,
	lateJobs: 0,
	failedMails: 0,
	failedJobs: 0,
	soldOut: 0,
	lowStock: 3,
}
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
	['2026-11-26', '2026-11-23', '2026-07-01'],
	['2026-11-29', '2026-11-23', '2026-07-01'],
	['2026-11-30', '2026-11-30', '2026-07-01'],
	['2026-06-30', '2026-06-29', '2025-07-01'],
	['2026-07-01', '2026-06-29', '2026-07-01'],
])('on %s the week began on %s and the season on %s', (text, week, season) => {
	const today = isoDate(new Date(text))
	expect(salesDays(today)).toEqual({ today, week, season })
})

test('nothing waits only when every count is zero; low stock alone is no task', () => {
	expect(waitingOf(nothing, now)).toEqual([])
	for (const name of [
		'openRequests',
		'toStart',
		'toApprove',
		'toAnswer',
		'lateJobs',
		'failedMails',
		'failedJobs',
		'soldOut',
	])
		expect(waitingOf({ ...nothing, [name]: 1 }, now)).toHaveLength(1)
})

test.each([
	[23, false],
	[24, true],
])('a request of %i hours is urgent: %s', (hours, isUrgent) => {
	const waiting = waitingOf({ ...nothing, openRequests: 1, oldestRequestAt: hoursAgo(hours) }, now)
	expect(waiting).toMatchObject([{ what: '1 portal request', href: '/admin/requests', isUrgent }])
})

test('urgent things come first', () => {
	const waiting = waitingOf(
		{ ...nothing, openRequests: 2, oldestRequestAt: hoursAgo(1), toApprove: 1, lateJobs: 4 },
		now,
	)
	expect(waiting.map(({ what }) => what)).toEqual([
		'4 late jobs',
		'2 portal requests',
		'1 order to be approved',
	])
})
