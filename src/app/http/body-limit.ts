// Bodies have a limit, whether their length is told beforehand or they come in chunks.
import type { MiddlewareHandler } from 'hono'
import { boundaryOf, scanForm, type FormScanner } from './form-scanner.ts'

/** A sender who is cut off while sending may never read the answer, so this many times the limit is taken in. */
const patience = 16

type Read = {
	body: Uint8Array
	/** The body was longer, and what lies here is its form without the files. */
	isCut: boolean
}

/** The whole body, or of a longer one what the scanner keeps of it; undefined when nothing can be kept. */
async function readUpTo(
	body: ReadableStream<Uint8Array>,
	most: number,
	scanner: FormScanner | undefined,
): Promise<Read | undefined> {
	const parts: Uint8Array[] = []
	let length = 0
	let keeps = scanner !== undefined
	for await (const part of body) {
		length += part.length
		if (length > most * patience) return undefined
		parts.push(part)
		if (length <= most) continue
		// What has come is let go of at once, whoever goes on sending.
		for (const one of parts.splice(0)) keeps &&= scanner?.take(one) ?? false
	}
	if (length <= most) return { body: Buffer.concat(parts), isCut: false }
	const form = keeps ? scanner?.done() : undefined
	return form && { body: form, isCut: true }
}

/** Largest form or JSON body, in bytes; uploads of art have a limit of their own. */
const usualBytes = 256 * 1024
/** Rosters from a spreadsheet, and carts of a thousand rows. */
const portalBytes = 2 * 1024 * 1024
/** A form with a scanned purchase order of 10 MB. */
const purchaseOrderBytes = 11 * 1024 * 1024
/** Stock and prices of a whole shop from a spreadsheet of 4 MB. */
const stockFileBytes = 4.25 * 1024 * 1024

const isPurchaseOrder = (path: string) => /^\/checkout\/bulk(?:\.data)?$/.test(path)
const isStockFile = (path: string) => /^\/admin\/products\/import(?:\.data)?$/.test(path)

/** How much an address takes in; the router's own requests carry `.data` at its end. */
export function bodyBytesFor(path: string): number {
	if (isPurchaseOrder(path)) return purchaseOrderBytes
	if (isStockFile(path)) return stockFileBytes
	return path.startsWith('/portal/') ? portalBytes : usualBytes
}

/** Addresses with a file in their form say themselves that it is too large, beside what was typed. */
const takesFile = (path: string) => isPurchaseOrder(path) || isStockFile(path)

/** What is told of a body that was not taken in. */
export function tooLargeMessages(path: string): string {
	if (isPurchaseOrder(path)) return 'The file is larger than 10 MB.'
	if (isStockFile(path)) return 'The file is larger than 4 MB.'
	return `That is larger than ${path.startsWith('/portal/') ? '2 MB' : '256 kB'}, more than this form can take.`
}

/**
 * Answers with `refused` when a body has more bytes than its address takes in and nothing of it can be kept. A body without a told
 * length, or with a file that is too large, is read here and handed on in a new request: the adapter's own request object cannot be
 * copied by the standard constructor.
 */
export const bodyLimit =
	(refused: (request: Request) => Response): MiddlewareHandler =>
	async (c, next) => {
		const { raw, path } = c.req
		if (!raw.body) return next()
		const most = bodyBytesFor(path)
		const told = raw.headers.get('content-length')
		const isTold = told !== null && !raw.headers.has('transfer-encoding')
		if (isTold && Number(told) <= most) return next()
		const boundary = takesFile(path) ? boundaryOf(raw.headers.get('content-type')) : undefined
		const scanner = boundary === undefined ? undefined : scanForm(boundary, usualBytes)
		const read = await readUpTo(raw.body, most, scanner)
		if (!read) return refused(raw)
		const { url, method, signal } = raw
		const headers = new Headers(raw.headers)
		if (read.isCut) headers.delete('content-length')
		c.req.raw = new Request(url, { method, headers, signal, body: Buffer.from(read.body) })
		return next()
	}
