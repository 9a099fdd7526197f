// The language of a catalog page for its parts; parts on other pages are in English.
import { createContext, useContext, type ReactNode } from 'react'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { PriceLanguage } from '#ui/price.tsx'

const CatalogLanguage = createContext<PageLanguage>('en')

export const useCatalogLanguage = (): PageLanguage => useContext(CatalogLanguage)

/** `lang` of names and descriptions, which are in English; undefined on a page in English. */
export function useDataLanguage(): string | undefined {
	return useCatalogLanguage() === 'en' ? undefined : languageTags.en
}

export const InCatalogLanguage = ({
	language,
	children,
}: {
	language: PageLanguage
	children: ReactNode
}) => (
	<CatalogLanguage value={language}>
		<PriceLanguage value={language}>{children}</PriceLanguage>
	</CatalogLanguage>
)
