// The owner's texts on the cards of products, in the language of a page, with what their pictures show.
import type { ServiceContext } from '#database/context.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import type { TextTranslations } from '#translations/rules/texts.ts'
import { translationsOf } from '#translations/service/translated.server.ts'
import { picturesIn } from '../rules/picture-phrases.ts'

type Card = { model: string; pictureAlt: string | null; description?: string }

/** Those of the cards and of other texts of the page, by their English. At most one statement. */
export async function cardTranslations(
	context: Pick<ServiceContext, 'db'>,
	language: PageLanguage,
	{ cards, texts = [] }: { cards: readonly Card[]; texts?: readonly string[] },
): Promise<TextTranslations> {
	const ofCards = cards.flatMap(({ model, description }) => [model, description])
	const translations = await translationsOf(context, language, [...ofCards, ...texts])
	const pictured = cards.map(({ model, pictureAlt }) => ({ model, alts: [pictureAlt] }))
	return { ...translations, ...picturesIn(language, pictured, translations) }
}
