// GET /pictures/{hash}-{width}.webp, cached by browsers and proxies forever, and
// GET /pictures/{hash}/in/{primary}-{secondary}-{width}.webp?team={teamName}: the same in a visitor's team colors.
import { Hono } from 'hono'
import type { PictureRenderer } from '../service/drawn-pictures.server.ts'
import { parsePictureFile, parseRecoloredFile } from '../urls.ts'

const forEver = 'public, max-age=31536000, immutable'

/** Stores on schools' websites show them; an address alone opens a picture, without cookies. */
const anySite = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Unlike the address of a plain picture, this one does not tell how the shop recolors designs. */
const forAWeek = 'public, max-age=604800'

/** The flat drawing of a picture that is not ready: the next request may get the picture. */
const forNow = 'no-store'

type Parts = {
	pictureRenderer: Pick<PictureRenderer, 'picture' | 'recolored'>
	onError: (failure: unknown) => void
}

export function pictureRoutes({ pictureRenderer, onError }: Parts): Hono {
	const routes = new Hono()
	routes.get('/:file', async (c) => {
		const asked = parsePictureFile(c.req.param('file'))
		const drawn = asked && (await pictureRenderer.picture(asked))
		if (!asked || !drawn) return c.text('No such picture', 404)
		const type = asked.shape.kind === 'plain' && asked.shape.format === 'webp' ? 'image/webp' : 'image/png'
		return c.body(new Uint8Array(drawn.bytes), 200, {
			'Content-Type': type,
			...anySite,
			'Cache-Control': drawn.isForNow ? forNow : forEver,
		})
	})
	routes.get('/:hash/in/:file', async (c) => {
		const asked = parseRecoloredFile({ ...c.req.param(), teamName: c.req.query('team') ?? '' })
		const drawn = asked && (await pictureRenderer.recolored(asked))
		if (!drawn) return c.text('No such picture', 404)
		return c.body(new Uint8Array(drawn.bytes), 200, {
			'Content-Type': 'image/webp',
			...anySite,
			'Cache-Control': drawn.isForNow ? forNow : forAWeek,
		})
	})
	// A drawing that failed or timed out may succeed on retry.
	routes.onError((failure, c) => {
		onError(failure)
		return c.text('This picture is not ready', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' })
	})
	return routes
}
