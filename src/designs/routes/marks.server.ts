// GET /marks/{id}/{frame-}{colors}.svg: the picture of a mark, cached by browsers and proxies forever.
import { Hono } from 'hono'
import { markAt } from '#garments/marks/marks.ts'
import { markSvg } from '#garments/marks/svg.server.ts'

const forEver = 'public, max-age=31536000, immutable'
/** Opened directly it can run no script and load no URL. */
const drawingOnly = "default-src 'none'; sandbox"

/** Mount it at `/marks`. Every other spelling of an address is missing, so that a mark has one address. */
export function markRoutes(): Hono {
	const routes = new Hono()
	routes.get('/:id/:file', (c) => {
		const { id, file } = c.req.param()
		const mark = markAt(`/marks/${id}/${file}`)
		const svg = mark && markSvg(mark)
		if (svg === undefined) return c.text('No such mark', 404)
		return c.body(svg, 200, {
			'Content-Type': 'image/svg+xml; charset=utf-8',
			'Cache-Control': forEver,
			'Content-Security-Policy': drawingOnly,
			'X-Content-Type-Options': 'nosniff',
		})
	})
	routes.notFound((c) => c.text('No such mark', 404))
	return routes
}
