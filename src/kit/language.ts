// The languages in which families, players and supporters read: pages, mails and texts; and the formats of each.

export const languages = ['en', 'es'] as const
/** What a person reads. Kept with rosters, orders and messages. */
export type Language = (typeof languages)[number]

/** For `lang` attributes and formats: Spanish as read in the United States. */
export const languageTags = { en: 'en-US', es: 'es-US', 'en-XA': 'en-XA' } as const satisfies Record<
	PageLanguage,
	string
>

/**
 * What a page is written in. `en-XA` is the pseudo-language of tests: longer, accented English in brackets, so that a
 * text outside the tables shows. It is never kept.
 */
export type PageLanguage = Language | 'en-XA'

/** The language of the person who reads such a page, for all that is kept, mailed or formatted. */
export const readerLanguage = (language: PageLanguage): Language => (language === 'en-XA' ? 'en' : language)

/** The language of a page, by its `lang`. */
export const languageOfTag = (tag: string | null): PageLanguage =>
	tag === languageTags.es ? 'es' : tag === languageTags['en-XA'] ? 'en-XA' : 'en'

/** Each in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

/** The language of this text; undefined for any other. */
export const languageIn = (text: unknown): Language | undefined => languages.find((one) => one === text)

const perLanguage = <Made>(make: (tag: string) => Made): Record<Language, Made> => ({
	en: make(languageTags.en),
	es: make(languageTags.es),
})

const day = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
const shortDay = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
// Pure: left out of scripts that format nothing.
const formats = /* @__PURE__ */ perLanguage((tag) => ({
	long: new Intl.DateTimeFormat(tag, day),
	short: new Intl.DateTimeFormat(tag, shortDay),
	withYear: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
	count: new Intl.NumberFormat(tag),
	plural: new Intl.PluralRules(tag),
	list: new Intl.ListFormat(tag, { type: 'conjunction' }),
}))

/**
 * `Friday, December 4` or `viernes, 4 de diciembre`; short, `Fri, Dec 4` or `vie, 4 de dic`; with its year, `December 4,
 * 2026` or `4 de diciembre de 2026`.
 */
export const dayInWords = (
	on: string,
	language: PageLanguage,
	length: 'long' | 'short' | 'withYear' = 'long',
): string => formats[readerLanguage(language)][length].format(new Date(on))

/** `1,200` */
export const countIn = (language: PageLanguage, count: number): string =>
	formats[readerLanguage(language)].count.format(count)

/** A text for each plural form of the language; `other` for those it does not have. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The text for this number of things, by the plural rules of the language (Unicode CLDR). */
export const pluralIn = (language: PageLanguage, count: number, forms: PluralForms): string =>
	forms[formats[readerLanguage(language)].plural.select(count)] ?? forms.other

/** `Jersey, pants, and socks` or `Camiseta, pantalón y medias` */
export const listIn = (language: PageLanguage, parts: readonly string[]): string =>
	formats[readerLanguage(language)].list.format(parts)

/** `azul marino` from `Azul marino`, for the middle of a sentence; a name further on keeps its capital. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A message of the use cases as a pattern, and its Spanish; `$1` is its first quoted part. */
export type Phrase = readonly [english: RegExp, spanish: string]

/** `fallback` is for a message that no phrase knows. */
export type Phrases = { phrases: readonly Phrase[]; fallback: string }

/** The phrase of a message without parts. */
export const phrase = (english: string, spanish: string): Phrase => [
	new RegExp(`^${english.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`),
	spanish.replaceAll('$', '$$$$'),
]

/** Phrases of a table of messages; a message without its translation does not compile. */
export const phrasesOf = <Key extends string>(
	messages: Readonly<Record<Key, string>>,
	spanish: Readonly<Record<Key, string>>,
): Phrase[] =>
	// Cast: `Object.keys` knows no keys.
	(Object.keys(spanish) as Key[]).map((key) => phrase(messages[key], spanish[key]))
