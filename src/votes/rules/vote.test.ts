import { expect, test } from 'vitest'
import { dayIn, type IsoDate } from '#kit/time.ts'
import { expectEvery } from '../../../tests/matrix.ts'
import { isOpen, leadingOf, letterOf, mayCloseOn, percentsOf, showsResultTo } from './vote.ts'

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const day = (text: string) => text as IsoDate

test('a vote is open to the end of its last day where the shop is, unless it was closed by hand', () => {
	const vote = { closesOn: '2026-12-05', closedAt: null }
	const openAt = (instant: string, zone: string) => isOpen(vote, dayIn(zone, new Date(instant)))
	// Midnight is five hours later in New York than in UTC, and ten in Honolulu.
	expect(openAt('2026-12-06T04:59:59Z', 'America/New_York')).toBe(true)
	expect(openAt('2026-12-06T05:00:00Z', 'America/New_York')).toBe(false)
	expect(openAt('2026-12-06T05:00:00Z', 'Pacific/Honolulu')).toBe(true)
	expect(openAt('2026-12-06T10:00:00Z', 'Pacific/Honolulu')).toBe(false)
	const closed = { ...vote, closedAt: new Date('2026-12-01T00:00:00Z') }
	expect(isOpen(closed, day('2026-12-01'))).toBe(false)
})

test.each([
	['2026-11-27', false],
	['2026-11-28', true],
	['2027-02-26', true],
	['2027-02-27', false],
])('on November 28 a vote may close on %s: %s', (closesOn, may) => {
	expect(mayCloseOn(day(closesOn), day('2026-11-28'))).toBe(may)
})

test.each([
	[[], []],
	[
		[0, 0],
		[0, 0],
	],
	[
		[1, 1, 1],
		[34, 33, 33],
	],
	[
		[2, 1],
		[67, 33],
	],
	[
		[1, 1, 1, 1, 1, 1],
		[17, 17, 17, 17, 16, 16],
	],
	[
		[199, 1, 0],
		[100, 0, 0],
	],
	[
		[997, 2, 1],
		[100, 0, 0],
	],
])('%j votes are %j percent', (counts, percents) => {
	expect(percentsOf(counts)).toEqual(percents)
})

test('percents add up to 100 for any votes, each within one of its share', async () => {
	const votes = Array.from({ length: 400 }, (_, seed) =>
		Array.from({ length: 2 + (seed % 5) }, (_none, at) => (seed * 7919 * (at + 1) + at) % 97),
	)
	const matrix = { cases: votes, atLeast: 400, name: (counts: readonly number[]) => counts.join() }
	await expectEvery(matrix, (counts) => {
		const total = sumOf(counts)
		const percents = percentsOf(counts)
		expect(sumOf(percents)).toBe(total === 0 ? 0 : 100)
		const exact = counts.map((count) => (count * 100) / Math.max(1, total))
		expect(percents.filter((percent, at) => Math.abs(percent - (exact[at] ?? 0)) >= 1)).toEqual([])
	})
})

test.each([
	[
		[0, 0],
		[false, false],
	],
	[
		[3, 1, 2],
		[true, false, false],
	],
	[
		[2, 2, 1],
		[true, true, false],
	],
])('of %j votes these lead: %j', (counts, leading) => {
	expect(leadingOf(counts)).toEqual(leading)
})

test.each([
	[false, false, false, true],
	[true, false, true, false],
	[true, true, false, false],
	[true, true, true, true],
])(
	'open %s, shown by the owner %s, voted %s: the result is visible: %s',
	(open, showsResult, hasVoted, seen) => {
		expect(showsResultTo({ isOpen: open, showsResult }, { hasVoted })).toBe(seen)
	},
)

test('designs are called A to F', () => {
	expect([0, 5].map(letterOf)).toEqual(['A', 'F'])
})
