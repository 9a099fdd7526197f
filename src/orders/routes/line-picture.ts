// GET /orders/{id}/pictures/{line}.webp: the picture of one line, revalidated on each request and sent when it changed.
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { taggedPictureAnswer } from '#pictures/routes/private.server.ts'
import { orderedPicture } from '../service/line-picture.server.ts'
import type { Route } from './+types/line-picture'

export function loader({ request, params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const asked = { orderId: params.orderId, position: Number(params.position) }
	return taggedPictureAnswer({ request, context }, 240, () =>
		orderedPicture(context.get(serviceContext), store, asked),
	)
}
