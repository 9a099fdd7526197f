// GET /portal/{id}/items/{item}/picture.svg: the team's design; caches revalidate it every time.
import { proofsContext } from '#designs/dependencies.server.ts'
import { taggedSvgAnswer } from '#http/files.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { offerPicture } from '../service/files.server.ts'
import type { Route } from './+types/picture'

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const asked = {
		portalId: params.portalId,
		itemId: params.itemId,
		rosterId: url.searchParams.get('roster'),
	}
	return taggedSvgAnswer(
		request,
		await orNotFound(() => offerPicture(context.get(serviceContext), store, asked)),
	)
}
