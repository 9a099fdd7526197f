import { expect, test } from 'vitest'
import { addDays, isoDate } from '#kit/time.ts'
import { jobMoves, jobStatuses, type JobMove } from '../states.ts'
import { boardHref, filtersIn } from './forms.ts'
import { bagsOf, completenessLabel, type BagItem } from './bags.ts'
import { specCalendar } from '#shop-settings/rules/calendar.ts'
import { dueGroupOf, dueLabel, jobDueOn, movesFrom, scannedIn, sortedForMove } from './floor.ts'

const today = isoDate(new Date('2026-11-20T15:00:00Z'))

test('jobs are due 14 days after the yes', () => {
	expect(jobDueOn(today, specCalendar)).toBe('2026-12-04')
})

test.each([
	[-2, '2 days late', 'late'],
	[-1, '1 day late', 'late'],
	[0, 'Due today', 'today'],
	[1, 'Due tomorrow', 'week'],
	[6, 'Due Thu, Nov 26', 'week'],
	[7, 'Due Fri, Nov 27', 'later'],
] as const)('%i days from today is "%s"', (days, words, group) => {
	const due = addDays(today, days)
	expect([dueLabel(due, today), dueGroupOf(due, today)]).toEqual([words, group])
})

test('every state but the last leads on, and no one cancels a job by hand', () => {
	for (const status of jobStatuses) expect(movesFrom(status).length > 0).toBe(status !== 'cancelled')
	expect(movesFrom('pending')).toEqual(['start', 'hold'])
	expect(movesFrom('in_progress')).toEqual(['finish', 'hold'])
	expect(movesFrom('done')).toEqual(['pack', 'redo'])
})

test('a move finds what goes, what is there and what cannot', () => {
	const jobs = jobStatuses.map((status) => ({ status }))
	// Cast: the keys of the table are the moves.
	for (const move of Object.keys(jobMoves) as JobMove[]) {
		const { moving, already, stuck } = sortedForMove(jobs, move)
		expect(moving.map(({ status }) => status)).toEqual(
			jobStatuses.filter((status) => jobMoves[move].from.some((from) => from === status)),
		)
		expect(already).toEqual([{ status: jobMoves[move].to }])
		expect(moving.length + already.length + stuck.length).toBe(jobStatuses.length)
	}
})

const id = '3f9a12c4-58e1-4c1a-9d52-0b6f1d2e3a4b'
test.each([
	[`https://shop.example/production/jobs/${id}`, { kind: 'id', id }],
	[` ${id.toUpperCase()} `, { kind: 'id', id }],
	['#3F9A12C4', { kind: 'code', code: '3f9a12c4' }],
	['3f9a12c4', { kind: 'code', code: '3f9a12c4' }],
	['3f9a12c', undefined],
	['3f9a12c45', undefined],
	[`https://shop.example/orders/${id}`, undefined],
	['', undefined],
])('a scanner that types "%s"', (typed, found) => {
	expect(scannedIn(typed)).toEqual(found)
})

const item = (change: Partial<BagItem>): BagItem => ({
	jobId: id,
	position: 0,
	bagKey: '',
	forName: '',
	forNumber: '',
	what: 'Game Jersey',
	size: 'L',
	qty: 1,
	packedQty: 1,
	status: 'packed',
	...change,
})

test('bags are labeled by what is printed anywhere in them, and say what they miss', () => {
	const bags = bagsOf([
		item({ bagKey: '0', forNumber: '12' }),
		item({ bagKey: '1', forName: 'Rivera', forNumber: '00' }),
		item({ bagKey: '0', what: 'Shorts', packedQty: 0, status: 'done' }),
		item({ bagKey: '2', qty: 3, packedQty: 2, status: 'done' }),
	])
	expect(bags.map(({ label, packed, units }) => [label, packed, units])).toEqual([
		['#12', 1, 2],
		['#00 Rivera', 1, 1],
		['Bag 3', 2, 3],
	])
	expect(completenessLabel(bags)).toBe(
		'1 of 3 bags complete, #12 still needs Shorts, Bag 3 still needs Game Jersey',
	)
	expect(completenessLabel(bags.slice(1, 2))).toBe('1 of 1 bag complete')
})

test('filters that make no sense are as if they were not there', () => {
	const of = (query: string) => boardHref(filtersIn(new URLSearchParams(query)))
	expect(of('status=pending&method=screen&portal=team-123&due=late&page=2')).toBe(
		'/production?status=pending&method=screen&portal=team-123&due=late&page=2',
	)
	expect(of('status=cancelled&method=laser&portal=../x&due=never&page=-1')).toBe('/production')
})
