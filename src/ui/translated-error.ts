// The error page of an address that has translations.
import type { PageLanguage } from '#kit/language.ts'

/** What `orRefusedIn` threw, in the data of a route's error. */
export type TranslatedError = { message: string; language: PageLanguage }

/** The error in its reader's language; undefined for any other failure. */
export function translatedErrorIn(data: unknown): TranslatedError | undefined {
	if (typeof data !== 'object' || data === null || !('message' in data) || !('language' in data))
		return undefined
	// Cast: of the answers with a language, `orRefusedIn` and the pages' own make all.
	return data as TranslatedError
}
