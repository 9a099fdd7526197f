// The builder in Spanish: a script of its own, for readers of Spanish alone.
import { spanishColor } from '#garments/color-names.ts'
import { messageIn } from '#kit/translations.ts'
import { builderPhrases } from './builder-phrases.ts'
import { fieldWords } from '#designs/rules/spanish-words.ts'
import { spanishFields } from './spanish-fields.ts'
import { frameWords } from './spanish-frame-words.ts'
import { spanishPart } from './spanish-parts.ts'
import { spanishFrame, spanishPiecesOf } from './spanish-frame.ts'
import { findingIn, priceTextIn } from './review-phrases.ts'
import { reviewWords } from './spanish-review-words.ts'
import { spanishReview } from './spanish-review.ts'
import { spanishStarts } from './spanish-starts.ts'

const words: Readonly<Record<string, string>> = { ...fieldWords, ...reviewWords, ...frameWords }

export const spanishBuilder = {
	frame: spanishFrame,
	fields: spanishFields,
	starts: spanishStarts,
	review: spanishReview,
	pieces: spanishPiecesOf,
	part: spanishPart,
	word: (label: string): string => words[label] ?? spanishColor(label) ?? label,
	said: (message: string): string => findingIn(message) ?? messageIn('es', message, builderPhrases),
	ofSum: priceTextIn,
}
