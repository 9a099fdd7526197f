// A new design, or a whole kit, from the gallery: as its picture shows it.
import { recolored } from '#garments/recolor.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import type { TeamChoice } from '#pictures/rules/team-choice.ts'
import { pairOfPiece, type PieceId } from '../kit.ts'
import { sampleColors, sampleOf, sampleTexts } from './apply.ts'
import { galleryOf } from './records.ts'

export type GalleryPiece = PieceId & {
	template: GarmentTemplate
	/** What the shop pictures of the piece; null without such a design. */
	pictured: DesignConfig | null
	plain: DesignConfig
}

/**
 * All pieces as the design of this id starts them: garments that it is made for have it, other pieces keep their own
 * look in its colors. Without picked team colors they are those of the gallery's pictures.
 * @returns undefined when the design is for none of the pieces
 */
export function galleryStart(
	id: string,
	pieces: readonly GalleryPiece[],
	choice: TeamChoice | undefined,
): DesignConfig[] | undefined {
	const designs = pieces.map(({ template }) => galleryOf(template).find((design) => design.id === id))
	if (designs.every((design) => !design)) return undefined
	const team = choice && {
		primary: choice.primary.hex,
		secondary: choice.secondary.hex,
		teamName: choice.teamName,
	}
	return pieces.map(({ template, pictured, plain, ...piece }, at) => {
		const design = designs[at]
		const { teamName } = sampleTexts
		const shown = design
			? sampleOf({ ...design, template })
			: recolored(pictured ?? plain, { ...pairOfPiece(piece, sampleColors), teamName }, template)
		const own = design && piece.swapped ? recolored(shown, pairOfPiece(piece, sampleColors), template) : shown
		const worn = team ? recolored(own, pairOfPiece(piece, team), template) : own
		return { ...plain, ...worn, quantity: plain.quantity }
	})
}
