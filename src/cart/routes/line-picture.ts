// GET /cart/lines/{id}/picture.webp: the picture of a designed line. Cached by the owner's browser, revalidated.
import { z } from 'zod'
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { taggedPictureAnswer } from '#pictures/routes/private.server.ts'
import { shopperOf } from './owner.server.ts'
import { linePicture } from '../service/line-picture.server.ts'
import type { Route } from './+types/line-picture'

const LineId = z.uuid()

export async function loader({ context, request, params }: Route.LoaderArgs) {
	const { owner } = await shopperOf(context, request)
	const lineId = LineId.safeParse(params.lineId).data
	const { store } = context.get(proofsContext)
	return taggedPictureAnswer({ request, context }, 240, () =>
		linePicture(context.get(serviceContext), lineId === undefined ? null : owner, {
			lineId: lineId ?? '',
			store,
		}),
	)
}
