// URLs of an order.
import type { Language } from '#kit/language.ts'

export const orderUrl = (orderId: string): string => `/orders/${orderId}`

/** The picture of a designed line. */
export const linePictureUrl = (orderId: string, position: number): string =>
	`/orders/${orderId}/pictures/${position}.webp`

/** The same for mail programs, which send no cookie: the key grants access. */
export const mailedPictureUrl = (orderId: string, position: number, key: string): string =>
	`/mailed-pictures/${orderId}/${position}/${key}.jpg`

/** Where the buyer finds the links of a split order. */
export const sharesUrl = (orderId: string): string => `/orders/${orderId}/shares`

/** Leads a signed-in player to their own share; safe to send by mail. */
export const myShareUrl = (orderId: string): string => `/orders/${orderId}/my-share`

/** Where a family pays its share; the token is the only credential. */
export const shareUrl = (token: string): string => `/pay/${token}`

/** A quote for its customer; the token is the only credential. */
export const quoteUrl = (token: string): string => `/quote/${token}`

/** The invoice is in English without a language in its address, in any hands. */
export const invoiceUrl = (orderId: string, language: Language = 'en'): string =>
	`/orders/${orderId}/invoice.pdf${language === 'en' ? '' : `?lang=${language}`}`

/** The approval of an order; it opens by the order's id too. */
export const approvalOfUrl = (orderId: string): string => `/approvals/${orderId}`

/** The scan of the school's purchase order. */
export const poDocumentUrl = (orderId: string): string => `/orders/${orderId}/po-document`
