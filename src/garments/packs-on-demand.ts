// The glyph packs in the browser: one file per font, fetched at first use.
import type { GlyphPack, GlyphPacks, LetteringFontId } from './lettering/fonts.ts'

type PackFile = { default: { family: string } }

const files: Record<LetteringFontId, () => Promise<PackFile>> = {
	'alfa-slab-one': () => import('./packs/alfa-slab-one.json'),
	anton: () => import('./packs/anton.json'),
	'bebas-neue': () => import('./packs/bebas-neue.json'),
	bevan: () => import('./packs/bevan.json'),
	'black-ops-one': () => import('./packs/black-ops-one.json'),
	graduate: () => import('./packs/graduate.json'),
	'oleo-script': () => import('./packs/oleo-script.json'),
	oswald: () => import('./packs/oswald.json'),
	rokkitt: () => import('./packs/rokkitt.json'),
	'saira-stencil-one': () => import('./packs/saira-stencil-one.json'),
	'squada-one': () => import('./packs/squada-one.json'),
	teko: () => import('./packs/teko.json'),
}

/** Cast: TypeScript infers a JSON glyph as (string | number)[]; the pack builder writes exactly `GlyphPack`. */
const asPack = ({ default: json }: PackFile): GlyphPack => json as unknown as GlyphPack

const pending = new Map<string, Promise<GlyphPack>>()
let loaded: GlyphPacks = {}

/** All packs fetched so far; the object is identical until another pack arrives. */
export const loadedPacks = (): GlyphPacks => loaded

async function fetchPack(id: LetteringFontId): Promise<GlyphPack> {
	const pack = asPack(await files[id]())
	loaded = { ...loaded, [id]: pack }
	return pack
}

/** Fetches a pack once; after a failure the next call retries. @throws Error for an unknown id */
export async function loadPack(id: string): Promise<GlyphPack> {
	if (!Object.hasOwn(files, id)) throw new Error(`There is no font ${id}`)
	const known = pending.get(id)
	if (known) return known
	const wanted = fetchPack(id as LetteringFontId)
	pending.set(id, wanted)
	wanted.catch(() => pending.delete(id))
	return wanted
}

/** The packs of several fonts. @throws Error if one fails to load */
export async function loadPacks(ids: readonly string[]): Promise<GlyphPacks> {
	const entries = await Promise.all(ids.map(async (id) => [id, await loadPack(id)] as const))
	return Object.fromEntries(entries)
}
