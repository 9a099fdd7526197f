// GET /portal/{id}/items/{item}/picture.webp: the team's design; caches revalidate it every time.
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { taggedPictureAnswer } from '#pictures/routes/private.server.ts'
import { offerPicture } from '../service/files.server.ts'
import type { Route } from './+types/picture'

export function loader({ request, params, url, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const asked = {
		portalId: params.portalId,
		itemId: params.itemId,
		rosterId: url.searchParams.get('roster'),
	}
	return taggedPictureAnswer({ request, context }, 480, () =>
		offerPicture(context.get(serviceContext), store, asked),
	)
}
