// What designs are described in, for pages that the server renders. The builder loads the one of its reader.
import { spanishColor } from '#garments/color-names.ts'
import { listIn, lowerFirst } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { inEnglish, type DescriptionLanguage } from './describe-texts.ts'
import { spanishDescription } from './spanish-description.ts'
import { fieldWords, sideWords } from './spanish-words.ts'

const words: Readonly<Record<string, string>> = { ...fieldWords, ...sideWords }
const word = (label: string): string => words[label] ?? spanishColor(label) ?? label

export const descriptionLanguages = translations<DescriptionLanguage>({
	en: inEnglish,
	es: {
		texts: spanishDescription,
		word,
		color: (name) => lowerFirst(word(name)),
		colorLabel: word,
		list: (parts) => listIn('es', parts),
	},
})
