// The facts on an invoice. It names no player: schools share invoices.
import type { Address } from '#kit/address.ts'
import { dayIn, formatLongDay } from '#kit/time.ts'
import { refundTitle, type PaymentMode } from '#orders/states.ts'
import type { ChosenMethod, Totals } from '#pricing/schemas.ts'
import { type ShopFacts } from '#kit/shop.ts'

export type InvoiceLine = {
	what: string
	/** Color, size and whether it is personalized; above the lines of a kit, its pieces and their sum. */
	detail: string
	/** Null above the lines of a kit. */
	price: { quantity: number; unitCents: number; lineCents: number } | null
}

export type InvoiceFacts = {
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

/** "Invoice #1a2b3c4d" */
export const titleOf = ({
	reference,
	quotedUntil,
}: Pick<InvoiceFacts, 'reference' | 'quotedUntil'>): string =>
	`${quotedUntil === undefined ? 'Invoice' : 'Quote'} #${reference}`

/** `December 4, 2026` where the shop is. */
export const dayOf = (at: Date, { timeZone }: ShopFacts): string => formatLongDay(dayIn(timeZone, at))

const refundedCents = ({ refunds }: Pick<InvoiceFacts, 'refunds'>): number =>
	refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** The payment status stamped on the invoice. */
export function markOf(facts: InvoiceFacts): string {
	if (facts.quotedUntil !== undefined) return `Valid until ${formatLongDay(facts.quotedUntil)}`
	if (facts.refunds.length > 0 && refundedCents(facts) >= facts.pricing.totalCents)
		return refundTitle(facts.paymentMode)
	if (facts.received && facts.received.payments.length > 0 && facts.received.openCents <= 0) return 'Paid'
	if (facts.paymentMode === 'school_po') return `Purchase order ${facts.poNumber ?? ''}`.trim()
	return facts.paidAt ? 'Paid' : 'Open'
}

/** The address in lines; empty when it is no longer stored. */
export const addressLines = ({ name, line1, line2, city, state, zip }: Address): string[] =>
	line1 === '' ? [] : [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean)
