// How the staff looks for orders, and what it is shown of those that fit.
import type { OrderStatus, PaymentMode } from '../states.ts'

/** What the words of a search are compared with. */
export const searchWays = ['number', 'school', 'mail', 'player'] as const
export type SearchWay = (typeof searchWays)[number]

export type FoundOrder = {
	id: string
	reference: string
	status: OrderStatus
	paymentMode: PaymentMode
	poNumber: string | null
	/** Empty once the account is gone. */
	contactEmail: string
	totalCents: number
	refundedCents: number
	createdAt: Date
	units: number
	/** Null for an order of nobody's team. */
	portalId: string | null
	school: string | null
	team: string | null
}

export type FoundOrders = {
	orders: FoundOrder[]
	/** Leads to the next older page; null on the last one. */
	older: string | null
}
