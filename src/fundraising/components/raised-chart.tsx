// Amounts raised by week, as a chart and as a table.
import { formatUsd } from '#kit/money.ts'
import { NumberCell, Table, TableHead } from '#ui/table.tsx'
import { Icon } from '#ui/icon.tsx'
import { plotOf, type ChartWeek, type PlotSize } from '../rules/chart.ts'

const wide: PlotSize = { width: 720, height: 270, labelEvery: 2 }
const narrow: PlotSize = { width: 330, height: 220, labelEvery: 3 }

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayLabel = (day: string) => shortDay.format(new Date(day))
/** Whole dollars without cents: the lines of the axis are at round amounts. */
const axisDollars = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	trailingZeroDisplay: 'stripIfInteger',
})
const dollars = (cents: number) => axisDollars.format(cents / 100)

type ChartProps = { weeks: readonly ChartWeek[]; goalCents: number; summary: string }

/** For a turf background. Both sizes of the chart are in the page; the one that fits is shown. */
export function RaisedChart({ weeks, goalCents, summary }: ChartProps) {
	return (
		<figure>
			<figcaption className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-on-turf-muted">
				<span className="flex items-center gap-2">
					<span aria-hidden="true" className="size-3 rounded-[2px] bg-on-turf-muted" />
					Each week
				</span>
				<span className="flex items-center gap-2">
					<span aria-hidden="true" className="h-[3px] w-5 bg-action" />
					All together
				</span>
				{goalCents > 0 && (
					<span className="flex items-center gap-2">
						<span aria-hidden="true" className="w-5 border-t-2 border-dashed border-on-turf" />
						Goal {formatUsd(goalCents)}
					</span>
				)}
			</figcaption>
			<Drawing {...{ weeks, goalCents, summary }} size={wide} className="hidden sm:block" />
			<Drawing {...{ weeks, goalCents, summary }} size={narrow} className="sm:hidden" />
		</figure>
	)
}

function Drawing({
	weeks,
	goalCents,
	summary,
	size,
	className,
}: ChartProps & { size: PlotSize; className: string }) {
	const plot = plotOf(weeks, goalCents, size)
	return (
		<svg
			role="img"
			aria-label={summary}
			viewBox={`0 0 ${size.width} ${size.height}`}
			className={`figures h-auto w-full fill-on-turf-muted text-[12px] ${className}`}
		>
			{plot.ticks.map(({ cents, y }) => (
				<g key={cents}>
					<line x1={plot.left} x2={plot.right} y1={y} y2={y} className="stroke-turf-line" />
					<text x={plot.left - 8} y={y + 4} textAnchor="end">
						{dollars(cents)}
					</text>
				</g>
			))}
			{plot.bars.map(({ weekOn, ...bar }) => (
				<rect key={weekOn} {...bar} rx={2} className="fill-on-turf-muted" />
			))}
			<line x1={plot.left} x2={plot.right} y1={plot.zeroY} y2={plot.zeroY} className="stroke-on-turf-muted" />
			{plot.goalY !== null && (
				<line
					x1={plot.left}
					x2={plot.right}
					y1={plot.goalY}
					y2={plot.goalY}
					strokeWidth={2}
					strokeDasharray="7 5"
					className="stroke-on-turf"
				/>
			)}
			<polyline
				points={plot.points.map(({ x, y }) => `${x},${y}`).join(' ')}
				strokeWidth={3}
				strokeLinejoin="round"
				strokeLinecap="round"
				className="fill-none stroke-action"
			/>
			{plot.points.map(({ weekOn, x, y }) => (
				<circle key={weekOn} cx={x} cy={y} r={4} strokeWidth={2} className="fill-turf stroke-action" />
			))}
			{plot.labels.map(({ weekOn, x }) => (
				<text key={weekOn} x={x} y={size.height - 6} textAnchor="middle">
					{dayLabel(weekOn)}
				</text>
			))}
		</svg>
	)
}

/** The numbers of the chart. */
export const WeeksTable = ({ weeks }: { weeks: readonly ChartWeek[] }) => (
	<details className="group">
		<summary className="inline-flex min-h-11 items-center gap-2 font-bold text-primary hover:underline">
			<Icon name="chevron-right" size={18} className="transition-transform group-open:rotate-90" />
			Week by week in numbers
		</summary>
		<Table caption="Raised by week" captionHidden className="mt-2">
			<TableHead first="Week of" numbers={['Raised', 'All together']} />
			<tbody>
				{weeks.map(({ weekOn, raisedCents, totalCents }) => (
					<tr key={weekOn}>
						<th scope="row" className="font-normal">
							{dayLabel(weekOn)}
						</th>
						<NumberCell>{formatUsd(raisedCents)}</NumberCell>
						<NumberCell>{formatUsd(totalCents)}</NumberCell>
					</tr>
				))}
			</tbody>
		</Table>
	</details>
)
