// /admin/reports/{report}: one report for a range of days.
import { staffPage } from '#back-office/routes/staff-page.server.ts'
import { noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { pageIn } from '#kit/pages.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ReportPage } from '../components/report-page.tsx'
import { reportUrl } from '../rules/range.ts'
import { reports } from '../rules/reports.ts'
import { reportPage } from '../service/report.server.ts'
import type { Route } from './+types/report'

export const headers = noStoreHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const page = await staffPage({ context, url }, async (services, query) => ({
		view: await reportPage(services, { name: params.report, query, page: pageIn(query.get('page')) }),
	}))
	return noStoreData(page, page.view.asked.ok ? 200 : 400)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return []
	const { view, publicUrl } = loaderData
	const { title, sentence: description } = reports[view.id]
	return pageMeta({
		matches,
		title: `${title} · Reports`,
		description,
		path: reportUrl(view.id),
		publicUrl,
		isHidden: true,
	})
}

export default function OneReportPage({ loaderData }: Route.ComponentProps) {
	return <ReportPage view={loaderData.view} />
}
