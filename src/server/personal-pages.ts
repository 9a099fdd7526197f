// Open pages for those who are signed in: the page that all visitors share, with a header of their own in it.
import { LRUCache } from 'lru-cache'
import type { Viewer } from '#pages/menu.ts'
import { headerMarkup } from '#pages/ready-frame.server.tsx'
import type { SharedPage } from './page-cache.ts'

export type PersonalPages = {
	/** Undefined when the address has no page that visitors share: then the router draws it. */
	pageFor: (path: string, viewer: NonNullable<Viewer>) => Promise<Response | undefined>
}

/** Where the visitors' header stands in a page; found once for each state of the page. */
type Cut = { before: Buffer; after: Buffer }

export function createPersonalPages(
	shared: (path: string) => Promise<SharedPage | undefined>,
): PersonalPages {
	const visitorsHeader = Buffer.from(headerMarkup(null))
	const headers = new LRUCache<string, Buffer>({ max: 1_000 })
	const cuts = new WeakMap<Buffer, Cut>()

	const cutOf = (body: Buffer): Cut | undefined => {
		const known = cuts.get(body)
		if (known) return known
		const at = body.indexOf(visitorsHeader)
		if (at < 0) return undefined
		const cut = { before: body.subarray(0, at), after: body.subarray(at + visitorsHeader.length) }
		cuts.set(body, cut)
		return cut
	}
	const headerOf = (viewer: NonNullable<Viewer>): Buffer => {
		const key = JSON.stringify([viewer.roles, viewer.name])
		const known = headers.get(key)
		if (known) return known
		const made = Buffer.from(headerMarkup(viewer))
		headers.set(key, made)
		return made
	}

	return {
		async pageFor(path, viewer) {
			const page = await shared(path)
			const cut = page && cutOf(page.body)
			if (!cut) return undefined
			const body = Buffer.concat([cut.before, headerOf(viewer), cut.after])
			return new Response(new Uint8Array(body), { headers: page.headers })
		},
	}
}
