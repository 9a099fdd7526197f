// The facts on an invoice. It names no player: schools share invoices.
import type { Address } from '#kit/address.ts'
import { dayInWords, type Language } from '#kit/language.ts'
import { dayIn } from '#kit/time.ts'
import { orderPageTexts } from '#orders/rules/order-page-texts.ts'
import { viewTextIn } from '#orders/rules/view-phrases.ts'
import { refundTitle, type PaymentMode } from '#orders/states.ts'
import type { ChosenMethod, Totals } from '#pricing/schemas.ts'
import { type ShopFacts } from '#kit/shop.ts'
import { invoiceTexts } from '../../rules/invoice-texts.ts'

export type InvoiceLine = {
	what: string
	/** Color, size and whether it is personalized; above the lines of a kit, its pieces and their sum. */
	detail: string
	/** Null above the lines of a kit. */
	price: { quantity: number; unitCents: number; lineCents: number } | null
}

export type InvoiceFacts = {
	/** Of its texts; English when absent. */
	language?: Language
	/** The seller, as it is when the invoice is printed. */
	shop: ShopFacts
	orderId: string
	reference: string
	placedAt: Date
	paymentMode: PaymentMode
	poNumber: string | null
	/** Null unless a card payment was made. */
	paidAt: Date | null
	/** Name of the school that it is for; null for a person's own order. */
	school: string | null
	shipTo: Address
	/** How it is shipped; null for a team order. */
	method: ChosenMethod | null
	contactEmail: string
	lines: InvoiceLine[]
	pricing: Totals
	refunds: { at: Date; amountCents: number; taxCents: number }[]
	/** What the school paid of a purchase order, and what is open; null for other orders. */
	received: { payments: { on: string; amountCents: number }[]; openCents: number } | null
	/** A quote instead of an invoice, valid until this day. */
	quotedUntil?: string
}

type InLanguage = Pick<InvoiceFacts, 'language'>

/** Its texts, and its translation of a text of a sum. */
export const wordsOf = ({ language = 'en' }: InLanguage) => ({
	...invoiceTexts[language],
	kit: orderPageTexts[language].units,
	said: (text: string) => viewTextIn(language, text),
})

/** "Invoice #1a2b3c4d" */
export function titleOf(facts: Pick<InvoiceFacts, 'reference' | 'quotedUntil'> & InLanguage): string {
	const { invoice, quote } = wordsOf(facts)
	return (facts.quotedUntil === undefined ? invoice : quote)(facts.reference)
}

/** `December 4, 2026` */
export const longDayOf = (on: string, { language = 'en' }: InLanguage): string =>
	dayInWords(on, language, 'withYear')

/** The same where the shop is. */
export const dayOf = (at: Date, facts: Pick<InvoiceFacts, 'shop'> & InLanguage): string =>
	longDayOf(dayIn(facts.shop.timeZone, at), facts)

const refundedCents = ({ refunds }: Pick<InvoiceFacts, 'refunds'>): number =>
	refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** The payment status stamped on the invoice. */
export function markOf(facts: InvoiceFacts): string {
	const texts = wordsOf(facts)
	if (facts.quotedUntil !== undefined) return texts.validUntil(longDayOf(facts.quotedUntil, facts))
	if (facts.refunds.length > 0 && refundedCents(facts) >= facts.pricing.totalCents)
		return texts.said(refundTitle(facts.paymentMode))
	if (facts.received && facts.received.payments.length > 0 && facts.received.openCents <= 0) return texts.paid
	if (facts.paymentMode === 'school_po') return texts.purchaseOrder(facts.poNumber ?? '').trim()
	return facts.paidAt ? texts.paid : texts.open
}

/** The address in lines; empty when it is no longer stored. */
export const addressLines = ({ name, line1, line2, city, state, zip }: Address): string[] =>
	line1 === '' ? [] : [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean)
