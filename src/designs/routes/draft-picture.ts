// GET /designs/drafts/{productId}.webp: the front of the user's own unsaved draft.
import { serviceContext } from '#http/context.server.ts'
import { privatePictureAnswer } from '#pictures/routes/private.server.ts'
import { proofsContext } from '../dependencies.server.ts'
import { draftPicture } from '../service/picture.server.ts'
import type { Route } from './+types/draft-picture'

export function loader({ params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	return privatePictureAnswer({ context }, 480, () =>
		draftPicture(context.get(serviceContext), store, params.productId),
	)
}
