// Open pages for those who are signed in: the page that all visitors share, with a header of their own in it.
import { LRUCache } from 'lru-cache'
import type { Viewer } from '#storefront/rules/menu.ts'
import { headerMarkup } from '#storefront/routes/cached-layout.server.tsx'
import { compressOnce } from '../http/compression.ts'
import type { SharedPage } from './page-cache.ts'

export type PersonalPages = {
	/** Undefined when the address has no page that visitors share: then the router draws it. */
	pageFor: (
		path: string,
		viewer: NonNullable<Viewer>,
		options: { packed: boolean },
	) => Promise<Response | undefined>
}

/** Where the visitors' header stands in a page; found once for each state of the page. */
type Cut = { before: Buffer; after: Buffer }

/** Bytes that the packed pages together may take. */
const packedBytes = 16 * 1024 * 1024

const whoSees = (viewer: NonNullable<Viewer>) => JSON.stringify([viewer.roles, viewer.name, viewer.portalId])

export function createPersonalPages(
	shared: (path: string) => Promise<SharedPage | undefined>,
): PersonalPages {
	const visitorsHeader = Buffer.from(headerMarkup(null))
	const headers = new LRUCache<string, Buffer>({ max: 1_000 })
	const cuts = new WeakMap<Buffer, Cut>()
	/** Packing costs more than all the rest: who looks at a page again, or has another's name, gets what is there. */
	const packed = new LRUCache<string, { of: Buffer; body: Uint8Array<ArrayBuffer> }>({
		maxSize: packedBytes,
		sizeCalculation: ({ body }) => body.length,
	})

	const cutOf = (body: Buffer): Cut | undefined => {
		const known = cuts.get(body)
		if (known) return known
		const at = body.indexOf(visitorsHeader)
		if (at < 0) return undefined
		const cut = { before: body.subarray(0, at), after: body.subarray(at + visitorsHeader.length) }
		cuts.set(body, cut)
		return cut
	}
	const headerOf = (key: string, viewer: NonNullable<Viewer>): Buffer => {
		const known = headers.get(key)
		if (known) return known
		const made = Buffer.from(headerMarkup(viewer))
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
			const page = await shared(path)
			const cut = page && cutOf(page.body)
			if (!cut) return undefined
			const key = whoSees(viewer)
			const whole = () => Buffer.concat([cut.before, headerOf(key, viewer), cut.after])
			if (!options.packed) return new Response(new Uint8Array(whole()), { headers: page.headers })
			return new Response(await packedOnce(`${path} ${key}`, page.body, whole), {
				headers: [...page.headers, ['Content-Encoding', 'br'], ['Vary', 'Accept-Encoding']],
			})
		},
	}
}
