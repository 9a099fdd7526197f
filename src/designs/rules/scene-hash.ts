// The drawing of a design that screen, proof and work order share, and the hash that proves it.
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { renderDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { toSvg } from '#garments/svg.ts'
import type { GarmentTemplate } from '#garments/template.ts'

export type Drawn = { template: GarmentTemplate; config: DesignConfig; packs: GlyphPacks }

/** The SVG strings of all views, in the template's order, as the screen shows them. */
export const drawnViews = ({ template, config, packs }: Drawn): string[] =>
	template.views.map(({ id }) =>
		toSvg(renderDesign({ template, config, view: id, mode: 'preview', packs }), { idPrefix: 'p' }),
	)

/** 24 hex characters of SHA-256 over all views; the same in Node and in the browser. */
export async function sceneHash(drawn: Drawn): Promise<string> {
	const bytes = new TextEncoder().encode(drawnViews(drawn).join('\n'))
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
	return Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
