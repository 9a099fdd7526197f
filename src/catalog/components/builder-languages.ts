// The texts of the three catalog pages by language.
import { translations } from '#kit/translations.ts'
import { englishBuilderTexts } from './builder-texts.ts'
import { spanishBuilderTexts } from './spanish-builder-texts.ts'

export const builderTexts = translations({ en: englishBuilderTexts, es: spanishBuilderTexts })
