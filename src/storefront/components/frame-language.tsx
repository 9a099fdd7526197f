// The language of header and footer: that of their page. Their texts stand in English where they are shown, and are looked
// up by it, so that pages in English carry no table.
import { createContext, useContext } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import type { ShopShell } from '#kit/shop.ts'
import { translatedTexts, type TranslatedTexts } from '#translations/components/translated-texts.tsx'
import { translatedLanguage } from '#translations/rules/texts.ts'
import { useShell } from '#ui/shop.tsx'
import type { FrameTexts } from '../rules/frame-texts.ts'

export type FrameLanguage = { language: PageLanguage; texts: FrameTexts }

/** Null is English. */
export const FrameLanguageContext = createContext<FrameLanguage | null>(null)

/** The text in the language of the page; `part` stands in place of `{}`. */
export function useSay(): (english: string, part?: string) => string {
	const texts = useContext(FrameLanguageContext)?.texts
	return (english, part) => {
		const text = texts?.[english] ?? english
		return part === undefined ? text : text.replace('{}', () => part)
	}
}

/** The owner's own words: in Spanish where the shop has them, else in English with its `lang`. */
export const useOwnersWords = (): TranslatedTexts =>
	wordsIn(useContext(FrameLanguageContext)?.language ?? 'en', useShell())

/** @param language of the page */
export const wordsIn = (
	language: PageLanguage,
	{ spanish = {} }: Pick<ShopShell, 'spanish'>,
): TranslatedTexts => translatedTexts(language, translatedLanguage(language) === 'es' ? spanish : {})

/**
 * What the scripts of the header say, for an attribute of the markup; undefined in English, which they know.
 * @param names how the English texts begin
 */
export function useScriptTexts(names: readonly string[]): string | undefined {
	const texts = useContext(FrameLanguageContext)?.texts
	const isSaid = ([english]: [string, string]) => names.some((name) => english.startsWith(name))
	return texts && JSON.stringify(Object.fromEntries(Object.entries(texts).filter(isSaid)))
}
