// The builder in every language. A browser loads the one of its reader.
import { loadedTranslations } from '#kit/translations.ts'
import { englishFields } from './english-fields.ts'
import { englishFrame, piecesOf } from './english-frame.ts'
import type { ReviewTexts } from './english-review.ts'
import { englishStarts } from './english-starts.ts'

const asItIs = (text: string): string => text

const english = {
	frame: englishFrame,
	fields: englishFields,
	starts: englishStarts,
	/** How many garments of a kind, or kits. */
	pieces: piecesOf,
	/** The id of a zone or of an option of a style. */
	part: asItIs,
	/** A label that a template or a rule brings along, such as a zone, a side or a method, or a color; names of products are data. */
	word: asItIs,
	/** A sentence of the checks, the rules or the server, which all make it in English. */
	said: asItIs,
	/** A text of a price or a sum. */
	ofSum: asItIs,
}

/** `review` comes with the language; in English with its panels. */
type BuilderTexts = typeof english & { review?: ReviewTexts }

export const builderTexts = loadedTranslations<BuilderTexts>(english, {
	es: async () => (await import('./spanish-builder.ts')).spanishBuilder,
})
