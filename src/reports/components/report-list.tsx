// The index of reports.
import { reportUrl } from '../rules/range.ts'
import { reports } from '../rules/reports.ts'
import { reportIds } from '../states.ts'

export const ReportList = () => (
	<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
		{reportIds.map((id) => (
			<li
				key={id}
				className="lift relative min-w-0 rounded-card border border-line bg-card p-4 hover:border-primary"
			>
				<a href={reportUrl(id)} className="display cover-link text-xl leading-tight">
					{reports[id].title}
				</a>
				<p className="mt-1 text-[0.9375rem] text-muted">{reports[id].sentence}</p>
			</li>
		))}
	</ul>
)
