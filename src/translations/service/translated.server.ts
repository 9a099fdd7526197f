// The owner's texts of a page in its language.
import type { ServiceContext } from '#database/context.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import { translatedIn, translatedLanguage, type TextTranslations } from '../rules/texts.ts'
import { digestOf, namesByWords, translationsByEnglish } from '../store/translations.server.ts'

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

/**
 * English names by the words that begin a word of their translation; a word of more names than `most` has none. One statement,
 * none for a page in English or without words.
 * @param words letters and digits alone
 */
export async function namesInLanguage(
	{ db }: Pick<ServiceContext, 'db'>,
	language: PageLanguage,
	{ words, most }: { words: readonly string[]; most: number },
): Promise<ReadonlyMap<string, readonly string[]>> {
	const from = translatedLanguage(language)
	if (!from || words.length === 0) return new Map()
	const rows = await namesByWords(db, from, { words, limit: most + 1 })
	const found = [...Map.groupBy(rows, ({ word }) => word)].filter(([, names]) => names.length <= most)
	return new Map(found.map(([word, names]) => [word, names.map(({ english }) => english)]))
}
