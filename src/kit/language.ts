// The languages in which families read: pages behind their links, mails and texts.
import type { IsoDate } from './time.ts'

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** For `lang` attributes and formats: Spanish as read in the United States. */
export const languageTags = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>

/** Each in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

/** The language of this text; undefined for any other. */
export const languageIn = (text: unknown): Language | undefined => languages.find((one) => one === text)

const day = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
const shortDay = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
const formats = {
	en: { long: new Intl.DateTimeFormat('en-US', day), short: new Intl.DateTimeFormat('en-US', shortDay) },
	es: { long: new Intl.DateTimeFormat('es-US', day), short: new Intl.DateTimeFormat('es-US', shortDay) },
} as const

/** `Friday, December 4` or `viernes, 4 de diciembre`; short, `Fri, Dec 4` or `vie, 4 de dic`. */
export const dayInWords = (on: IsoDate, language: Language, length: 'long' | 'short' = 'long'): string =>
	formats[language][length].format(new Date(on))

/** A message of the use cases as a pattern, and its Spanish; `$1` is its first quoted part. */
export type Phrase = readonly [english: RegExp, spanish: string]

/** `fallback` is for a message that no phrase knows. */
export type Phrases = { phrases: readonly Phrase[]; fallback: string }

/** Messages of use cases are written in English; on a page in Spanish they are translated where they are shown. */
export function messageIn(language: Language, message: string, { phrases, fallback }: Phrases): string {
	if (language === 'en') return message
	const phrase = phrases.find(([english]) => english.test(message))
	return phrase ? message.replace(...phrase) : fallback
}
