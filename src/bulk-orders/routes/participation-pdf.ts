// GET /portal/{id}/participation.pdf: the participation statement on paper, for the team's managers.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { pdfAnswer } from '#http/files.server.ts'
import { participationPdf } from '../service/participation-statement.server.ts'
import type { Route } from './+types/participation-pdf'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const isNamed = url.searchParams.get('names') === 'yes'
	const { bytes, name } = await orNotFound(() =>
		participationPdf(context.get(serviceContext), params.portalId, { isNamed }),
	)
	return pdfAnswer(bytes, name)
}
