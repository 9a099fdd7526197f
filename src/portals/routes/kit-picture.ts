// GET /portal/{id}/designs/{design}/{version}/picture.webp: a design that the portal has or can have, for its managers.
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { taggedPictureAnswer } from '#pictures/routes/private.server.ts'
import { teamDesignPicture } from '../service/item-picture.server.ts'
import type { Route } from './+types/kit-picture'

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
	taggedPictureAnswer({ request, context }, 320, () => {
		const { portalId, designId } = params
		const { store } = context.get(proofsContext)
		const design = { id: designId, version: Number(params.version) }
		return teamDesignPicture(context.get(serviceContext), store, { portalId, design })
	})
