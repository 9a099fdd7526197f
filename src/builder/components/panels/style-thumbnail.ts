// The pictures of the Style step: the bare garment, close up where a style changes it.
import { renderDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { toSvg } from '#garments/svg.ts'
import type { GarmentTemplate, StyleDef } from '#garments/template.ts'

/** viewBox of the part that a style changes, on the 400 × 500 canvas. */
const close: Record<string, string> = {
	neck: '105 30 190 120',
	cut: '80 30 240 152',
	trim: '0 108 152 96',
	sleeve: '0 40 400 253',
	hem: '50 315 300 190',
	pocket: '85 265 230 146',
	shoulder: '60 40 280 177',
	front: '100 40 200 126',
	back: '76 150 248 157',
}

/** The garment with this style, without lettering and art. @param style is shown on its side of the garment, close up */
export function styleThumbnail(template: GarmentTemplate, config: DesignConfig, style?: StyleDef): string {
	const bare = { ...config, teamName: '', playerName: '', playerNumber: '', logos: [] }
	const view = style?.view ?? template.views[0]?.id ?? 'front'
	// Close up, mesh and stitches are what differs.
	const mode = style ? 'preview' : 'thumb'
	const scene = renderDesign({ template, config: bare, view, mode, packs: {} })
	const part = scene.height === 500 ? close[style?.id ?? ''] : undefined
	const svg = toSvg(scene, { idPrefix: 't' })
	return part ? svg.replace(/viewBox="[^"]*"/, `viewBox="${part}"`) : svg
}
