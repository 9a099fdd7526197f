// One report: range, figures, chart, table and file.
import { AdminFrame } from '#back-office/components/admin-frame.tsx'
import { Pager } from '#back-office/components/records.tsx'
import { counted } from '#kit/plural.ts'
import { formatLongDay } from '#kit/time.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stat } from '#ui/marks.tsx'
import { csvUrl, reportUrl, type Range } from '../rules/range.ts'
import { reports } from '../rules/reports.ts'
import type { ReportView } from '../views.ts'
import { RangeForm } from './range-form.tsx'
import { ReportChart } from './report-charts.tsx'
import { ReportTable } from './report-table.tsx'

export function ReportPage({ view }: { view: ReportView }) {
	const { id, asked, today, result } = view
	const report = reports[id]
	const { isNow = false, isOverTime = false } = report
	return (
		<AdminFrame
			section="reports"
			title={report.title}
			intro={report.sentence}
			back={{ label: 'Reports', href: '/admin/reports' }}
			figures={result?.figures.map(({ label, text, detail }) => (
				<Stat key={label} on="turf" value={<Shown text={text} />} label={label} detail={detail} />
			))}
		>
			{!isNow && <RangeForm {...{ id, asked, today, isOverTime }} />}
			{result && asked.ok && <Result view={view} result={result} range={asked.value} />}
			<section aria-labelledby="counted">
				<h2 id="counted" className="display text-lg">
					What counts
				</h2>
				<p className="mt-1 max-w-prose text-[0.9375rem] text-muted">{report.rule}</p>
			</section>
		</AdminFrame>
	)
}

/** Two figures stand beside each other on a phone. */
const Shown = ({ text }: { text: string }) => (
	<span className={text.length > 11 ? 'max-sm:text-[0.8em]' : ''}>{text}</span>
)

type ResultProps = { view: ReportView; result: NonNullable<ReportView['result']>; range: Range }

function Result({ view: { id, today }, result, range }: ResultProps) {
	const { rows, totals, count, page, pages } = result
	const report = reports[id]
	const asked = report.isNow ? {} : range
	const days = report.isNow
		? `As of ${formatLongDay(today)}`
		: `${formatLongDay(range.from)} to ${formatLongDay(range.to)}`
	return (
		<>
			{page === 1 && (pages === 1 || !report.isOverTime) && <ReportChart {...{ report, rows, range }} />}
			<div className="flex flex-wrap items-center gap-3">
				<p className="figures mr-auto text-muted">
					{days}, {counted(count, 'row')}
					{pages > 1 && `, page ${page} of ${pages}`}
				</p>
				{count > 0 && (
					<ButtonLink href={csvUrl(id, asked)} variant="outline" size="small" download>
						<Icon name="download" size={18} />
						All rows (CSV)
					</ButtonLink>
				)}
			</div>
			{count === 0 ? (
				<EmptyState icon="search" title="Nothing to report">
					<p>{report.isNow ? 'There is nothing of the kind now.' : 'Nothing of the kind in these days.'}</p>
				</EmptyState>
			) : (
				<ReportTable {...{ id, report, rows, totals }} by={range.by} />
			)}
			<Pager
				label="Pages of the report"
				older={page < pages ? reportUrl(id, { ...asked, page: String(page + 1) }) : null}
				newest={page > 1 ? reportUrl(id, asked) : null}
			/>
		</>
	)
}
