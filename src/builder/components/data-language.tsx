// Names in the shop's data, which are in English on a page in another language.
import { use, useCallback, type ReactNode } from 'react'
import { languageTags } from '#kit/language.ts'
import { colorName } from '#designs/rules/colors.ts'
import { BuilderLanguage, useBuilderTexts } from './builder-language.tsx'

/** `lang` of names; undefined in the builder in English, and for a text in the language of the page. */
export const useDataLanguage = (isWorded = false): string | undefined =>
	use(BuilderLanguage) === 'en' || isWorded ? undefined : languageTags.en

/** A name within a text. */
export function DataName({ children }: { children: ReactNode }) {
	const lang = useDataLanguage()
	return lang === undefined ? children : <span lang={lang}>{children}</span>
}

/** The name of a color in the language of the page: 'Navy', or 'close to Navy'. */
export function useColorName(): (hex: string) => string {
	const { word } = useBuilderTexts()
	return useCallback((hex) => word(colorName(hex)), [word])
}
