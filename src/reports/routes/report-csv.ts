// /admin/reports/{report}.csv: every row of a report for a range of days.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { csvAnswer } from '#http/files.server.ts'
import { downloadName } from '#kit/slug.ts'
import { reportFile } from '../service/report.server.ts'
import type { Route } from './+types/report-csv'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { text, name } = await orNotFound(() =>
		reportFile(context.get(serviceContext), { name: params.report, query: url.searchParams }),
	)
	return csvAnswer({ text, name: downloadName(context.get(shopContext).facts, name) })
}
