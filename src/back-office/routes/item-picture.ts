// GET /admin/portals/{id}/items/{item}/picture.webp?design={id}:{version}: a design that the catalog entry can have.
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { taggedPictureAnswer } from '#pictures/routes/private.server.ts'
import { messages } from '#portals/messages.ts'
import { attachablePicture } from '#portals/service/item-picture.server.ts'
import { chosenDesign } from '../rules/portal-catalog.ts'
import type { Route } from './+types/item-picture'

export const loader = ({ request, params, url, context }: Route.LoaderArgs) =>
	taggedPictureAnswer({ request, context }, 320, async () => {
		const design = chosenDesign(url.searchParams.get('design') ?? '')
		if (!design) throw new Refusal('not_found', messages.designNotOfTeam)
		const { portalId, itemId } = params
		const { store } = context.get(proofsContext)
		return attachablePicture(context.get(serviceContext), store, { portalId, itemId, design })
	})
