// Limits request bodies, with and without a Content-Length.
import type { MiddlewareHandler } from 'hono'
import { boundaryOf, scanForm, type FormScanner } from './form-scanner.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageLanguage } from '#http/page-language.ts'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Config } from '../config.ts'
import { tooLargeTexts } from './too-large-texts.ts'
import { PlainPage, plainPolicy, wantsPage } from './plain-page.tsx'

/** A client disconnected while sending may never read the response, so up to this many times the limit is read. */
const patience = 16

type Read = {
	body: Uint8Array
	/** The body was too long; this is its form without the files. */
	isCut: boolean
}

/** The whole body; for a longer one, the fields that the scanner keeps. Undefined when nothing can be kept. */
async function readUpTo(
	body: ReadableStream<Uint8Array>,
	limit: number,
	scanner: FormScanner | undefined,
): Promise<Read | undefined> {
	const parts: Uint8Array[] = []
	let length = 0
	let keeps = scanner !== undefined
	for await (const part of body) {
		length += part.length
		if (length > limit * patience) return undefined
		parts.push(part)
		if (length <= limit) continue
		// Discards the buffered body immediately; the client may still be sending.
		for (const one of parts.splice(0)) keeps &&= scanner?.take(one) ?? false
	}
	if (length <= limit) return { body: Buffer.concat(parts), isCut: false }
	const form = keeps ? scanner?.done() : undefined
	return form && { body: form, isCut: true }
}

/** Largest form or JSON body, in bytes; uploads of art have a limit of their own. */
const usualBytes = 256 * 1024
/** Rosters from a spreadsheet, and carts of a thousand rows. */
const portalBytes = 2 * 1024 * 1024
/** A form with a scanned purchase order, a logo or a photo of 10 MB. */
const documentBytes = 11 * 1024 * 1024
/** Stock and prices of a whole shop, its customers, or its Spanish texts, from a spreadsheet of 4 MB. */
const stockFileBytes = 4.25 * 1024 * 1024

/** Whole products from a ZIP of 60 MB with photos. */
const productFileBytes = 60 * 1024 * 1024

const takesDocument = (path: string) =>
	/^\/(?:checkout\/bulk|team|admin\/settings\/look|admin\/products\/[\w-]+\/images)(?:\.data)?$/.test(path)
const isStockFile = (path: string) =>
	/^\/admin\/(?:products|people|translations)\/import(?:\.data)?$/.test(path)
const isProductFile = (path: string) => /^\/admin\/products\/files(?:\.data)?$/.test(path)

/** Body limit of an address; the router's own requests end in `.data`. */
export function bodyBytesFor(path: string): number {
	if (takesDocument(path)) return documentBytes
	if (isStockFile(path)) return stockFileBytes
	if (isProductFile(path)) return productFileBytes
	return path.startsWith('/portal/') ? portalBytes : usualBytes
}

/** Forms with a file: the page reports the file as too large and keeps the other fields. */
const takesFile = (path: string) => takesDocument(path) || isStockFile(path) || isProductFile(path)

/** The message for a body that was rejected. */
function tooLargeMessage(path: string, language: PageLanguage): string {
	const { file, form } = tooLargeTexts[language]
	if (takesDocument(path)) return file('10 MB')
	if (isStockFile(path)) return file('4 MB')
	if (isProductFile(path)) return file('60 MB')
	return form(path.startsWith('/portal/') ? '2 MB' : '256 kB')
}

/**
 * Answers with `refused` when a body exceeds the limit of its address and no field can be kept. A body without a
 * length, or with a file that is too large, is read here and passed on in a new request: the standard constructor
 * cannot copy the adapter's own request object.
 */
export const bodyLimit =
	(refused: (request: Request) => Response): MiddlewareHandler =>
	async (c, next) => {
		const { raw, path } = c.req
		if (!raw.body) return next()
		const limit = bodyBytesFor(path)
		const declared = raw.headers.get('content-length')
		const isDeclared = declared !== null && !raw.headers.has('transfer-encoding')
		if (isDeclared && Number(declared) <= limit) return next()
		const boundary = takesFile(path) ? boundaryOf(raw.headers.get('content-type')) : undefined
		const scanner = boundary === undefined ? undefined : scanForm(boundary, usualBytes)
		const read = await readUpTo(raw.body, limit, scanner)
		if (!read) return refused(raw)
		const { url, method, signal } = raw
		const headers = new Headers(raw.headers)
		if (read.isCut) headers.delete('content-length')
		c.req.raw = new Request(url, { method, headers, signal, body: Buffer.from(read.body) })
		return next()
	}

/** The page that the form is on; the address it was sent to when the browser sends no referrer. */
function formAddress(request: Request): string {
	const own = new URL(request.url)
	const referrer = URL.parse(request.headers.get('referer') ?? '')
	const { pathname, search } = referrer?.host === own.host ? referrer : own
	return pathname + search
}

type TooLarge = Pick<Config, 'mode' | 'publicUrl' | 'hasPseudoLanguage'>

/** A page with a link back in the language of its reader, one line of text in English for other clients. */
export function tooLargeAnswer(request: Request, config: TooLarge): Response {
	const url = new URL(request.url)
	const headers = new Headers({ 'Cache-Control': 'no-store' })
	if (!wantsPage(request)) {
		headers.set('Content-Type', 'text/plain; charset=utf-8')
		return new Response(tooLargeMessage(url.pathname, 'en'), { status: 413, headers })
	}
	headers.set('Content-Type', 'text/html; charset=utf-8')
	headers.set('Content-Security-Policy', plainPolicy(config))
	const language = pageLanguage({ url, headers: request.headers, hasPseudo: config.hasPseudoLanguage })
	headers.set('Content-Language', languageTags[language])
	const { stillThere, openAgain } = tooLargeTexts[language]
	const message = `${tooLargeMessage(url.pathname, language)} ${stillThere}`
	const page = renderToStaticMarkup(
		<PlainPage status={413} {...{ message, language }}>
			<ButtonLink href={formAddress(request)} variant="action" size="large">
				{openAgain}
			</ButtonLink>
		</PlainPage>,
	)
	return new Response(`<!DOCTYPE html>${page}`, { status: 413, headers })
}
