// GET /portal/{id}/participation.csv: the participation statement for spreadsheets, for the team's managers.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { csvAnswer } from '#http/files.server.ts'
import { participationCsv } from '../service/participation-statement.server.ts'
import type { Route } from './+types/participation-csv'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const isNamed = url.searchParams.get('names') === 'yes'
	const { text, name } = await orNotFound(() =>
		participationCsv(context.get(serviceContext), params.portalId, { isNamed }),
	)
	return csvAnswer({ text, name })
}
