// View models of quotes.
import type { Address } from '#kit/address.ts'
import type { OrderStatus, PaymentMode } from '#orders/states.ts'
import type { Totals } from '#pricing/schemas.ts'
import type { QuoteStanding } from './states.ts'

export type GoodsView = {
	position: number
	name: string
	detail: string
	/** Hash of a product's picture, or the URL of a designed garment's; empty when there is none. */
	picture: string
	quantity: number
	unitCents: number
	lineCents: number
}

/** What the holder of a link sees: no reason of a price, no word of the staff among themselves. */
export type CustomerQuote = {
	reference: string
	/** A quote whose order ran out unpaid can be accepted again. */
	standing: QuoteStanding
	ranOut: boolean
	version: number
	customerName: string
	goods: GoodsView[]
	pricing: Totals
	note: string
	validOn: string
	shipTo: Address | null
	/** Sales tax and shipping are those of the typed address. */
	isEstimate: boolean
	canUsePurchaseOrder: boolean
	/** The quote is for an account, which may be one that uses purchase orders. */
	hasAccount: boolean
	order: {
		id: string
		reference: string
		status: OrderStatus
		paymentMode: PaymentMode
		isPayable: boolean
		poNumber: string | null
		refundedCents: number
		/** The viewer is its buyer and can open its own page. */
		isOwn: boolean
	} | null
}
