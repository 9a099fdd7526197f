// GET /embed/{key}.json: a team's store for pages of other websites. The script beside it is a file of the build.
import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { ServiceContext } from '#database/context.server.ts'
import { followVersion } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { storeFeed } from '../rules/store-feed.ts'
import { isSiteAllowed, isStoreKey } from '../rules/website-store.ts'
import { websiteStore } from '../service/website-store.server.ts'

type EmbedParts = {
	publicUrl: string
	/** No signed-in person: what it answers depends on the address alone. */
	systemContext: () => ServiceContext
	addressOf: (c: Context) => string
	clock?: () => number
}

/** A day can end and a price can change: the shop reads each store once in this time and for each change of the catalog. */
const freshMs = 60_000
const turnsPerMinute = 300

/** Any page may read it, without cookies; the answer itself says which pages draw it. */
const anySite = {
	'Access-Control-Allow-Origin': '*',
	'Cross-Origin-Resource-Policy': 'cross-origin',
	Vary: 'Origin',
}
const forAWhile = { ...anySite, 'Cache-Control': 'public, max-age=300' }
const notKept = { ...anySite, 'Cache-Control': 'no-store' }

type Known = { body: string; etag: string; sites: string[] }

/** Null for a store that is off or never was. */
async function readStore({ publicUrl, systemContext }: EmbedParts, key: string): Promise<Known | null> {
	try {
		const store = await websiteStore(systemContext(), key)
		const body = JSON.stringify(storeFeed(publicUrl, store))
		const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
		return { body, etag, sites: store.sites }
	} catch (failure) {
		if (failure instanceof Refusal) return null
		throw failure
	}
}

/** Counts in this process alone: a visitor of a website sends one request in five minutes. */
function turnsOf(clock: () => number) {
	const counts = new LRUCache<string, { used: number; until: number }>({ max: 10_000 })
	return (address: string): boolean => {
		const now = clock()
		const known = counts.get(address)
		const turn = known && known.until > now ? known : { used: 0, until: now + 60_000 }
		turn.used += 1
		counts.set(address, turn)
		return turn.used <= turnsPerMinute
	}
}

/** Mount it at `/embed`. */
export function embedRoutes(parts: EmbedParts): Hono {
	const { publicUrl, systemContext, addressOf, clock = Date.now } = parts
	const ownOrigin = new URL(publicUrl).origin
	const stores = new LRUCache<string, { known: Known | null; version: number; until: number }>({ max: 1_000 })
	const takeTurn = turnsOf(clock)
	const read = async (key: string): Promise<Known | null> => {
		const version = await followVersion(systemContext().db, 'catalog').current()
		const cached = stores.get(key)
		if (cached && cached.version === version && cached.until > clock()) return cached.known
		const known = await readStore(parts, key)
		stores.set(key, { known, version, until: clock() + freshMs })
		return known
	}
	const routes = new Hono()
	routes.get('/:file{.+\\.json}', async (c) => {
		if (!takeTurn(addressOf(c)))
			return c.json({ error: 'Too many requests. Try again in a minute.' }, 429, {
				...notKept,
				'Retry-After': '60',
			})
		const key = c.req.param('file').slice(0, -'.json'.length)
		const known = isStoreKey(key) ? await read(key) : null
		if (!known) return c.json({ error: 'This store does not exist or is switched off.' }, 404, notKept)
		const origin = c.req.header('origin')
		if (origin !== ownOrigin && !isSiteAllowed(known.sites, origin))
			return c.json({ error: `This store is not open to ${origin ?? ''}.` }, 403, notKept)
		const headers = { ...forAWhile, ETag: known.etag }
		if (c.req.header('if-none-match') === known.etag) return c.body(null, 304, headers)
		return c.body(known.body, 200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' })
	})
	routes.all('*', (c) => c.json({ error: 'Not found' }, 404, notKept))
	return routes
}
