// Hashes of pictures, computed with Web Crypto, which Node and browsers share.
import { goldenDesigns, type GoldenDesign } from './golden-designs.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { renderDesign } from '#garments/render.ts'
import { toSvg } from '#garments/svg.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import type { WornGarment } from '#garments/worn/model.ts'
import { wornDesign } from '#garments/worn/worn-design.ts'

/** SHA-256 of a text as 64 hex digits. */
export async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Meshes and textures of a worn design as text; typed arrays become lists of their numbers. */
function wornText({ pieces, textures }: WornGarment): string {
	const meshes = pieces.map(({ id, texture, cloth, mesh }) =>
		[id, texture, cloth, ...Object.values(mesh).map((values) => values.join())].join(' '),
	)
	const drawn = textures.map(({ id, cloth, printed, art }) => {
		const scene = { width: 400, height: 500, pxPerInch: 1, title: id, nodes: [...cloth, ...printed, ...art] }
		return toSvg(scene)
	})
	return [...meshes, ...drawn].join('\n')
}

/** The first golden design of each garment version, as worn; garments that are shown flat are left out. */
function wornEntries(packsOf: (design: GoldenDesign) => GlyphPacks) {
	const first = new Map<GarmentTemplate, GoldenDesign>()
	for (const design of goldenDesigns()) if (!first.has(design.template)) first.set(design.template, design)
	return [...first.values()].flatMap((design) => {
		const { template, config, mode } = design
		const garment = wornDesign({ template, config, mode, packs: packsOf(design) })
		return garment ? [[`${template.id} ${template.version} worn`, wornText(garment)] as const] : []
	})
}

/** The hash of every golden design's SVG, and of each garment as worn, by id. `packsOf` returns the glyphs of a design. */
export async function goldenHashes(
	packsOf: (design: GoldenDesign) => GlyphPacks,
): Promise<Record<string, string>> {
	const flat = goldenDesigns().map(async (design) => {
		const { id, template, view, mode, config } = design
		const scene = renderDesign({ template, view, mode, config, packs: packsOf(design) })
		return [id, await sha256(toSvg(scene))] as const
	})
	const worn = wornEntries(packsOf).map(async ([id, text]) => [id, await sha256(text)] as const)
	return Object.fromEntries(await Promise.all([...flat, ...worn]))
}
