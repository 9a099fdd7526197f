// Thumbnails of a style option on the garment, as data URIs: cheap to show in numbers.
import { renderDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { toSvg } from '#garments/svg.ts'
import type { GarmentTemplate } from '#garments/template.ts'

/** viewBox of the part that a style changes, on the 400 × 500 canvas. */
const close: Record<string, string> = {
	neck: '105 30 190 120',
	cut: '80 30 240 152',
	trim: '0 108 152 96',
	sleeve: '0 40 400 253',
	hem: '50 315 300 190',
}

/**
 * The garment with this style, without lettering and art, from the front. @param focus id of the style to zoom in on
 */
export function thumbnail(template: GarmentTemplate, config: DesignConfig, focus?: string): string {
	const bare = { ...config, teamName: '', playerName: '', playerNumber: '', logos: [] }
	const view = template.views[0]?.id ?? 'front'
	const scene = renderDesign({ template, config: bare, view, mode: 'thumb', packs: {} })
	const part = template.kind === 'cap' || template.views[0]?.height !== 500 ? undefined : close[focus ?? '']
	const svg = toSvg(scene, { idPrefix: 't' })
	const shown = part ? svg.replace(/viewBox="[^"]*"/, `viewBox="${part}"`) : svg
	return `data:image/svg+xml,${encodeURIComponent(shown)}`
}
