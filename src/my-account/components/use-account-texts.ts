// The texts of the account page in its language, which the parts of the sign-in on it have, too.
import { use } from 'react'
import { useAuthTexts } from '#accounts/components/auth-language.tsx'
import { accountTexts } from '../rules/languages.ts'

/**
 * The server has loaded the language. In the browser the page as it stands waits for it: when React takes it over, and when
 * the language changes, which the router does in a transition.
 */
export function useAccountTexts() {
	const { language } = useAuthTexts()
	const known = accountTexts.of(language)
	if (!known && language === 'es') use(accountTexts.load(language))
	const { page: texts, settings } = known ?? accountTexts.of(language) ?? notLoaded(language)
	return { language, texts, settings }
}

function notLoaded(language: string): never {
	throw new Error(`The account has no texts in ${language}`)
}
