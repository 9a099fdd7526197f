// The language of the cart's page for its parts; parts on other pages are in English.
import { createContext, use } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { lineColorsIn } from '#orders/rules/line-colors.ts'
import { viewTextIn } from '#orders/rules/view-phrases.ts'
import { cartTexts } from '../rules/cart-texts.ts'

export const CartLanguage = createContext<PageLanguage>('en')

/** The texts of the page, its translation of a text of a sum, and that of the colors of a line. */
export function useCartTexts() {
	const language = use(CartLanguage)
	return {
		language,
		texts: cartTexts[language],
		said: (text: string) => viewTextIn(language, text),
		colorsIn: (colors: string) => lineColorsIn(language, colors),
	}
}
