// Labels that templates and rules bring along for review and order, in Spanish by their English.
import { pieceWords } from '#designs/rules/spanish-words.ts'
import { spanishSizes } from '#pricing/rules/spanish-decorations.ts'

/** Lines of a price. */
const priceLines = {
	'Base price': 'Precio base',
	...spanishSizes,
}

export const reviewWords: Readonly<Record<string, string>> = { ...pieceWords, ...priceLines }
