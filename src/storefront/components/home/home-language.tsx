// The texts of the home page in the language of their page.
import type { ReactNode } from 'react'
import { useCatalogLanguage, useDataLanguage } from '#catalog/components/catalog-language.tsx'
import { homeTexts } from '../../rules/home-texts.ts'

export const useHomeTexts = () => homeTexts[useCatalogLanguage()]

/** Names, and the owner's own words, which are in English; marked so on a page in another language. */
export function InEnglish({ children }: { children: ReactNode }) {
	const lang = useDataLanguage()
	return lang ? <span lang={lang}>{children}</span> : children
}
