// The language of the builder for its parts.
import { createContext, use } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { builderTexts } from '../rules/texts/builder-languages.ts'

export const BuilderLanguage = createContext<PageLanguage>('en')

/** The server has loaded the language; in the browser the page as it stands waits for it. */
export function useBuilderTexts() {
	const language = use(BuilderLanguage)
	const known = builderTexts.of(language)
	if (!known && language === 'es') use(builderTexts.load(language))
	const texts = known ?? builderTexts.of(language)
	if (!texts) throw new Error(`The builder has no texts in ${language}`)
	return { language, ...texts }
}
