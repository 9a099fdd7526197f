// The texts of the home page in the language of their page.
import type { ReactNode } from 'react'
import { useCatalogLanguage, useDataLanguage } from '#catalog/components/catalog-language.tsx'
import { useShell } from '#ui/shop.tsx'
import { wordsIn } from '../frame-language.tsx'
import { homeTexts } from '../../rules/home-texts.ts'

export const useHomeTexts = () => homeTexts[useCatalogLanguage()]

/** Names, which are in English; marked so on a page in another language. */
export function InEnglish({ children }: { children: ReactNode }) {
	const lang = useDataLanguage()
	return lang ? <span lang={lang}>{children}</span> : children
}

/** The owner's own words, in Spanish where the shop has them. */
export function OwnersWords({ children }: { children: string }) {
	const { textOf, langOf } = wordsIn(useCatalogLanguage(), useShell())
	const lang = langOf(children)
	return lang ? <span lang={lang}>{children}</span> : textOf(children)
}
