// The chart of raised amounts: its weeks, Monday to Sunday in the portal's time zone, and its layout in SVG units.
import { addDays, dayMs, type IsoDate } from '#kit/time.ts'

/** The Monday of a day's week. */
export const mondayOf = (day: IsoDate): IsoDate => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

const mostWeeks = 12
const leastWeeks = 6

/** The weeks to show, oldest first: since the portal began, at least 6 and at most 12, the current one last. */
export function weeksShown(began: IsoDate, today: IsoDate): IsoDate[] {
	const last = mondayOf(today)
	const since = Math.round((Date.parse(last) - Date.parse(mondayOf(began))) / (7 * dayMs)) + 1
	const count = Math.min(mostWeeks, Math.max(leastWeeks, since))
	return Array.from({ length: count }, (_, at) => addDays(last, -7 * (count - 1 - at)))
}

export type ChartWeek = { weekOn: IsoDate; raisedCents: number; totalCents: number }

/** Each week with the total raised up to its end. Amounts before the first week count into its total. */
export function chartWeeks(
	shown: readonly IsoDate[],
	raised: ReadonlyMap<string, number>,
	allCents: number,
): ChartWeek[] {
	const inside = shown.reduce((sum, weekOn) => sum + (raised.get(weekOn) ?? 0), 0)
	let totalCents = allCents - inside
	return shown.map((weekOn) => {
		const raisedCents = raised.get(weekOn) ?? 0
		totalCents += raisedCents
		return { weekOn, raisedCents, totalCents }
	})
}

type Scale = { lowCents: number; highCents: number; ticks: number[] }

const steps = [
	100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
	5_000_000, 10_000_000, 25_000_000, 50_000_000, 100_000_000,
]
const mostTicks = 5

/** Covers all amounts and 0; at most five lines above it, at round amounts. */
export function scaleFor(amounts: readonly number[]): Scale {
	const high = Math.max(100, ...amounts)
	const low = Math.min(0, ...amounts)
	const step = steps.find((one) => (high - low) / one <= mostTicks) ?? Math.ceil((high - low) / mostTicks)
	const lowCents = Math.floor(low / step) * step
	const highCents = Math.ceil(high / step) * step
	const count = Math.round((highCents - lowCents) / step) + 1
	return { lowCents, highCents, ticks: Array.from({ length: count }, (_, at) => lowCents + at * step) }
}

export type PlotSize = { width: number; height: number; labelEvery: number }
export type Plot = {
	bars: { weekOn: string; x: number; y: number; width: number; height: number }[]
	/** The end of each week's cumulative line. */
	points: { weekOn: string; x: number; y: number }[]
	ticks: { cents: number; y: number }[]
	labels: { weekOn: string; x: number }[]
	/** Height of the goal; null without one. */
	goalY: number | null
	zeroY: number
	left: number
	right: number
}

/** Space around the chart for its labels: amounts on the left, days below. */
export const plotFrame = { left: 52, right: 10, top: 14, bottom: 26 }

const barShare = 0.56

/** Weekly bars and the cumulative line share one axis: a bar is as high as that week's step of the line. */
export function plotOf(weeks: readonly ChartWeek[], goalCents: number, size: PlotSize): Plot {
	const { left, right, top, bottom } = plotFrame
	const amounts = weeks.flatMap(({ raisedCents, totalCents }) => [raisedCents, totalCents])
	const scale = scaleFor([...amounts, goalCents])
	const unit = (size.height - top - bottom) / (scale.highCents - scale.lowCents)
	const yOf = (cents: number) => Math.round((top + (scale.highCents - cents) * unit) * 10) / 10
	const slot = (size.width - left - right) / Math.max(1, weeks.length)
	const middleOf = (at: number) => Math.round((left + slot * (at + 0.5)) * 10) / 10
	const barWidth = Math.round(slot * barShare)
	return {
		bars: weeks.map(({ weekOn, raisedCents }, at) => ({
			weekOn,
			x: middleOf(at) - barWidth / 2,
			y: yOf(Math.max(0, raisedCents)),
			width: barWidth,
			height: Math.abs(yOf(raisedCents) - yOf(0)),
		})),
		points: weeks.map(({ weekOn, totalCents }, at) => ({ weekOn, x: middleOf(at), y: yOf(totalCents) })),
		ticks: scale.ticks.map((cents) => ({ cents, y: yOf(cents) })),
		labels: weeks.flatMap(({ weekOn }, at) =>
			(weeks.length - 1 - at) % size.labelEvery === 0 ? [{ weekOn, x: middleOf(at) }] : [],
		),
		goalY: goalCents > 0 ? yOf(goalCents) : null,
		zeroY: yOf(0),
		left,
		right: size.width - right,
	}
}
