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

test('nothing waits only when every count is zero', () => {
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

test('what is counted up to a thousand says so, and urgency is that of the oldest', () => {
	const counts = { openRequests: 1_001, oldestRequestAt: hoursAgo(30), toStart: 1_000, soldOut: 1_001 }
	expect(waitingOf({ ...nothing, ...counts, lateJobs: 1_234 }, now)).toMatchObject([
		{ what: '1,000+ portal requests', isUrgent: true },
		{ what: '1,234 late jobs' },
		{ what: '1,000 orders to start' },
		{ what: '1,000+ products with sold-out sizes' },
	])
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
