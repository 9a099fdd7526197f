// Cached pages for signed-in people: the shared page with their own header inserted.
import { LRUCache } from 'lru-cache'
import type { ShopShell } from '#kit/shop.ts'
import { searchesTeams, type Viewer } from '#storefront/rules/menu.ts'
import { headerParts } from '#storefront/routes/cached-layout.server.tsx'
import { compressOnce } from '../http/compression.ts'
import type { SharedPage } from './page-cache.ts'

export type PersonalPages = {
	/** Undefined when the address has no shared page: the router renders it then. */
	pageFor: (
		path: string,
		viewer: NonNullable<Viewer>,
		options: { packed: boolean; shop: ShopShell },
	) => Promise<Response | undefined>
}

/** The parts of a page around the visitor's header, and the switch of languages in it; found once per cached body. */
type Cut = { before: Buffer; languages: Buffer; after: Buffer }

type Header = readonly [before: Buffer, after: Buffer]

/** Bytes that the compressed pages together may take. */
const packedBytes = 16 * 1024 * 1024

/**
 * The results page shows the viewer's own teams, and the contact form their name and address, which no shared page may
 * hold: the router renders them.
 */
const isOwnPage = (path: string, viewer: NonNullable<Viewer>): boolean =>
	/^\/support\/?(?:\?|$)/i.test(path) || (/^\/search\/?(?:\?|$)/i.test(path) && searchesTeams(viewer))

type Seen = { viewer: Viewer; shop: ShopShell }

const whoSees = ({ viewer, shop }: Seen) =>
	JSON.stringify([viewer?.roles, viewer?.name, viewer?.portalId, shop])

export function createPersonalPages(
	shared: (path: string) => Promise<SharedPage | undefined>,
): PersonalPages {
	const headers = new LRUCache<string, Header>({ max: 1_000 })
	const cuts = new WeakMap<Buffer, Cut>()
	/** Compression is the costly step: the result is reused for viewers with the same name, roles and portal. */
	const packed = new LRUCache<string, { of: Buffer; body: Uint8Array<ArrayBuffer> }>({
		maxSize: packedBytes,
		sizeCalculation: ({ body }) => body.length,
	})

	const cutOf = (body: Buffer, shop: ShopShell): Cut | undefined => {
		const known = cuts.get(body)
		if (known) return known
		const [start, end] = headerOf({ viewer: null, shop })
		const at = body.indexOf(start)
		const from = at + start.length
		const to = at < 0 ? -1 : body.indexOf(end, from)
		if (to < 0) return undefined
		const cut = {
			before: body.subarray(0, at),
			languages: body.subarray(from, to),
			after: body.subarray(to + end.length),
		}
		cuts.set(body, cut)
		return cut
	}
	const headerOf = ({ viewer, shop }: Seen): Header => {
		const key = whoSees({ viewer, shop })
		const known = headers.get(key)
		if (known) return known
		const [before, after] = headerParts(viewer, shop)
		const made = [Buffer.from(before), Buffer.from(after)] as const
		headers.set(key, made)
		return made
	}
	const packedOnce = async (
		key: string,
		of: Buffer,
		whole: () => Buffer,
	): Promise<Uint8Array<ArrayBuffer>> => {
		const known = packed.get(key)
		if (known?.of === of) return known.body
		const body = new Uint8Array(await compressOnce(whole()))
		packed.set(key, { of, body })
		return body
	}

	return {
		async pageFor(path, viewer, options) {
			if (isOwnPage(path, viewer)) return undefined
			const page = await shared(path)
			const cut = page && cutOf(page.body, options.shop)
			if (!cut) return undefined
			const seen = { viewer, shop: options.shop }
			const key = whoSees(seen)
			const whole = () => {
				const [start, end] = headerOf(seen)
				return Buffer.concat([cut.before, start, cut.languages, end, cut.after])
			}
			if (!options.packed) return new Response(new Uint8Array(whole()), { headers: page.headers })
			return new Response(await packedOnce(`${path} ${key}`, page.body, whole), {
				headers: [...page.headers, ['Content-Encoding', 'br'], ['Vary', 'Accept-Encoding']],
			})
		},
	}
}
