// The texts of lists in the language of their page.
import { labelIn, listTexts } from '../rules/list-texts.ts'
import { useCatalogLanguage } from './catalog-language.tsx'

export const useListTexts = () => listTexts[useCatalogLanguage()]

/** Labels of filters and cards, which rules write in English. */
export function useLabel(): (english: string) => string {
	const language = useCatalogLanguage()
	return (english) => labelIn(language, english)
}
