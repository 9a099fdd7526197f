// The language of a catalog page for its parts; parts on other pages are in English.
import { createContext, useContext, type ReactNode } from 'react'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import {
	InTranslations,
	useTranslatedTexts,
	type TranslatedTexts,
} from '#translations/components/translated-texts.tsx'
import type { TextTranslations } from '#translations/rules/texts.ts'
import { PriceLanguage } from '#ui/price.tsx'

const CatalogLanguage = createContext<PageLanguage>('en')

export const useCatalogLanguage = (): PageLanguage => useContext(CatalogLanguage)

/** `lang` of data that is in English; undefined on a page in English. */
export function useDataLanguage(): string | undefined {
	return useCatalogLanguage() === 'en' ? undefined : languageTags.en
}

/** Names and descriptions that the owner wrote, in the language of the page where the shop has them. */
export const useOwnersTexts = (): TranslatedTexts => useTranslatedTexts(useCatalogLanguage())

export const InCatalogLanguage = ({
	language,
	translations,
	children,
}: {
	language: PageLanguage
	/** Of the owner's texts; absent for those of the parts around. */
	translations?: TextTranslations | undefined
	children: ReactNode
}) => (
	<CatalogLanguage value={language}>
		<PriceLanguage value={language}>
			{translations ? <InTranslations translations={translations}>{children}</InTranslations> : children}
		</PriceLanguage>
	</CatalogLanguage>
)
