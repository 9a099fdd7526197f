// The owner's texts in the language of a page: components look them up by their English.
import { createContext, useContext, type ReactNode } from 'react'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { translatedIn, translationIn, type TextTranslations } from '../rules/texts.ts'

const none: TextTranslations = {}
const Translations = createContext(none)

export const InTranslations = ({
	translations = none,
	children,
}: {
	translations?: TextTranslations | undefined
	children: ReactNode
}) => <Translations value={translations}>{children}</Translations>

/** Of these texts alone; undefined where none has one. */
export function useTranslationsOf(texts: readonly string[]): TextTranslations | undefined {
	const translations = useContext(Translations)
	const found = texts.flatMap((english) => {
		const text = translationIn(translations, english)
		return text === undefined ? [] : [[english, text]]
	})
	return found.length > 0 ? Object.fromEntries(found) : undefined
}

export type TranslatedTexts = {
	/** The translation, else the English. */
	textOf: (english: string) => string
	/** `lang` of that; undefined where it is in the language of the page. */
	langOf: (english: string) => string | undefined
}

/** @param language of the page */
export const useTranslatedTexts = (language: PageLanguage): TranslatedTexts =>
	translatedTexts(language, useContext(Translations))

export function translatedTexts(language: PageLanguage, translations: TextTranslations): TranslatedTexts {
	return {
		textOf: (english) => translatedIn(translations, english),
		langOf: (english) =>
			language === 'en' || translationIn(translations, english) !== undefined ? undefined : languageTags.en,
	}
}
