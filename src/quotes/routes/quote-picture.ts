// GET /quote/{token}/pictures/{position}.webp: the picture of a designed line.
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { taggedPictureAnswer } from '#pictures/routes/private.server.ts'
import { quotePicture } from '../service/picture.server.ts'
import type { Route } from './+types/quote-picture'

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
	taggedPictureAnswer({ request, context }, 240, () =>
		quotePicture(context.get(serviceContext), context.get(proofsContext).store, {
			token: params.token,
			position: Number(params.position),
		}),
	)
