// Addresses of quotes.
export { quoteUrl } from '#orders/urls.ts'

export const adminQuotesUrl = '/admin/quotes'
export const adminQuoteUrl = (quoteId: string): string => `${adminQuotesUrl}/${quoteId}`

/** The picture of a designed line, for the holder of the link. */
export const quotePictureUrl = (token: string, position: number): string =>
	`/quote/${token}/pictures/${position}.webp`
