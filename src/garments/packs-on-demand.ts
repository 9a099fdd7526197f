// The glyph packs in the browser: one file per font, fetched at first use.
import type { GlyphPack, GlyphPacks } from './lettering/fonts.ts'

const files = import.meta.glob<GlyphPack>('./packs/*.json', { import: 'default' })

const pending = new Map<string, Promise<GlyphPack>>()
let loaded: GlyphPacks = {}

/** All packs fetched so far; the object is identical until another pack arrives. */
export const loadedPacks = (): GlyphPacks => loaded

async function fetchPack(id: string): Promise<GlyphPack> {
	const file = files[`./packs/${id}.json`]
	if (!file) throw new Error(`There is no font ${id}`)
	const pack = await file()
	loaded = { ...loaded, [id]: pack }
	return pack
}

/** Fetches a pack once; after a failure the next call retries. @throws Error for an unknown id */
export async function loadPack(id: string): Promise<GlyphPack> {
	const known = pending.get(id)
	if (known) return known
	const wanted = fetchPack(id)
	pending.set(id, wanted)
	wanted.catch(() => pending.delete(id))
	return wanted
}

/** The packs of several fonts. @throws Error if one fails to load */
export async function loadPacks(ids: readonly string[]): Promise<GlyphPacks> {
	const entries = await Promise.all(ids.map(async (id) => [id, await loadPack(id)] as const))
	return Object.fromEntries(entries)
}
