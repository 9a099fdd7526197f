// POST /files/uploads accepts a file, with `?for=tile` one that is no logo; GET /files/design-assets/{folder}/{file} serves rebuilt art publicly.
import { Hono, type Context } from 'hono'
import type { ServiceContext } from '#database/context.server.ts'
import { answer } from '#http/answers.server.ts'
import { artBucket, largestFileBytes, urlOfPath } from '../rules/files.ts'
import { artByUrl } from '../service/files.server.ts'
import { uploadArt, type FileParts } from '../service/upload.server.ts'
import { newVisitor, visitorKeyOf } from './visitor-cookie.server.ts'
import { Refusal } from '#kit/errors.ts'

/** Boundaries, headers and small fields of a form around its file. */
const formBytes = 64 * 1024
/** A client disconnected while sending may never read the response, so up to this many times the limit is read. */
const patience = 4

const tooLarge = () => new Refusal('invalid', 'This file is larger than 10 MB.')
const cutOff = () => new Refusal('invalid', 'The upload was cut off. Please try again.')
const noFile = () => new Refusal('invalid', 'No file arrived. Please choose one and try again.')

async function readUpTo(body: ReadableStream<Uint8Array> | null, most: number): Promise<Buffer> {
	const parts: Uint8Array[] = []
	let length = 0
	try {
		for await (const part of body ?? []) {
			length += part.length
			if (length <= most) parts.push(part)
			else if (length > most * patience) break
		}
	} catch {
		throw cutOff()
	}
	if (length > most) throw tooLarge()
	return Buffer.concat(parts)
}

async function fromForm(bytes: Buffer, type: string): Promise<{ name: string; bytes: Uint8Array }> {
	let form: FormData
	try {
		form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
	} catch {
		throw cutOff()
	}
	const file = [...form.values()].find((value) => value instanceof File)
	if (!file) throw noFile()
	if (file.size > largestFileBytes) throw tooLarge()
	return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** Percent-encoded by `encodeURIComponent`: headers allow no other letters. */
function nameIn(header: string | null): string {
	try {
		return decodeURIComponent(header ?? '')
	} catch {
		return header ?? ''
	}
}

/** @throws Refusal invalid: larger than 10 MB, incomplete, or without a file */
async function readUpload(request: Request): Promise<{ name: string; bytes: Uint8Array }> {
	const type = request.headers.get('content-type') ?? ''
	if (/^multipart\/form-data\b/i.test(type))
		return fromForm(await readUpTo(request.body, largestFileBytes + formBytes), type)
	const bytes = await readUpTo(request.body, largestFileBytes)
	if (bytes.length === 0) throw noFile()
	return { name: nameIn(request.headers.get('x-file-name')), bytes }
}

export type FileRouteParts = FileParts & {
	/** Authenticates the request; `setCookies` renew or clear the session. */
	authenticate: (request: Request) => Promise<{ context: ServiceContext; setCookies: string[] }>
	/** Whether the shop has an https address. */
	isSecure: boolean
	onError: (failure: unknown) => void
}

type FileEnv = { Bindings: { address?: string } }

const forEver = 'public, max-age=31536000, immutable'
/** Art opened directly can run no script, load no URL and submit no form. */
const drawingOnly = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const title = 'Upload failed'

async function upload(c: Context<FileEnv>, parts: FileRouteParts): Promise<Response> {
	const request = c.req.raw
	const { context, setCookies } = await parts.authenticate(request)
	const { userId } = context.actor
	const known = visitorKeyOf(request.headers.get('cookie'), parts)
	const visitor = userId === null && known === null ? newVisitor(parts) : null
	const owner = { userId, visitorKey: visitor?.visitorKey ?? known }
	// The page cache and tests pass no bindings.
	const clientAddress = (c.env as FileEnv['Bindings'] | undefined)?.address ?? ''
	const outcome = await answer(title, async () => {
		const file = await readUpload(request)
		const isTile = new URL(request.url).searchParams.get('for') === 'tile'
		return uploadArt(context, parts, { ...file, owner, clientAddress, isTile })
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
			'Content-Security-Policy': drawingOnly,
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
