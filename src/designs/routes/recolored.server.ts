// GET /recolored/{colors}/{colors}/files/…: an upload in other colors, for screens; cached by browsers and proxies forever.
import { Hono } from 'hono'
import type { ObjectStore } from '#files/contract.ts'
import { artFile } from '../service/art.server.ts'

const forEver = 'public, max-age=31536000, immutable'
/** Opened directly it can run no script and load no URL. */
const drawingOnly = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** In pixels: sharp on the largest stage. Files for production have all pixels of the upload. */
const longestSide = 1_200
/** Each takes up to half a second; browsers ask again. */
const mostWaiting = 24

type RecoloredParts = { store: ObjectStore; onError: (failure: unknown) => void }

/** Mount it at `/recolored`. Every other spelling of an address is missing, so that a picture has one address. */
export function recoloredRoutes({ store, onError }: RecoloredParts): Hono {
	const routes = new Hono()
	let waiting = 0
	routes.get('/*', async (c) => {
		const notReady = () =>
			c.text('This picture is not ready', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' })
		if (waiting >= mostWaiting) return notReady()
		waiting += 1
		try {
			const art = await artFile(store, c.req.path, { longestSide })
			if (!art) return c.text('No such picture', 404)
			return c.body(new Uint8Array(art.bytes), 200, {
				'Content-Type': art.type,
				'Cache-Control': forEver,
				'Content-Security-Policy': drawingOnly,
				'X-Content-Type-Options': 'nosniff',
			})
		} catch (failure) {
			onError(failure)
			return notReady()
		} finally {
			waiting -= 1
		}
	})
	return routes
}
