// What a design prints of its players, without any player's text.
import { wornBy } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { familySheetTexts } from '../../rules/family-sheet-texts.ts'
import type { ProofPlacement } from '../placements.ts'

type Texts = (typeof familySheetTexts)['en']

/** The design with placeholders where it prints a name and a number. */
export const withoutPlayer = (
	config: DesignConfig,
	{ placeholder: name }: Pick<Texts, 'placeholder'> = familySheetTexts.en,
): DesignConfig => wornBy(config, { name, number: '00' })

export type PersonalPiece = {
	/** The piece of a kit; empty outside kits. */
	piece: string
	placements: readonly Pick<ProofPlacement, 'slot' | 'view'>[]
}

/** `Jersey front and back, pants front`; empty when no piece prints it. */
function sidesWith(slot: 'name' | 'number', pieces: readonly PersonalPiece[], { side, list }: Texts): string {
	const parts = pieces.flatMap(({ piece, placements }) => {
		const sides = placements.filter((placement) => placement.slot === slot).map(({ view }) => side(view))
		return sides.length === 0 ? [] : [`${piece ? `${piece} ` : ''}${list([...new Set(sides)])}`]
	})
	return parts.join(', ')
}

/** One sentence for the name and one for the number. */
export function personalTexts(
	pieces: readonly PersonalPiece[],
	texts: Texts = familySheetTexts.en,
): string[] {
	const [name, number] = [sidesWith('name', pieces, texts), sidesWith('number', pieces, texts)]
	const said = [...(name ? [texts.name(name)] : []), ...(number ? [texts.number(number)] : [])]
	return said.length > 0 ? said : [texts.noPersonal]
}
