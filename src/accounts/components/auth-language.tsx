// The language of an `/auth` page for its parts; parts on other pages are in English.
import { createContext, useContext } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { authPhrases } from '../rules/auth-phrases.ts'
import { authTexts } from '../rules/auth-texts.ts'
import { linkTexts } from '../rules/link-texts.ts'

export const AuthLanguage = createContext<PageLanguage>('en')

/** The texts of the page, and its translation of a message of the rules. */
export function useAuthTexts() {
	const language = useContext(AuthLanguage)
	return {
		language,
		texts: authTexts[language],
		links: linkTexts[language],
		said: (message: string) => messageIn(language, message, authPhrases),
	}
}
