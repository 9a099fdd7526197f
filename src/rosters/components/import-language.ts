// The language of the dialog that imports a list, for its parts.
import { createContext, use } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import type { ImportTexts } from '../rules/english-import.ts'
import { importTexts } from '../rules/import-languages.ts'

export const ImportLanguage = createContext<PageLanguage>('en')

/** Another language than English is loaded with the dialog. */
export function useImportTexts(): ImportTexts {
	const language = use(ImportLanguage)
	const texts = importTexts.of(language)
	if (!texts) throw new Error(`The import has no texts in ${language}`)
	return texts
}
