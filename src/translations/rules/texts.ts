// The owner's texts on a page in another language: translated where the shop has it, else in English.
import type { PageLanguage } from '#kit/language.ts'

/** Into which the owner's texts can be translated. */
export const translatedLanguages = ['es'] as const
export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** Those of a page, by their English; without the texts that have no translation. */
export type TextTranslations = Readonly<Record<string, string>>

/** Undefined on pages that show the owner's texts in English, as the pseudo-language does. */
export const translatedLanguage = (language: PageLanguage): TranslatedLanguage | undefined =>
	translatedLanguages.find((one) => one === language)

/** Undefined for a text without one; names of JavaScript's own properties are texts as any other. */
export const translationIn = (translations: TextTranslations, english: string): string | undefined =>
	Object.hasOwn(translations, english) ? translations[english] : undefined

/** The translation, else the English. */
export const translatedIn = (translations: TextTranslations, english: string): string =>
	translationIn(translations, english) ?? english

/** A translation in a form. */
export type TypedTranslation = {
	english: string
	text: string
	/** The translation that the page showed; empty for none. */
	seen: string
}

/** Line breaks differ between submitted forms and the database. */
const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim()

/**
 * Whether the form asks for a change. One that was left as it was shown goes along with its English text, where that has
 * none yet, and replaces no other.
 */
export const isAskedFor = ({ text, seen }: TypedTranslation, stored: string | undefined): boolean =>
	plain(text) === plain(seen) ? stored === undefined && text !== '' : true
