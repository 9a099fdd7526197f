// The language of the builder for its parts.
import { createContext, use, useMemo } from 'react'
import { descriptionIn, type DescriptionLanguage } from '#designs/rules/describe-texts.ts'
import { listIn, type PageLanguage } from '#kit/language.ts'
import { joinedByAnd } from '#kit/plural.ts'
import type { Labels } from '../editor/labels.ts'
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

const listing =
	(language: PageLanguage) =>
	(parts: readonly string[]): string =>
		language === 'es' ? listIn(language, parts) : joinedByAnd(parts)

/** What elements on the garment are called. */
export function useLabels(): Labels {
	const { language, frame, word } = useBuilderTexts()
	const texts = frame.stage.labels
	return useMemo(() => ({ ...texts, word, list: listing(language) }), [texts, word, language])
}

/** What designs are described in. */
export function useDescriptionLanguage(): DescriptionLanguage {
	const { language, frame, word } = useBuilderTexts()
	const texts = frame.description
	return useMemo(() => descriptionIn(language, { texts, word }), [texts, word, language])
}
