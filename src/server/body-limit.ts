// Bodies have a limit, whether their length is told beforehand or they come in chunks.
import type { MiddlewareHandler } from 'hono'

/** A sender who is cut off while sending may never read the answer, so this many times the limit is taken in. */
const patience = 16

/** The whole body, or undefined when it is longer than `most` bytes. */
async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
	const parts: Uint8Array[] = []
	let length = 0
	for await (const part of body) {
		length += part.length
		if (length <= most) parts.push(part)
		else if (length > most * patience) break
	}
	return length <= most ? Buffer.concat(parts) : undefined
}

/** Largest form or JSON body, in bytes; uploads of art have a limit of their own. */
const usualBytes = 256 * 1024
/** Rosters from a spreadsheet, and carts of a thousand rows. */
const portalBytes = 2 * 1024 * 1024
/** A form with a scanned purchase order of 10 MB. */
const purchaseOrderBytes = 11 * 1024 * 1024
/** Stock and prices of a whole shop from a spreadsheet of 4 MB. */
const stockFileBytes = 4.25 * 1024 * 1024

/** How much an address takes in; the router's own requests carry `.data` at its end. */
export function bodyBytesFor(path: string): number {
	if (/^\/checkout\/bulk(?:\.data)?$/.test(path)) return purchaseOrderBytes
	if (/^\/admin\/products\/import(?:\.data)?$/.test(path)) return stockFileBytes
	return path.startsWith('/portal/') ? portalBytes : usualBytes
}

/**
 * Answers with `refused` when a body has more bytes than its address takes in. A body without a told length is read here and handed
 * on in a new request: the adapter's own request object cannot be copied by the standard constructor.
 */
export const bodyLimit =
	(mostFor: (path: string) => number, refused: () => Response): MiddlewareHandler =>
	async (c, next) => {
		const { raw } = c.req
		if (!raw.body) return next()
		const most = mostFor(c.req.path)
		const told = raw.headers.get('content-length')
		const isTold = told !== null && !raw.headers.has('transfer-encoding')
		if (isTold && Number(told) <= most) return next()
		const body = await readUpTo(raw.body, most)
		if (!body) return refused()
		const { url, method, headers, signal } = raw
		c.req.raw = new Request(url, { method, headers, signal, body: Buffer.from(body) })
		return next()
	}
