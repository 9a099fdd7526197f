// GET /designs/together/{id}/picture/{version}.webp: the front of a design that others share with the user, small, for the list.
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { privatePictureAnswer } from '#pictures/routes/private.server.ts'
import { joinedPicture } from '../service/joined.server.ts'
import type { Route } from './+types/shared-picture'

export function loader({ params: { coDesignId, version }, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const asked = { coDesignId, version: Number(version) }
	return privatePictureAnswer({ context }, 480, () =>
		joinedPicture(context.get(serviceContext), store, asked),
	)
}
