// What designs are described in, for pages that the server renders. The builder loads the one of its reader.
import { spanishColor } from '#garments/color-names.ts'
import { translations } from '#kit/translations.ts'
import { descriptionIn, inEnglish, type DescriptionLanguage } from './describe-texts.ts'
import { spanishDescription } from './spanish-description.ts'
import { fieldWords, sideWords } from './spanish-words.ts'

const words: Readonly<Record<string, string>> = { ...fieldWords, ...sideWords }
const word = (label: string): string => words[label] ?? spanishColor(label) ?? label

export const descriptionLanguages = translations<DescriptionLanguage>({
	en: inEnglish,
	es: descriptionIn('es', { texts: spanishDescription, word }),
})
