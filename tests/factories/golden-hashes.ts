// Hashes of pictures, computed with Web Crypto, which Node and browsers share.
import { goldenDesigns, type GoldenDesign } from './golden-designs.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { renderDesign } from '#garments/render.ts'
import { toSvg } from '#garments/svg.ts'

/** SHA-256 of a text as 64 hex digits. */
export async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The SVG hash of every golden design by its id. `packsOf` returns the glyphs of a design. */
export async function goldenHashes(
	packsOf: (design: GoldenDesign) => GlyphPacks,
): Promise<Record<string, string>> {
	const entries = goldenDesigns().map(async (design) => {
		const { id, template, view, mode, config } = design
		const scene = renderDesign({ template, view, mode, config, packs: packsOf(design) })
		return [id, await sha256(toSvg(scene))] as const
	})
	return Object.fromEntries(await Promise.all(entries))
}
