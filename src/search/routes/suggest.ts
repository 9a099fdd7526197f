// /search/suggest?q=: suggestions while typing in the search box. JSON, for our own pages only.
import { requestLanguage } from '#http/page-language.ts'
import { serviceContext } from '#http/context.server.ts'
import { suggest } from '../service/search.server.ts'
import { readQuery } from '../rules/tokens.ts'
import type { Route } from './+types/suggest'

/** Whether the browser reports another site as the origin of the request; such requests are refused. */
const isForeign = (request: Request): boolean =>
	['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '')

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	if (isForeign(request)) return Response.json({ groups: [] }, { status: 403 })
	const query = readQuery(new URL(request.url).searchParams.get('q') ?? '')
	const groups = await suggest(context.get(serviceContext), query, requestLanguage(request))
	const headers = { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie, Accept-Language' }
	return Response.json({ groups }, { headers })
}
