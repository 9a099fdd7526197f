// The language of the team portal and its checkout for their parts.
import { createContext, use } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { portalTexts } from '../rules/portal-languages.ts'

export const PortalLanguage = createContext<PageLanguage>('en')

/** The server has loaded the language; in the browser the page as it stands waits for it. */
export function usePortalTexts() {
	const language = use(PortalLanguage)
	const known = portalTexts.of(language)
	if (!known && language === 'es') use(portalTexts.load(language))
	const texts = known ?? portalTexts.of(language)
	if (!texts) throw new Error(`The portal has no texts in ${language}`)
	return { language, ...texts }
}
