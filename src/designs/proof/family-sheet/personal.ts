// What a design prints of its players, without any player's text.
import { wornBy } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { viewInSentence } from '#garments/template.ts'
import { joinedByAnd } from '#kit/plural.ts'
import { longestName } from '../../rules/players.ts'
import type { ProofPlacement } from '../placements.ts'

/** Drawn in place of the sample player. */
const placeholder = { name: 'NAME', number: '00' }

/** The design with placeholders where it prints a name and a number. */
export const withoutPlayer = (config: DesignConfig): DesignConfig => wornBy(config, placeholder)

export type PersonalPiece = {
	/** The piece of a kit; empty outside kits. */
	piece: string
	placements: readonly Pick<ProofPlacement, 'slot' | 'view'>[]
}

/** `Jersey front and back, pants front`; empty when no piece prints it. */
function sidesWith(slot: 'name' | 'number', pieces: readonly PersonalPiece[]): string {
	const parts = pieces.flatMap(({ piece, placements }) => {
		const sides = placements
			.filter((placement) => placement.slot === slot)
			.map(({ view }) => viewInSentence(view))
		return sides.length === 0 ? [] : [`${piece ? `${piece} ` : ''}${joinedByAnd([...new Set(sides)])}`]
	})
	return parts.join(', ')
}

/** One sentence for the name and one for the number. */
export function personalTexts(pieces: readonly PersonalPiece[]): string[] {
	const [name, number] = [sidesWith('name', pieces), sidesWith('number', pieces)]
	const texts = [
		...(name ? [`Each player’s name, up to ${longestName} letters: ${name}.`] : []),
		...(number ? [`Each player’s number, one or two digits: ${number}.`] : []),
	]
	return texts.length > 0 ? texts : ['Every piece is the same: no player’s name or number is printed.']
}
