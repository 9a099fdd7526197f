// What the chart of a report draws: bars by period, or the largest rows.
import { plotOf, type Plot, type PlotSize } from '#fundraising/rules/chart.ts'
import type { IsoDate } from '#kit/time.ts'
import type { Grouping } from '../states.ts'
import type { Column, Row } from '../views.ts'
import { cellText, periodName } from './cells.ts'
import { periodsOf, type Range } from './range.ts'

const numberIn = (row: Row, key: string): number => Number(row[key] ?? 0)

/** The largest rows of a sorted list. */
const mostBars = 10

export type RankBar = {
	id: string
	name: string
	text: string
	/** In percent of the largest. */
	width: number
}

/** Bars of the first rows, the largest first; rows of zero and below have none. */
export function rankBars(
	columns: readonly Column[],
	rows: readonly Row[],
	{ key, by }: { key: string; by: Grouping },
): RankBar[] {
	const [first] = columns
	const drawn = columns.find((column) => column.key === key)
	const shown = rows.filter((row) => numberIn(row, key) > 0).slice(0, mostBars)
	const largest = Math.max(...shown.map((row) => numberIn(row, key)))
	if (!first || !drawn) return []
	return shown.map((row) => ({
		id: String(row.id ?? row[first.key]),
		name: cellText(first, row[first.key], by),
		text: cellText(drawn, row[key], by),
		width: Math.max(1, Math.round((numberIn(row, key) * 1_000) / largest) / 10),
	}))
}

export type PeriodBar = { period: IsoDate; value: number }

/** A value for each period of the range; rows of one period are added up. */
export function periodBars(range: Range, rows: readonly Row[], key: string): PeriodBar[] {
	const sums = new Map<string, number>()
	for (const row of rows) {
		const period = String(row.period)
		sums.set(period, (sums.get(period) ?? 0) + numberIn(row, key))
	}
	return periodsOf(range).map((period) => ({ period, value: sums.get(period) ?? 0 }))
}

/** The layout counts in cents: whole units are a hundred times as high. */
export const plotOfBars = (
	bars: readonly PeriodBar[],
	{ isMoney, ...size }: PlotSize & { isMoney: boolean },
): Plot =>
	plotOf(
		bars.map(({ period, value }) => {
			const cents = isMoney ? value : value * 100
			return { weekOn: period, raisedCents: cents, totalCents: cents }
		}),
		0,
		size,
	)

/** The chart in one sentence: how many periods, and the best of them. */
export function barsSummary(bars: readonly PeriodBar[], column: Column, by: Grouping): string {
	const best = bars.reduce<PeriodBar | undefined>(
		(top, bar) => (top && top.value >= bar.value ? top : bar),
		undefined,
	)
	if (!best || best.value <= 0) return `${column.label} by ${by}: nothing.`
	return `${column.label} by ${by}, ${bars.length} in all. The most, ${cellText(column, best.value, by)}: ${periodName(best.period, by)}.`
}
