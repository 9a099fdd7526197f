// GET /pictures/p{name}-{width}.webp and -card.png: photos of products, cached by browsers and proxies forever.
import { Hono } from 'hono'
import { parsePhotoFile } from '#pictures/urls.ts'
import type { ObjectStore } from '../contract.ts'
import { photoKey } from '../rules/photos.ts'

const forEver = 'public, max-age=31536000, immutable'

/** Stores on schools' websites show them; an address alone opens a picture, without cookies. */
const anySite = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Mount it at `/pictures`, before drawn pictures. */
export function photoRoutes({
	store,
	onError,
}: {
	store: ObjectStore
	onError: (failure: unknown) => void
}): Hono {
	const routes = new Hono()
	routes.get('/:file{p[0-9a-f]+-.+}', async (c) => {
		const photo = parsePhotoFile(c.req.param('file'))
		const bytes = photo && (await store.get(photoKey(photo)))
		if (!photo || !bytes) return c.text('No such picture', 404)
		return c.body(new Uint8Array(bytes), 200, {
			'Content-Type': photo.file.endsWith('.png') ? 'image/png' : 'image/webp',
			...anySite,
			'Cache-Control': forEver,
			'X-Content-Type-Options': 'nosniff',
		})
	})
	routes.onError((failure, c) => {
		onError(failure)
		return c.text('This picture is not ready', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' })
	})
	return routes
}
