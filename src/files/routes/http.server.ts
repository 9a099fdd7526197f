// POST /files/uploads accepts a file; GET /files/design-assets/{folder}/{file} serves rebuilt art publicly.
import { Hono, type Context } from 'hono'
import type { ServiceContext } from '#database/context.server.ts'
import { answer } from '#http/answers.server.ts'
import { urlOfPath } from '../rules/addresses.ts'
import { artBucket } from '../rules/files.ts'
import { artByUrl } from '../service/files.server.ts'
import { uploadArt, type FileParts } from '../service/upload.server.ts'
import { readUpload } from './upload-body.server.ts'
import { newVisitor, visitorKeyOf } from './visitor-cookie.server.ts'

export type FileRouteParts = FileParts & {
	/** Authenticates the request; `setCookies` renew or clear the session. */
	who: (request: Request) => Promise<{ userId: string | null; setCookies?: readonly string[] }>
	/** The service context of this request. */
	context: (request: Request) => ServiceContext
	/** Whether the shop has an https address. */
	isSecure: boolean
	onError: (failure: unknown) => void
}

type FileEnv = { Bindings: { address?: string } }

const forEver = 'public, max-age=31536000, immutable'
/** Art opened directly can run no script, load no URL and submit no form. */
const nothingButADrawing = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const title = 'Upload failed'

async function upload(c: Context<FileEnv>, parts: FileRouteParts): Promise<Response> {
	const request = c.req.raw
	const { userId, setCookies = [] } = await parts.who(request)
	const known = visitorKeyOf(request.headers.get('cookie'), parts)
	const visitor = userId === null && known === null ? newVisitor(parts) : null
	const owner = { userId, visitorKey: visitor?.visitorKey ?? known }
	// The page cache and tests pass no bindings.
	const clientAddress = (c.env as FileEnv['Bindings'] | undefined)?.address ?? ''
	const outcome = await answer(title, async () => {
		const file = await readUpload(request)
		return uploadArt(parts.context(request), parts, { ...file, owner, clientAddress })
	})
	const response = outcome.ok
		? Response.json({ asset: outcome.result }, { status: 201 })
		: Response.json({ message: outcome.toast.detail }, { status: outcome.status })
	response.headers.set('Cache-Control', 'private, no-store')
	for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
	if (visitor && outcome.ok) response.headers.append('Set-Cookie', visitor.setCookie)
	return response
}

/** Mount it at `/files`, before any body limit: uploads have their own. */
export function fileRoutes(parts: FileRouteParts): Hono<FileEnv> {
	const routes = new Hono<FileEnv>()
	routes.post('/uploads', (c) => upload(c, parts))
	routes.get(`/${artBucket}/:folder/:file`, async (c) => {
		const { folder, file } = c.req.param()
		const art = await artByUrl(parts.store, urlOfPath(`${folder}/${file}`))
		if (!art) return c.text('No such file', 404)
		return c.body(new Uint8Array(art.bytes), 200, {
			'Content-Type': art.type,
			'Cache-Control': forEver,
			'Content-Security-Policy': nothingButADrawing,
			'X-Content-Type-Options': 'nosniff',
		})
	})
	routes.notFound((c) => c.text('No such file', 404))
	routes.onError((failure, c) => {
		parts.onError(failure)
		return c.req.method === 'POST'
			? c.json({ message: 'An unexpected error occurred' }, 500)
			: c.text('This file is not ready', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' })
	})
	return routes
}
