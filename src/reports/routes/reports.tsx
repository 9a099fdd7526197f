// /admin/reports: all reports.
import { AdminFrame } from '#back-office/components/admin-frame.tsx'
import { staffPage } from '#back-office/routes/staff-page.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { ReportList } from '../components/report-list.tsx'
import { openReports } from '../service/report.server.ts'
import type { Route } from './+types/reports'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) => staffPage({ context, url }, openReports)

export const meta = hiddenMeta({
	title: 'Reports · Back office',
	description: 'The figures of the shop.',
	path: '/admin/reports',
})

export default function ReportsPage() {
	return (
		<AdminFrame section="reports" title="Reports" intro="What was sold, charged, refunded, raised and made.">
			<ReportList />
		</AdminFrame>
	)
}
