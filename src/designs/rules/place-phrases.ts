// Places on a garment in Spanish beside their English: a piece of a kit, a view and a print area.
import { viewNames } from '#garments/template.ts'
import { lowerFirst } from '#kit/language.ts'
import { match, upperFirst, type Saying } from '#kit/sayings.ts'
import { fieldWords, pieceWords, sideWords } from './spanish-words.ts'

const words: Readonly<Record<string, string>> = { ...fieldWords, ...sideWords, ...pieceWords }

/** A piece, a view or a print area; a name that an owner gave stays as it is. */
export const placeWord = (label: string): string => words[label] ?? label

/** Within a sentence. */
const inSentence = (name: string): string => lowerFirst(placeWord(upperFirst(name)))

/** In lower case, for patterns. */
export const views = Object.values(viewNames)
	.map((name) => name.toLowerCase())
	.join('|')

/** `Jersey, front: left chest` */
export const placeSaying: Saying = [
	match(`(?:(.+), )?(${views})(?:: (.+))?`, 'i'),
	([piece = '', view = '', area = '']) =>
		`${piece ? `${placeWord(piece)}, ${inSentence(view)}` : upperFirst(inSentence(view))}${area ? `: ${inSentence(area)}` : ''}`,
]
