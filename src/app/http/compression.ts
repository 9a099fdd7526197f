// Brotli for text: thorough for cached pages, fast for all others.
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { bytesOf } from '#http/page-body.server.ts'

const brotli = promisify(brotliCompress)

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

const refused = /^q=0(?:\.0{0,3})?$/

/** RFC 9110 §12.5.3, for the only coding we offer; `*` does not count as accepting it. */
export const acceptsBrotli = (header: string | string[] | undefined | null): boolean =>
	String(header ?? '')
		.split(',')
		.map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
		.some(([coding, weight = '']) => coding === 'br' && !refused.test(weight))

/** For cached pages: better compression. */
export const compressPage = (body: Buffer): Promise<Buffer> => brotli(body, quality(6))

/** For pages sent once: fast compression. */
export const compressOnce = (body: Buffer): Promise<Buffer> => brotli(body, quality(3))

const packable = /^(?:text\/|application\/(?:json|xml|ld\+json|manifest\+json)|image\/svg)/

/** Compresses a response when the client accepts Brotli and the body is text. */
export async function compressed(request: Request, response: Response): Promise<Response> {
	const type = response.headers.get('content-type') ?? ''
	// The body last: accessing it is the costly check.
	if (response.headers.has('content-encoding') || !packable.test(type) || !response.body) return response
	if (request.method === 'HEAD' || !acceptsBrotli(request.headers.get('accept-encoding'))) return response
	const body = await bytesOf(response)
	const headers = new Headers(response.headers)
	headers.append('Vary', 'Accept-Encoding')
	if (body.length < 1_000) return new Response(body, { status: response.status, headers })
	headers.set('Content-Encoding', 'br')
	headers.delete('Content-Length')
	return new Response(new Uint8Array(await compressOnce(body)), { status: response.status, headers })
}
