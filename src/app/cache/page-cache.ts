// Ready pages for visitors, on raw request and response: a hit costs a map look-up and one write.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { asAway } from '#database/away.server.ts'
import type { VersionFollower } from '#database/versions.server.ts'
import { acceptsBrotli, compressPage } from '../http/compression.ts'
import type { Metrics } from '../http/metrics.ts'

/** One coding of a page: all that is sent, put together once. */
type Form = { etag: string; body: Buffer; headers: string[]; unchangedHeaders: string[] }

type Page = {
	plain: Form
	packed: Form
	/** Headers that belong to the page, without those of the shop and of one coding. */
	kept: Headers
	version: number
	storedAt: number
	freshMs: number
	staleMs: number
}

export type SharedPage = { body: Buffer; headers: [string, string][] }

export type PageCacheOptions = {
	/** Renders a page for a visitor of whom nothing is known: only the address decides. */
	render: (path: string) => Promise<Response>
	catalog: VersionFollower
	metrics: Metrics
	onError: (failure: unknown) => void
	/** Headers that every answer of the shop carries. */
	fixedHeaders?: Record<string, string>
	clock?: () => number
	/** Bytes that all ready pages together may take. */
	maxBytes?: number
}

/** Cookies that make an answer personal; with any of them the page is rendered for that person. */
const personalCookie = /(?:^|;\s*)(?:__Host-)?(?:session|refresh)=/
const notPages =
	/^\/(?:assets|pictures|files|auth\/v1|functions|webhooks|livez|readyz|healthz|metrics|dev|search\/suggest|designs|account|cart|checkout|orders|sandbox|builder\/[0-9a-f-]{36})(?:\/|$|\?)/

/** A page that could not be drawn just now: nothing is to be concluded from it, and nobody should try at once again. */
class PageAway extends Error {
	override readonly name = 'PageAway'
}

/** Two slashes, a backslash or a scheme at the start would name another host. */
const isPlainPath = /^\/(?![/\\])/

const longestPath = 1_000

/** Whether an address can be that of a page that many visitors share. */
const isPagePath = (path: string): boolean =>
	isPlainPath.test(path) && !notPages.test(path) && path.length <= longestPath

/** Whether the answer may be shared among visitors. */
export function isShareable(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
	if (request.method !== 'GET' && request.method !== 'HEAD') return false
	if (request.headers.authorization || request.headers.range) return false
	if (personalCookie.test(request.headers.cookie ?? '')) return false
	return isPagePath(request.url ?? '')
}

const seconds = (header: string, name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(header)?.[1] ?? 0)

/** Headers that belong to the page and not to one answer. */
const keptHeaders = ['content-type', 'content-security-policy', 'link']

type Headers = [string, string][]

type FormFacts = { tag: string; shared: Headers; coding: Headers }

/** Names and values in one row, as node:http writes them without looking at each. */
function formOf(body: Buffer, { tag, shared, coding }: FormFacts): Form {
	const etag = `"${tag}"`
	const always: Headers = [
		...shared,
		['ETag', etag],
		['Cache-Control', 'public, max-age=0, must-revalidate'],
		['Vary', 'Accept-Encoding, Cookie'],
	]
	const headers = [...always, ...coding, ['Content-Length', String(body.length)]].flat()
	return { etag, body, headers, unchangedHeaders: always.flat() }
}

type PageFacts = { version: number; now: number; fixed: Headers }

async function toPage(response: Response, { version, now, fixed }: PageFacts): Promise<Page | undefined> {
	const control = response.headers.get('cache-control') ?? ''
	if (response.status !== 200 || !control.includes('s-maxage') || response.headers.has('set-cookie'))
		return undefined
	const body = Buffer.from(await response.arrayBuffer())
	const tag = createHash('sha1').update(body).digest('base64url').slice(0, 20)
	const kept = keptHeaders.flatMap((name): Headers => {
		const value = response.headers.get(name)
		return value === null ? [] : [[name, value]]
	})
	const shared = [...fixed, ...kept]
	return {
		plain: formOf(body, { tag, shared, coding: [] }),
		packed: formOf(await compressPage(body), {
			tag: `${tag}-br`,
			shared,
			coding: [['Content-Encoding', 'br']],
		}),
		kept,
		version,
		storedAt: now,
		freshMs: seconds(control, 's-maxage') * 1_000,
		staleMs: seconds(control, 'stale-while-revalidate') * 1_000,
	}
}

/** Writes a page or, where the visitor holds the same one, 304. Headers set before are sent as well, more slowly. */
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
	/** Addresses that lately gave an answer of their own for everybody: not worth a second try. */
	const unshared = new LRUCache<string, true>({ max: 2_000, ttl: 30_000 })
	const rendering = new Map<string, Promise<Page | undefined>>()

	const renew = (key: string, version: number) => {
		// A rendering that began before a change is not given to those who came after it.
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

	/** The page as it is ready, or as it is rendered now; undefined when it is no page that visitors share. */
	const pageAt = async (key: string): Promise<Page | undefined> => {
		const version = await options.catalog.current()
		const known = ready(key, version)
		if (!known) options.metrics.pageCache.inc({ outcome: 'miss' })
		return known ?? renew(key, version)
	}

	return {
		/** The shared page at an address, for somebody who gets it with a header of their own. */
		async shared(path: string): Promise<SharedPage | undefined> {
			if (!isPagePath(path) || unshared.has(path)) return undefined
			const page = await pageAt(path)
			return page && { body: page.plain.body, headers: page.kept }
		},

		/** Answers at once when a fresh page and a fresh version are at hand. */
		serveNow(request: IncomingMessage, response: ServerResponse): boolean {
			const version = options.catalog.known()
			if (version === undefined || !isCandidate(request)) return false
			const page = ready(request.url ?? '/', version)
			if (page) send(request, response, page)
			return page !== undefined
		},

		/** Looks up the version, renders when needed, and answers; false when somebody else has to answer. */
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
