// GET /vote/{token}/pictures/{position}/{front or back}.webp: a design of the vote, for anyone with the link.
import { data } from 'react-router'
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { taggedPictureAnswer } from '#pictures/routes/private.server.ts'
import { votePicture } from '../service/picture.server.ts'
import { sides } from '../urls.ts'
import type { Route } from './+types/vote-picture'

export function loader({ context, request, params: { token, position, side: asked } }: Route.LoaderArgs) {
	const side = sides.find((one) => one === asked)
	if (!side) throw data(null, { status: 404 })
	return taggedPictureAnswer({ request, context }, 640, () =>
		votePicture(context.get(serviceContext), context.get(proofsContext).store, { token, position, side }),
	)
}
