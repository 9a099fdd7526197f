// A saved design as worn: the template's meshes, and its cloth with the design's art.
import { artOf, resolveDesign, viewOf, type RenderRequest } from '../render.ts'
import type { WornGarment } from './model.ts'

/** Height of sewn twill and of embroidery above the cloth, in inches. */
const sewnReliefIn = 0.03

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
		textures: worn.cloths.map(({ id, view, nodes, hasArt }) => ({
			id,
			view,
			cloth: nodes,
			art: hasArt ? artOf({ template, config, view, mode, packs }) : [],
		})),
		canvas: { width, height, pxPerInch },
		reliefIn: config.sublimated ? 0 : sewnReliefIn,
	}
}
