// Brotli for text: thorough for cached pages, fast for all others.
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { bytesOf } from '#http/page-body.server.ts'

const brotli = promisify(brotliCompress)

/** Smaller ones save nothing. */
const leastWindowBits = 16

/**
 * The encoder works in a window just larger than the body. Its default of 4 MB is allocated for every page: with many at
 * once, V8 collects the whole heap for them again and again.
 */
const windowBits = (length: number): number =>
	Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(leastWindowBits, Math.ceil(Math.log2(length + 16))))

const packed = (body: Buffer, quality: number): Promise<Buffer> =>
	brotli(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	})

const refused = /^q=0(?:\.0{0,3})?$/

/** RFC 9110 §12.5.3, for the only coding we offer; `*` does not count as accepting it. */
export const acceptsBrotli = (header: string | string[] | undefined | null): boolean =>
	String(header ?? '')
		.split(',')
		.map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
		.some(([coding, weight = '']) => coding === 'br' && !refused.test(weight))

/** For cached pages: better compression. */
export const compressPage = (body: Buffer): Promise<Buffer> => packed(body, 6)

/** For pages sent once: fast compression. */
export const compressOnce = (body: Buffer): Promise<Buffer> => packed(body, 3)

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
