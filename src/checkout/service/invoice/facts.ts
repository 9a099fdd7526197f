// What an invoice says. No player is named on it: schools pass it on.
import type { Address } from '#orders/schemas.ts'
import type { PaymentMode } from '#orders/states.ts'
import type { Totals } from '#pricing/schemas.ts'

export type InvoiceLine = {
	what: string
	/** Color, size and whether it is personalized. */
	detail: string
	quantity: number
	unitCents: number
	lineCents: number
}

export type InvoiceFacts = {
	orderId: string
	reference: string
	placedAt: Date
	paymentMode: PaymentMode
	poNumber: string | null
	/** Null while nothing was paid by card. */
	paidAt: Date | null
	shipTo: Address
	contactEmail: string
	lines: InvoiceLine[]
	pricing: Totals
	refunds: { at: Date; amountCents: number }[]
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })

/** The day as the shop in Columbus, Ohio, writes it. */
export const dayOf = (at: Date): string => day.format(at)

const refundedCents = ({ refunds }: Pick<InvoiceFacts, 'refunds'>): number =>
	refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** The mark on the sheet: what the money stands like. */
export function markOf(facts: InvoiceFacts): string {
	if (facts.refunds.length > 0 && refundedCents(facts) >= facts.pricing.totalCents) return 'Refunded'
	if (facts.paymentMode === 'school_po') return `Purchase order ${facts.poNumber ?? ''}`.trim()
	return facts.paidAt ? 'Paid' : 'Open'
}

/** The address in lines; nothing of one that is no longer kept. */
export const addressLines = ({ name, line1, line2, city, state, zip }: Address): string[] =>
	line1 === '' ? [] : [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean)
