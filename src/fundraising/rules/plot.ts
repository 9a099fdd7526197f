// Layout of the chart, in the units of its SVG.
import { scaleFor } from './scale.ts'
import type { ChartWeek } from './weeks.ts'

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
