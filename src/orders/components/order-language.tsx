// The language of an order's page for its parts; parts on other pages are in English.
import { createContext, useContext } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { orderPageTexts } from '../rules/order-page-texts.ts'
import { viewTextIn } from '../rules/view-phrases.ts'

export const OrderLanguage = createContext<PageLanguage>('en')

/** The texts of the page, and its translation of a text of the view. */
export function useOrderTexts() {
	const language = useContext(OrderLanguage)
	return { language, texts: orderPageTexts[language], said: (text: string) => viewTextIn(language, text) }
}
