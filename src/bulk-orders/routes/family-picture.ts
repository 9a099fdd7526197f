// GET /roster/{token}/items/{item}/picture.webp: an item as made for the link's player; the link grants access.
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { taggedPictureAnswer } from '#pictures/routes/private.server.ts'
import { familyItemPicture } from '../service/family-order.server.ts'
import type { Route } from './+types/family-picture'

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
	taggedPictureAnswer({ request, context }, 480, () => {
		const { token, itemId } = params
		const { clientAddress } = context.get(siteContext)
		const { store } = context.get(proofsContext)
		return familyItemPicture(context.get(serviceContext), store, { token, clientAddress, itemId })
	})
