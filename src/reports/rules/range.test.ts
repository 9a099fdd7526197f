import { expect, test } from 'vitest'
import type { IsoDate } from '#kit/time.ts'
import { messages } from '../messages.ts'
import { csvUrl, periodsOf, quickRanges, readRange, reportUrl, type Range } from './range.ts'

const today = '2026-11-26' as IsoDate
const read = (query: Record<string, string>) =>
	readRange(new URLSearchParams(query), today, { isOverTime: true })
const rangeOf = (from: string, to: string, by: Range['by']) => ({ from, to, by }) as Range

test('without days it is the current month, by the step that fits', () => {
	expect(read({})).toMatchObject({ ok: true, value: { from: '2026-11-01', to: '2026-11-26', by: 'day' } })
	const days = { from: '2026-01-01' }
	expect(read({ ...days, to: '2026-01-31' })).toMatchObject({ value: { by: 'day' } })
	expect(read({ ...days, to: '2026-02-01' })).toMatchObject({ value: { by: 'week' } })
	expect(read({ ...days, to: '2026-07-09' })).toMatchObject({ value: { by: 'week' } })
	expect(read({ ...days, to: '2026-07-10' })).toMatchObject({ value: { by: 'month' } })
})

test.each([
	[{ from: '2026-02-30' }, { from: messages.noDay }],
	[
		{ from: '', to: 'soon' },
		{ from: messages.noDay, to: messages.noDay },
	],
	[{ from: '2026-11-02', to: '2026-11-01' }, { to: messages.endsBeforeStart }],
	[{ by: 'year' }, { by: messages.noGrouping }],
	[{ from: '2024-11-26', to: '2027-11-27', by: 'month' }, { to: messages.tooLong }],
	[{ from: '2025-11-25', to: '2026-11-26', by: 'day' }, { by: messages.tooManyDays }],
])('%o keeps what was typed and says what is wrong', (query, errors) => {
	expect(read(query)).toMatchObject({ ok: false, errors, typed: query })
})

test.each([
	[{ from: '2024-11-26', to: '2027-11-26', by: 'month' }],
	[{ from: '2025-11-26', to: '2026-11-26', by: 'day' }],
	[{ from: '2026-11-26', to: '2026-11-26', by: 'week' }],
])('%o is a range', (query) => {
	expect(read(query)).toMatchObject({ ok: true, value: query })
})

test('what a report has no field for is ignored', () => {
	const query = new URLSearchParams({ from: 'soon', by: 'year' })
	expect(readRange(query, today, { isNow: true })).toMatchObject({
		ok: true,
		value: { from: today, to: today },
	})
	expect(readRange(new URLSearchParams({ by: 'year' }), today, {})).toMatchObject({ ok: true })
})

test('usual ranges end today, or with the last month', () => {
	expect(quickRanges(today).map(({ from, to }) => `${from} ${to}`)).toEqual([
		'2026-11-23 2026-11-26',
		'2026-11-01 2026-11-26',
		'2026-10-01 2026-10-31',
		'2025-12-01 2026-11-26',
	])
	const january = quickRanges('2026-01-01' as IsoDate)
	expect(january[2]).toMatchObject({ from: '2025-12-01', to: '2025-12-31' })
})

test('periods cover the range: days, weeks from Monday, months', () => {
	expect(periodsOf(rangeOf('2026-02-27', '2026-03-01', 'day'))).toEqual([
		'2026-02-27',
		'2026-02-28',
		'2026-03-01',
	])
	expect(periodsOf(rangeOf('2026-11-26', '2026-12-07', 'week'))).toEqual([
		'2026-11-23',
		'2026-11-30',
		'2026-12-07',
	])
	expect(periodsOf(rangeOf('2026-12-31', '2027-02-01', 'month'))).toEqual([
		'2026-12-01',
		'2027-01-01',
		'2027-02-01',
	])
})

test('addresses carry the range', () => {
	expect(reportUrl('sales', rangeOf('2026-11-01', '2026-11-30', 'week'))).toBe(
		'/admin/reports/sales?from=2026-11-01&to=2026-11-30&by=week',
	)
	expect(csvUrl('receivables')).toBe('/admin/reports/receivables.csv')
})
