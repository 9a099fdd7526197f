// GET /designs/{id}/picture/{version}.webp: the front of the user's own design or of all pieces of their kit, small, for the list.
import { serviceContext } from '#http/context.server.ts'
import { privatePictureAnswer } from '#pictures/routes/private.server.ts'
import { proofsContext } from '../dependencies.server.ts'
import { workPicture } from '../service/picture.server.ts'
import type { Route } from './+types/picture'

export function loader({ params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const asked = { designId: params.designId, version: Number(params.version) }
	return privatePictureAnswer({ context }, 480, () => workPicture(context.get(serviceContext), store, asked))
}
