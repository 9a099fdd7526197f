// The texts of search results in the language of their page.
import { useCatalogLanguage } from '#catalog/components/catalog-language.tsx'
import { resultLabelIn, searchTexts } from '../rules/search-texts.ts'

export const useSearchTexts = () => searchTexts[useCatalogLanguage()]

/** Labels of facets and of what is found, which rules write in English. */
export function useResultLabel(): (english: string) => string {
	const language = useCatalogLanguage()
	return (english) => resultLabelIn(language, english)
}
