// /search/teams?q=: what the signed-in person may see of teams, for the search box. JSON, never cached.
import { requestLanguage } from '#http/page-language.ts'
import { serviceContext } from '#http/context.server.ts'
import { personalSearchContext } from '../dependencies.server.ts'
import { personalSuggestions } from '../rules/results.ts'
import { readQuery } from '../rules/tokens.ts'
import type { Route } from './+types/teams'

const mostSuggested = 4

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const query = readQuery(new URL(request.url).searchParams.get('q') ?? '')
	const find = context.get(personalSearchContext)
	const groups = await find(context.get(serviceContext), {
		query,
		limit: mostSuggested,
		language: requestLanguage(request),
	})
	return Response.json(
		{ groups: personalSuggestions(groups) },
		{ headers: { 'Cache-Control': 'private, no-store' } },
	)
}
