// GET /portal/{id}/players.json: the current roster, to load into the cart.
import { answer, noStoreJson } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { messages } from '../messages.ts'
import { rosterToLoad } from '../service/views.server.ts'
import type { Route } from './+types/players'

export async function loader({ params, context }: Route.LoaderArgs) {
	const outcome = await answer(messages.loadFailed, () =>
		rosterToLoad(context.get(serviceContext), params.portalId),
	)
	return outcome.ok
		? noStoreJson({ players: outcome.result })
		: noStoreJson({ message: outcome.toast.detail }, outcome.status)
}
