// A table of texts in every language of a page. Each module keeps its own in `rules/*-texts.ts`.
import { readerLanguage, type Language, type PageLanguage, type Phrases } from './language.ts'
import { pseudoText, pseudoTexts } from './pseudo.ts'

export type Translations<Texts> = Readonly<Record<PageLanguage, Texts>>

/**
 * The table with the pseudo-language of its English texts. `Texts` has a string for each text, or a function of its named
 * parts; a language without one of them does not compile.
 */
export function translations<Texts>(tables: Readonly<Record<Language, Texts>>): Translations<Texts> {
	let pseudo: Texts | undefined
	return Object.defineProperty({ ...tables }, 'en-XA', {
		get: () => (pseudo ??= pseudoTexts(tables.en)),
		// Cast: the property is defined here; it is not enumerable, so that no list of languages shows it.
	}) as Translations<Texts>
}

/**
 * For a page that React takes over and that has many texts: English stands in its script, another language is loaded. The
 * loader of the page waits for `load`; then its parts are rendered with `of`.
 */
export function loadedTranslations<Texts>(
	en: Texts,
	others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>>,
) {
	const known: Partial<Record<PageLanguage, Texts>> = { en }
	const underWay: Partial<Record<Language, Promise<void>>> = {}
	return {
		/** Undefined while they are not loaded. */
		of: (language: PageLanguage): Texts | undefined =>
			(known[language] ??= language === 'en-XA' ? pseudoTexts(en) : undefined),
		/** The same promise for every call. A failure is tried again by the next one. */
		load(language: Exclude<Language, 'en'>): Promise<void> {
			return (underWay[language] ??= others[language]().then(
				(texts) => {
					known[language] = texts
				},
				(failure: unknown) => {
					delete underWay[language]
					throw failure
				},
			))
		},
	}
}

/** Messages of use cases are written in English; on a page in another language they are translated where they are shown. */
export function messageIn(language: PageLanguage, message: string, { phrases, fallback }: Phrases): string {
	if (language === 'en-XA') return pseudoText(message)
	if (readerLanguage(language) === 'en') return message
	const known = phrases.find(([english]) => english.test(message))
	return known ? message.replace(...known) : fallback
}
