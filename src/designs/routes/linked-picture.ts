// GET /designs/shared/{token}/picture.webp: the design behind a link as worn, all pieces of a kit side by side.
import { serviceContext } from '#http/context.server.ts'
import { privatePictureAnswer } from '#pictures/routes/private.server.ts'
import { proofsContext } from '../dependencies.server.ts'
import { sharedPicture } from '../service/shares.server.ts'
import type { Route } from './+types/linked-picture'

export function loader({ params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	return privatePictureAnswer({ context }, 800, () =>
		sharedPicture(context.get(serviceContext), store, params.token),
	)
}
