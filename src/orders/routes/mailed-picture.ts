// GET /mailed-pictures/{order}/{line}/{key}.jpg: a garment of the order in a mail, for every program: not all know WebP.
import { proofsContext } from '#designs/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { pictureRendererContext } from '#pictures/dependencies.server.ts'
import { ordersContext } from '../dependencies.server.ts'
import { mailedPicture } from '../service/line-picture.server.ts'
import type { Route } from './+types/mailed-picture'

/** Pixels; twice the width in the mail. */
const width = 240

/** The color of the page around it in the mail. */
const ground = '#fffefa'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { orderId, position, key } = params
	const renderer = context.get(pictureRendererContext)
	const parts = {
		store: context.get(proofsContext).store,
		shareSecret: context.get(ordersContext).shareSecret,
	}
	const picture = await orNotFound(() =>
		mailedPicture(context.get(serviceContext), parts, { orderId, position: Number(position), key }),
	)
	const shape = { kind: 'plain', width, format: 'webp' } as const
	const drawn =
		'design' in picture
			? { bytes: await renderer.draw(picture.design, width) }
			: await renderer.picture({ hash: picture.hash, shape })
	if (!drawn) throw new Response(null, { status: 404 })
	// Loaded with the first of them: its library is large.
	const { default: sharp } = await import('sharp')
	const jpeg = await sharp(drawn.bytes).flatten({ background: ground }).jpeg({ quality: 82 }).toBuffer()
	return new Response(new Uint8Array(jpeg), {
		headers: {
			'Content-Type': 'image/jpeg',
			'Cache-Control': drawn.isForNow ? 'no-store' : 'private, max-age=604800',
			'X-Robots-Tag': 'noindex',
			// Mail programs in a browser load it from their own site.
			'Cross-Origin-Resource-Policy': 'cross-origin',
		},
	})
}
