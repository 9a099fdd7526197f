// Messages of the order page after an action: codes in the URL, text from here.
import type { PageLanguage } from '#kit/language.ts'
import { orderPageTexts } from '#orders/rules/order-page-texts.ts'
import { doneToasts } from '#ui/outcomes.ts'

const toasts = (language: PageLanguage) => {
	const { title, text } = orderPageTexts[language].dismissed
	return { cancelled: { title, detail: text } }
}
export type OrderDone = keyof ReturnType<typeof toasts>

/** Maximum number of lines named in a URL; the rest is counted. */
const mostNamed = 50

/** Result of ordering again: units added, and positions of the unavailable lines. */
export type Reordered = { added: number; missing: number[] }

export const doneAtCheckoutHref = (done: OrderDone): string => `/checkout?done=${done}`

export const doneHref = (orderId: string, done: OrderDone): string => `/orders/${orderId}?done=${done}`

export function reorderedHref(orderId: string, { added, missing }: Reordered): string {
	const query = new URLSearchParams({ reordered: String(added) })
	if (missing.length > 0) query.set('missing', missing.slice(0, mostNamed).join('-'))
	return `/orders/${orderId}?${query}`
}

export const toastsIn = (query: URLSearchParams, language: PageLanguage = 'en') =>
	doneToasts(query, toasts(language))

const count = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0)

/** Undefined when the URL reports no reorder. */
export function reorderedIn(query: URLSearchParams): Reordered | undefined {
	const added = query.get('reordered')
	if (added === null) return undefined
	const missing = query.get('missing')?.split('-', mostNamed).map(count) ?? []
	return { added: count(added), missing }
}
