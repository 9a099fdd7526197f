// GET /production/export?method=…: a batch of jobs for the machines, those ticked or all that the filters find.
import { data } from 'react-router'
import { found } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { filtersIn } from '../filters.ts'
import { batchExport } from '../service/export.server.ts'
import { zipAnswer } from '../zip-answer.server.ts'
import type { Route } from './+types/export'

export async function loader({ context, url }: Route.LoaderArgs) {
	const { method, ...filters } = filtersIn(url.searchParams)
	if (method === undefined) throw data('Choose what to export: a method is missing.', { status: 400 })
	const { publicUrl } = context.get(siteContext)
	const request = { filters: { ...filters, method }, ids: url.searchParams.getAll('job'), publicUrl }
	return zipAnswer(await found(() => batchExport(context.get(serviceContext), request)))
}
