// Bodies have a limit, whether their length is told beforehand or they come in chunks.
import type { MiddlewareHandler } from 'hono'

/** The whole body, or undefined once it is longer than `most` bytes. */
async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
	const parts: Uint8Array[] = []
	let length = 0
	for await (const part of body) {
		length += part.length
		if (length > most) return undefined
		parts.push(part)
	}
	return Buffer.concat(parts)
}

/**
 * Answers with `refused` when a body has more than `most` bytes. A body without a told length is read here and handed
 * on in a new request: the adapter's own request object cannot be copied by the standard constructor.
 */
export const bodyLimit =
	(most: number, refused: () => Response): MiddlewareHandler =>
	async (c, next) => {
		const { raw } = c.req
		if (!raw.body) return next()
		const told = raw.headers.get('content-length')
		if (told !== null && !raw.headers.has('transfer-encoding'))
			return Number(told) > most ? refused() : next()
		const body = await readUpTo(raw.body, most)
		if (!body) return refused()
		const { url, method, headers, signal } = raw
		c.req.raw = new Request(url, { method, headers, signal, body: Buffer.from(body) })
		return next()
	}
