// Text and letters of several pieces of a kit at once.
import type { BuilderPiece } from '#designs/views.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot } from '#garments/template.ts'
import {
	slotOfField,
	styleInForce,
	takesText,
	withLettering,
	withText,
	type TextField,
} from './lettering-edits.ts'

/**
 * The pieces that may have a text of the shown piece: the same garment, and garments that came with such a text. Shorts
 * that print no name get none.
 * @param piece the shown piece
 */
export function piecesWithText(
	pieces: readonly Pick<BuilderPiece, 'piece' | 'product' | 'config'>[],
	{ piece, field }: { piece: string; field: TextField },
): string[] {
	const garment = pieces.find((one) => one.piece.id === piece)?.product.templateId
	return pieces
		.filter(({ product }) => takesText(product, field))
		.filter(({ product, config }) => product.templateId === garment || config[field] !== '')
		.map((one) => one.piece.id)
}

type Typed = {
	field: TextField
	/** The text of the shown piece before and after. */
	from: string
	to: string
	/** The shown piece. */
	piece: string
	/** Pieces that change as well if they have the text `from`. */
	followers: readonly string[]
}

/** Changes a text; a piece with another text keeps it. */
export const typedOnPieces =
	({ field, from, to, piece, followers }: Typed) =>
	(config: DesignConfig, id: string): DesignConfig =>
		id === piece || (config[field] === from && followers.includes(id)) ? withText(config, field, to) : config

type Lettered = { template: GarmentTemplate; config: DesignConfig }
type LetteredPiece = Lettered & Pick<BuilderPiece, 'product'>

/** The piece with texts and fonts of `like`, where that has a text and this piece prints one or is the same garment. */
export function letteredLike({ template, config, product }: LetteredPiece, like: Lettered): DesignConfig {
	const isSameGarment = template.id === like.template.id
	const fields = (['teamName', 'playerName', 'playerNumber'] as const).filter(
		(field) =>
			takesText(product, field) &&
			like.config[field].trim() !== '' &&
			(isSameGarment || config[field].trim() !== ''),
	)
	const withFont = (other: DesignConfig, slot: LetteringSlot) => {
		const { font } = styleInForce(like.template, like.config, slot)
		if (styleInForce(template, other, slot).font === font) return other
		return withLettering(template, slot, (style) => ({ ...style, font }))(other)
	}
	return fields.reduce(
		(other, field) => withFont(withText(other, field, like.config[field]), slotOfField[field]),
		config,
	)
}
