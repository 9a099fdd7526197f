// Which choices an uploaded tile has for its colors, and what is said of them. Pure.
import type { Asset } from '#files/schemas.ts'
import { mostTileAreas } from '#garments/template.ts'

/** The numbers of color areas that can be chosen; at least one of them for a picture of known colors. */
export function areaCounts(inks: Asset['inks']): number[] {
	const most = Math.min(inks.length, mostTileAreas)
	return most < 2 ? Array.from({ length: most }, () => 1) : [2, 3, 4].filter((count) => count <= most)
}

/** A picture with this many colors is a photo or a painting rather than a drawing of areas. */
const manyColors = 8

/** What the choice makes of the picture; undefined where every color of it has an area. */
export function areaText(inks: Asset['inks'], areas: number): string | undefined {
	if (inks.length === 1) return 'This picture has one color, so there is one color to choose.'
	if (inks.length <= areas) return undefined
	const flat = `${areas} flat ${areas === 1 ? 'color' : 'colors'}`
	return inks.length >= manyColors
		? `This picture has many colors, like a photo. It is reduced to ${flat}; shading and fine detail are lost. Check the preview.`
		: `The ${inks.length} colors of this picture become ${flat}. Check the preview.`
}

export const unknownColors =
	'The colors of this picture are not known here, so it keeps its own colors. Upload it again to change them.'
