// GET /portal/{id}/fundraising.pdf: the statement of a team's ledger on paper, for its managers.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { pdfAnswer } from '#http/files.server.ts'
import { readPeriod } from '../rules/period.ts'
import { fundraisingStatementPdf } from '../service/statement.server.ts'
import type { Route } from './+types/statement-pdf'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { bytes, name } = await orNotFound(async () =>
		fundraisingStatementPdf(context.get(serviceContext), params.portalId, readPeriod(url.searchParams)),
	)
	return pdfAnswer(bytes, name)
}
