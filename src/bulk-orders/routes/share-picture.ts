// GET /pay/{token}/pictures/{line}.webp: a design as printed for the player of this share. The link grants access.
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { sharedPicture } from '#orders/service/line-picture.server.ts'
import { taggedPictureAnswer } from '#pictures/routes/private.server.ts'
import type { Route } from './+types/share-picture'

export function loader({ request, params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const asked = { token: params.token, position: Number(params.position) }
	return taggedPictureAnswer({ request, context }, 240, () =>
		sharedPicture(context.get(serviceContext), store, asked),
	)
}
