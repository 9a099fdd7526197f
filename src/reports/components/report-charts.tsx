// Charts of reports: bars over time as on the team dashboard, or the largest rows as bars with their names.
import type { ReactNode } from 'react'
import { barsSummary, periodBars, plotOfBars, rankBars, type PeriodBar } from '../rules/bars.ts'
import type { Range } from '../rules/range.ts'
import type { ReportFacts } from '../rules/reports.ts'
import type { Column, Row } from '../views.ts'

type ChartProps = { report: ReportFacts; rows: readonly Row[]; range: Range }

/** Nothing for a report without a chart, and for rows that hold only part of the range. */
export function ReportChart({ report, rows, range }: ChartProps) {
	const drawn = report.columns.find(({ key }) => key === report.chart)
	if (!drawn || rows.length === 0) return null
	return (
		<Frame title={drawn.label}>
			{report.isOverTime ? (
				<Periods bars={periodBars(range, rows, drawn.key)} column={drawn} range={range} />
			) : (
				<Ranks report={report} column={drawn} rows={rows} range={range} />
			)}
		</Frame>
	)
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
	<figure className="turf min-w-0 overflow-hidden rounded-card p-5 sm:p-7">
		<figcaption className="mb-3 text-sm text-on-turf-muted">{title}</figcaption>
		{children}
	</figure>
)

const wide = { width: 860, height: 250, labels: 8 }
const narrow = { width: 330, height: 210, labels: 4 }

type PeriodsProps = { bars: readonly PeriodBar[]; column: Column; range: Range }

/** Both sizes are in the page; the one that fits is shown. */
const Periods = (props: PeriodsProps) => (
	<>
		<Drawing {...props} size={wide} className="hidden md:block" />
		<Drawing {...props} size={narrow} className="mx-auto max-w-md md:hidden" />
	</>
)

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
const axisDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...compact })
const axisNumber = new Intl.NumberFormat('en-US', compact)
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

function Drawing({
	bars,
	column,
	range,
	size,
	className,
}: PeriodsProps & { size: typeof wide; className: string }) {
	const isMoney = column.kind === 'cents'
	const labelEvery = Math.ceil(bars.length / size.labels)
	const plot = plotOfBars(bars, { ...size, labelEvery, isMoney })
	const dayLabel = range.by === 'month' ? shortMonth : shortDay
	return (
		<svg
			role="img"
			aria-label={barsSummary(bars, column, range.by)}
			viewBox={`0 0 ${size.width} ${size.height}`}
			className={`figures h-auto w-full fill-on-turf-muted text-[12px] ${className}`}
		>
			{plot.ticks.map(({ cents, y }) => (
				<g key={cents}>
					<line x1={plot.left} x2={plot.right} y1={y} y2={y} className="stroke-turf-line" />
					<text x={plot.left - 8} y={y + 4} textAnchor="end">
						{(isMoney ? axisDollars : axisNumber).format(cents / 100)}
					</text>
				</g>
			))}
			{plot.bars.map(({ weekOn, ...bar }) => (
				<rect key={weekOn} {...bar} rx={Math.min(2, bar.width / 4)} className="fill-action" />
			))}
			<line x1={plot.left} x2={plot.right} y1={plot.zeroY} y2={plot.zeroY} className="stroke-on-turf-muted" />
			{plot.labels.map(({ weekOn, x }) => (
				<Label key={weekOn} x={x} {...size}>
					{dayLabel.format(new Date(weekOn))}
				</Label>
			))}
		</svg>
	)
}

type LabelProps = { x: number; width: number; height: number; children: string }

/** Half the width of a label, and its distance from the edge. */
const labelRoom = 30

/** Below its bar; at the right edge it ends with the drawing. */
const Label = ({ x, width, height, children }: LabelProps) => {
	const isAtEdge = x > width - labelRoom
	return (
		<text x={isAtEdge ? width - 2 : x} y={height - 6} textAnchor={isAtEdge ? 'end' : 'middle'}>
			{children}
		</text>
	)
}

type RanksProps = ChartProps & { column: Column }

const Ranks = ({ report, column, rows, range }: RanksProps) => (
	<ol className="grid gap-2.5">
		{rankBars(report.columns, rows, { key: column.key, by: range.by }).map(({ id, name, text, width }) => (
			<li
				key={id}
				className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_7rem] sm:items-center"
			>
				<span className="min-w-0 break-words text-on-turf">{name}</span>
				<span aria-hidden="true" className="h-4 rounded-[2px] bg-turf-line max-sm:order-last">
					<span className="block h-full rounded-[2px] bg-action" style={{ width: `${width}%` }} />
				</span>
				<span className="figures font-bold text-on-turf sm:text-right">{text}</span>
			</li>
		))}
	</ol>
)
