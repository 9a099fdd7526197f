// Addresses of quotes.
import type { Language } from '#kit/language.ts'
import { quoteUrl } from '#orders/urls.ts'

export { quoteUrl }

/** The link in a customer's mail: its page opens in the language of the mail. */
export const mailedQuoteUrl = (token: string, language: Language): string =>
	`${quoteUrl(token)}${language === 'en' ? '' : `?lang=${language}`}`

export const adminQuotesUrl = '/admin/quotes'
export const adminQuoteUrl = (quoteId: string): string => `${adminQuotesUrl}/${quoteId}`

/** The picture of a designed line, for the holder of the link. */
export const quotePictureUrl = (token: string, position: number): string =>
	`/quote/${token}/pictures/${position}.webp`
