// Cached pages for visitors, on raw request and response: a hit costs a map look-up and one write.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { asAway } from '#database/failures.server.ts'
import { bytesOf } from '#http/page-body.server.ts'
import { pageLanguage } from '#http/page-language.ts'
import type { VersionFollower } from '#database/versions.server.ts'
import { acceptsBrotli, compressPage } from '../http/compression.ts'
import type { Metrics } from '../http/monitoring.ts'

/** One coding of a page: its body and headers, ready to send. */
type Form = { etag: string; body: Buffer; headers: string[]; unchangedHeaders: string[] }

type Page = {
	plain: Form
	packed: Form
	/** Headers of the page, without the fixed ones and those of one coding. */
	pageHeaders: HeaderList
	version: number
	storedAt: number
	freshMs: number
	staleMs: number
}

export type SharedPage = { body: Buffer; headers: [string, string][] }

export type PageCacheOptions = {
	/** Renders a page for an anonymous visitor: it depends on the address alone. */
	render: (path: string) => Promise<Response>
	catalog: VersionFollower
	metrics: Metrics
	onError: (failure: unknown) => void
	/** Headers that every response carries. */
	fixedHeaders?: Record<string, string>
	clock?: () => number
	/** Bytes that all cached pages together may take. */
	maxBytes?: number
}

/** Cookies that make a response personal; a request with one of them bypasses the cache. */
const personalCookie = /(?:^|;\s*)(?:__Host-)?(?:session|refresh)=/
const notPages =
	/^\/(?:assets|embed|pictures|files|marks|auth\/v1|api\/v1|functions|webhooks|livez|readyz|healthz|metrics|dev|search\/suggest|search\/teams|designs(?!\/gallery(?:$|\?))|account|cart|checkout|orders|mailed-pictures|sandbox|builder\/[0-9a-f-]{36})(?:\/|$|\?)/

/** The page could not be rendered now (503): nothing is cached, and it is not retried at once. */
class PageAway extends Error {
	override readonly name = 'PageAway'
}

/** Two slashes, a backslash or a scheme at the start would name another host. */
const isPlainPath = /^\/(?![/\\])/

const longestPath = 1_000

/** Whether the address can be that of a shared page. */
const isPagePath = (path: string): boolean =>
	isPlainPath.test(path) && !notPages.test(path) && path.length <= longestPath

/** Pages with translations that visitors share: shared in English alone, since the key is the address. */
const translated =
	/^\/(?:|fundraise|product|stores|sport|search|support|collections|designs\/gallery|builder\/(?:jerseys|uniforms|spirit-wear|equipment))(?:[/?]|$)/i

/** Whether this page would be another one for this reader. */
export const isInOtherLanguage = (path: string, headers: Headers): boolean =>
	translated.test(path) && pageLanguage({ url: new URL(path, 'http://shop'), headers }) !== 'en'

/** Whether the response may be shared among visitors. */
export function isShareable(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
	if (request.method !== 'GET' && request.method !== 'HEAD') return false
	if (request.headers.authorization || request.headers.range) return false
	if (personalCookie.test(request.headers.cookie ?? '')) return false
	const path = request.url ?? ''
	if (!isPagePath(path)) return false
	const { cookie = '', 'accept-language': accepted = '' } = request.headers
	return !isInOtherLanguage(path, new Headers({ cookie, 'accept-language': accepted }))
}

const seconds = (header: string, name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(header)?.[1] ?? 0)

/** Response headers that are cached with the page. */
const cachedHeaders = ['content-type', 'content-security-policy', 'content-language', 'link']

type HeaderList = [string, string][]

type FormFacts = {
	tag: string
	/** Request headers that the page depends on. */ vary: string
	shared: HeaderList
	coding: HeaderList
}

/** Headers as a flat list of names and values: node:http writes it without checking each. */
function formOf(body: Buffer, { tag, vary, shared, coding }: FormFacts): Form {
	const etag = `"${tag}"`
	const always: HeaderList = [
		...shared,
		['ETag', etag],
		['Cache-Control', 'public, max-age=0, must-revalidate'],
		['Vary', vary],
	]
	const headers = [...always, ...coding, ['Content-Length', String(body.length)]].flat()
	return { etag, body, headers, unchangedHeaders: always.flat() }
}

type PageFacts = { version: number; now: number; fixed: HeaderList }

async function toPage(response: Response, { version, now, fixed }: PageFacts): Promise<Page | undefined> {
	const control = response.headers.get('cache-control') ?? ''
	if (response.status !== 200 || !control.includes('s-maxage') || response.headers.has('set-cookie'))
		return undefined
	const body = await bytesOf(response)
	const tag = createHash('sha1').update(body).digest('base64url').slice(0, 20)
	const pageHeaders = cachedHeaders.flatMap((name): HeaderList => {
		const value = response.headers.get(name)
		return value === null ? [] : [[name, value]]
	})
	const shared = [...fixed, ...pageHeaders]
	const isTranslated = response.headers.has('content-language')
	const vary = `Accept-Encoding, Cookie${isTranslated ? ', Accept-Language' : ''}`
	return {
		plain: formOf(body, { tag, vary, shared, coding: [] }),
		packed: formOf(await compressPage(body), {
			tag: `${tag}-br`,
			vary,
			shared,
			coding: [['Content-Encoding', 'br']],
		}),
		pageHeaders,
		version,
		storedAt: now,
		freshMs: seconds(control, 's-maxage') * 1_000,
		staleMs: seconds(control, 'stale-while-revalidate') * 1_000,
	}
}

/** Writes the page, or 304 when the visitor already has it. Headers set before are sent too, more slowly. */
function send(request: IncomingMessage, response: ServerResponse, page: Page): void {
	const form = acceptsBrotli(request.headers['accept-encoding']) ? page.packed : page.plain
	if (request.headers['if-none-match'] === form.etag) {
		response.writeHead(304, form.unchangedHeaders)
		response.end()
		return
	}
	response.writeHead(200, form.headers)
	response.end(request.method === 'HEAD' ? undefined : form.body)
}

export function createPageCache(options: PageCacheOptions) {
	const clock = options.clock ?? Date.now
	const fixed = Object.entries(options.fixedHeaders ?? {})
	const pages = new LRUCache<string, Page>({
		maxSize: options.maxBytes ?? 64 * 1024 * 1024,
		sizeCalculation: ({ plain, packed }) => plain.body.length + packed.body.length + 4_096,
	})
	/** Addresses whose last response could not be shared: not tried again while listed. */
	const unshared = new LRUCache<string, true>({ max: 2_000, ttl: 30_000 })
	const rendering = new Map<string, Promise<Page | undefined>>()

	const renew = (key: string, version: number) => {
		// A rendering that began before a version change is not used for later requests.
		const turn = `${version} ${key}`
		const running = rendering.get(turn)
		if (running) return running
		const started = options
			.render(key)
			.then((response) => {
				if (response.status === 503) throw asAway(new PageAway('The shop was too busy for this page'))
				return toPage(response, { version, now: clock(), fixed })
			})
			.then((page) => {
				if (page) pages.set(key, page)
				else unshared.set(key, true)
				return page
			})
			.finally(() => rendering.delete(turn))
		rendering.set(turn, started)
		return started
	}

	const ready = (key: string, version: number): Page | undefined => {
		const page = pages.get(key)
		const age = clock() - (page?.storedAt ?? 0)
		if (!page || page.version !== version || age > page.freshMs + page.staleMs) return undefined
		if (age > page.freshMs) {
			options.metrics.pageCache.inc({ outcome: 'stale' })
			renew(key, version).catch(options.onError)
		} else options.metrics.pageCache.inc({ outcome: 'hit' })
		return page
	}

	const isCandidate = (request: IncomingMessage) => {
		const key = request.url ?? '/'
		return isShareable(request) && !unshared.has(key)
	}

	/** The cached or newly rendered page; undefined when the address has no shared page. */
	const pageAt = async (key: string): Promise<Page | undefined> => {
		const version = await options.catalog.current()
		const known = ready(key, version)
		if (!known) options.metrics.pageCache.inc({ outcome: 'miss' })
		return known ?? renew(key, version)
	}

	return {
		/** The shared page at an address, to be sent with a personal header. */
		async shared(path: string): Promise<SharedPage | undefined> {
			if (!isPagePath(path) || unshared.has(path)) return undefined
			const page = await pageAt(path)
			return page && { body: page.plain.body, headers: page.pageHeaders }
		},

		/** Answers at once when a fresh page and a fresh version are in memory; false otherwise. */
		serveNow(request: IncomingMessage, response: ServerResponse): boolean {
			const version = options.catalog.known()
			if (version === undefined || !isCandidate(request)) return false
			const page = ready(request.url ?? '/', version)
			if (page) send(request, response, page)
			return page !== undefined
		},

		/** Looks up the version, renders when needed, and answers; false when the page cannot be shared. */
		async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
			if (!isCandidate(request)) return false
			const page = await pageAt(request.url ?? '/')
			if (page) send(request, response, page)
			return page !== undefined
		},
		clear: () => pages.clear(),
		size: () => pages.size,
	}
}
