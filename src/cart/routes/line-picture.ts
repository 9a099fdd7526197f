// GET /cart/lines/{id}/picture.webp: the picture of a designed line. Cached by the owner's browser, revalidated.
import { z } from 'zod'
import { proofsContext } from '#designs/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { pictureRendererContext } from '#pictures/dependencies.server.ts'
import { shopperOf } from './owner.server.ts'
import { linePicture } from '../service/line-picture.server.ts'
import type { Route } from './+types/line-picture'

const LineId = z.uuid()

export async function loader({ context, request, params }: Route.LoaderArgs) {
	const { owner } = await shopperOf(context, request)
	const lineId = LineId.safeParse(params.lineId).data
	const { etag, bytes } = await orNotFound(() =>
		linePicture(context.get(serviceContext), lineId === undefined ? null : owner, {
			lineId: lineId ?? '',
			store: context.get(proofsContext).store,
			pictureRenderer: context.get(pictureRendererContext),
		}),
	)
	const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
	if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
	const body = new Uint8Array(await orNotFound(bytes))
	return new Response(body, { headers: { ...headers, 'Content-Type': 'image/webp' } })
}
