// GET /pictures/{hash}-{width}.webp, kept by browsers and proxies for ever.
import { Hono } from 'hono'
import type { PictureStudio } from './studio.server.ts'
import { parsePictureFile } from './urls.ts'

const forEver = 'public, max-age=31536000, immutable'

export function pictureRoutes(studio: Pick<PictureStudio, 'picture'>): Hono {
	const routes = new Hono()
	routes.get('/:file', async (c) => {
		const asked = parsePictureFile(c.req.param('file'))
		const bytes = asked && (await studio.picture(asked))
		if (!asked || !bytes) return c.text('No such picture', 404)
		const type = asked.shape.kind === 'plain' && asked.shape.format === 'webp' ? 'image/webp' : 'image/png'
		return c.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Cache-Control': forEver })
	})
	return routes
}
