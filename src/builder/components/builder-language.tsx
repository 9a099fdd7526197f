// The language of the builder for its parts.
import { createContext, use, useMemo } from 'react'
import type { DescriptionLanguage } from '#designs/rules/describe-texts.ts'
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

const likeColor = /^close to (.+)$/

/** What designs are described in. */
export function useDescriptionLanguage(): DescriptionLanguage {
	const { language, frame, fields, word } = useBuilderTexts()
	const { closeTo } = fields.colors
	const texts = frame.description
	return useMemo(() => {
		const colorLabel = (name: string) => {
			const like = likeColor.exec(name)?.[1]
			return like === undefined ? word(name) : `${closeTo} ${word(like)}`
		}
		// Names that are not translated keep their capitals among Spanish words.
		const color = language === 'es' ? colorLabel : (name: string) => colorLabel(name).toLowerCase()
		return { texts, word, color, colorLabel, list: listing(language) }
	}, [texts, closeTo, word, language])
}
