// The language of the checkout for its parts; parts on other pages are in English.
import { createContext, use } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { sumTextIn } from '#orders/rules/sum-phrases.ts'
import { checkoutTexts } from '../rules/checkout-texts.ts'

export const CheckoutLanguage = createContext<PageLanguage>('en')

/** The texts of the page, and its translation of a text of a sum. */
export function useCheckoutTexts() {
	const language = use(CheckoutLanguage)
	return { language, texts: checkoutTexts[language], said: (text: string) => sumTextIn(language, text) }
}
