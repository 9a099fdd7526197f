// A saved design as worn: the template's meshes, and its cloth with the design's art.
import { artBySurface, resolveDesign, viewOf, type RenderRequest } from '../render.ts'
import type { WornGarment } from './model.ts'

/** Height of sewn twill and of embroidery above the cloth, in inches. */
export const sewnReliefIn = 0.03

const noArt = { printed: [], sewn: [] }

/** The design as worn, or undefined for a garment without a worn form. Pure, like `renderDesign`. */
export function wornDesign({
	template,
	config,
	mode,
	packs,
}: Omit<RenderRequest, 'view'>): WornGarment | undefined {
	const worn = template.worn?.(resolveDesign(template, config, mode))
	const [first] = template.views
	if (!worn || !first) return undefined
	const { width, height, pxPerInch } = viewOf(template, first.id)
	return {
		pieces: worn.pieces,
		textures: worn.cloths.map(({ id, view, nodes, hasArt }) => {
			const { printed, sewn } = hasArt ? artBySurface({ template, config, view, mode, packs }) : noArt
			return { id, view, cloth: nodes, printed, art: sewn }
		}),
		canvas: { width, height, pxPerInch },
		reliefIn: config.sublimated ? 0 : sewnReliefIn,
	}
}
