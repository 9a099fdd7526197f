// GET /portal/{id}/fundraising.csv: the statement of a team's ledger, for its managers.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { csvAnswer } from '#http/files.server.ts'
import { readPeriod } from '../rules/period.ts'
import { fundraisingStatement } from '../service/statement.server.ts'
import type { Route } from './+types/statement'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { text, name } = await orNotFound(async () =>
		fundraisingStatement(context.get(serviceContext), params.portalId, readPeriod(url.searchParams)),
	)
	return csvAnswer({ text, name })
}
