// GET /portal/{id}/players.json: the current roster, to load into the cart.
import { answer } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { messages } from '../messages.ts'
import { rosterToLoad } from '../service/portal.server.ts'
import type { Route } from './+types/players'

const headers = { 'Cache-Control': 'private, no-store' }

export async function loader({ params, context }: Route.LoaderArgs) {
	const outcome = await answer(messages.loadFailed, () =>
		rosterToLoad(context.get(serviceContext), params.portalId),
	)
	return outcome.ok
		? Response.json({ players: outcome.result }, { headers })
		: Response.json({ message: outcome.toast.detail }, { status: outcome.status, headers })
}
