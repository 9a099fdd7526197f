// The owner's texts of a page in its language.
import type { ServiceContext } from '#database/context.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import { translatedIn, translatedLanguage, type TextTranslations } from '../rules/texts.ts'
import { digestOf, translationsByEnglish } from '../store/translations.server.ts'

export { digestOf }

/** Of one page; a list shows a few hundred. What is further stays in English. */
const mostTexts = 2_000

/** Translations of these texts, by their English. One statement, none for a page in English or without texts. */
export async function translationsOf(
	{ db }: Pick<ServiceContext, 'db'>,
	language: PageLanguage,
	texts: readonly (string | null | undefined)[],
): Promise<TextTranslations> {
	const into = translatedLanguage(language)
	if (!into) return {}
	const asked = [...new Set(texts.filter((text) => typeof text === 'string' && text.trim() !== ''))]
	if (asked.length === 0) return {}
	// Cast: the filter left strings.
	const found = await translationsByEnglish(db, into, asked.slice(0, mostTexts) as string[])
	return Object.fromEntries(found.map(({ english, text }) => [english, text]))
}

/** The same as a function: the translation of one of these texts, else its English. */
export async function translator(
	context: Pick<ServiceContext, 'db'>,
	language: PageLanguage,
	texts: readonly (string | null | undefined)[],
): Promise<(english: string) => string> {
	const translations = await translationsOf(context, language, texts)
	return (english) => translatedIn(translations, english)
}
