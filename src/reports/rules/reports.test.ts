import { expect, test } from 'vitest'
import type { IsoDate } from '#kit/time.ts'
import { reportIds } from '../states.ts'
import { barsSummary, periodBars, plotOfBars, rankBars } from './bars.ts'
import { cellText, periodName, reportCsv } from './cells.ts'
import { figuresOf } from './figures.ts'
import type { Range } from './range.ts'
import { reports, summedColumns } from './reports.ts'

const range = { from: '2026-11-01', to: '2026-11-30', by: 'week' } as Range
const net = { key: 'net', label: 'Net sales', kind: 'cents' } as const

test.each(reportIds)('%s has a chart of a summed column, and what it groups by stands first', (id) => {
	const { columns, chart, isOverTime = false } = reports[id]
	expect(columns[0]?.key === 'period').toBe(isOverTime)
	expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length)
	if (chart !== undefined) expect(summedColumns(reports[id])).toContain(chart)
})

test.each([
	['cents', 123_456, '$1,234.56'],
	['count', 1_200, '1,200'],
	['rate', 800, '8 %'],
	['rate', 0, 'Exempt'],
	['rate', null, 'Without tax'],
	['methods', 'embroidery tackle_twill', 'Embroidery and tackle twill'],
	['methods', '', 'Without decoration'],
	['methods', null, 'Not made'],
	['sport', 'football', 'Football'],
	['sport', null, 'No longer in the catalog'],
	['day', '2026-11-30', 'November 30, 2026'],
	['text', null, ''],
] as const)('%s %s is %s', (kind, value, text) => {
	expect(cellText({ kind }, value, 'day')).toBe(text)
})

test('periods by their step', () => {
	expect(periodName('2026-11-02', 'day')).toBe('November 2, 2026')
	expect(periodName('2026-11-02', 'week')).toBe('Week of November 2, 2026')
	expect(periodName('2026-11-01', 'month')).toBe('November 2026')
})

test('the file: byte order mark, dollars, days; text that would be a formula is escaped', () => {
	const columns = [
		{ key: 'period', label: 'Period', kind: 'period' },
		reports.refunds.columns[1]!,
		net,
	] as const
	const rows = [{ period: '2026-11-02', reason: '=1+1', net: -123_405 }]
	expect(reportCsv(columns, rows, 'week')).toBe("Period,Reason,Net sales\r\n2026-11-02,'=1+1,-1234.05\r\n")
})

test('bars for every period of the range; rows of one period are added up', () => {
	const rows = [
		{ period: '2026-11-02', net: 100 },
		{ period: '2026-11-02', net: 50 },
	]
	const bars = periodBars(range, rows, 'net')
	expect(bars.map(({ value }) => value)).toEqual([0, 150, 0, 0, 0, 0])
	expect(barsSummary(bars, net, 'week')).toBe(
		'Net sales by week, 6 in all. The most, $1.50: Week of November 2, 2026.',
	)
	expect(barsSummary([], net, 'week')).toBe('Net sales by week: nothing.')
})

test('units have the same heights as their hundredfold in cents', () => {
	const bars = [{ period: '2026-11-02' as IsoDate, value: 3 }]
	const size = { width: 100, height: 100, labelEvery: 1 }
	const inCents = bars.map((bar) => ({ ...bar, value: 300 }))
	expect(plotOfBars(bars, { ...size, isMoney: false })).toEqual(
		plotOfBars(inCents, { ...size, isMoney: true }),
	)
})

test('the largest ten rows as bars, none for zero and below', () => {
	const rows = Array.from({ length: 12 }, (_, at) => ({ name: `Team ${at}`, net: 1_000 - at * 90 }))
	const bars = rankBars([{ key: 'name', label: 'Team', kind: 'text' }, net], rows, { key: 'net', by: 'day' })
	expect(bars).toHaveLength(10)
	expect(bars[0]).toEqual({ id: 'Team 0', name: 'Team 0', text: '$10.00', width: 100 })
	const nothing = [{ name: 'Team', net: 0 }]
	expect(rankBars([net], nothing, { key: 'net', by: 'day' })).toEqual([])
})

test('figures are the sums below the table, six at most', () => {
	expect(
		figuresOf(reports.receivables, { orders: 2, days30: 100, days60: 0, days90: 0, older: 5, open: 105 }),
	).toEqual([
		{ label: 'Orders', text: '2' },
		{ label: '0–30 days', text: '$1.00' },
		{ label: '31–60 days', text: '$0.00' },
		{ label: '61–90 days', text: '$0.00' },
		{ label: 'Over 90 days', text: '$0.05' },
		{ label: 'Open', text: '$1.05' },
	])
})
