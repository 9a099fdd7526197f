// The glyph packs on the server: each is read from its file at the first use of its font.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#kit/root.server.ts'
import { fontsOf, type Lettering } from './lettering/defaults.ts'
import { letteringFont, type GlyphPack, type GlyphPacks } from './lettering/fonts.ts'
import type { DesignConfig } from './schemas.ts'

const loaded = new Map<string, GlyphPack>()

/** Undefined for an unknown id. */
export function loadPack(id: string): GlyphPack | undefined {
	if (!letteringFont(id) || loaded.has(id)) return loaded.get(id)
	const file = join(packageRoot, `src/garments/packs/${id}.json`)
	// Cast: the pack builder writes exactly `GlyphPack`.
	const pack = JSON.parse(readFileSync(file, 'utf8')) as GlyphPack
	loaded.set(id, pack)
	return pack
}

/** The packs needed to draw this design on this garment. */
export const packsFor = (config: DesignConfig, template: Lettering): GlyphPacks =>
	Object.fromEntries(
		fontsOf(config, template).flatMap((id) => {
			const pack = loadPack(id)
			return pack ? [[id, pack]] : []
		}),
	)
