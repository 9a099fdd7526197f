// How staff search orders, and what each result shows.
import type { OrderStatus, PaymentMode } from '../states.ts'

/** The field that a search text is compared with. */
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
	/** Null for an order without a team. */
	portalId: string | null
	school: string | null
	team: string | null
}

export type FoundOrders = {
	orders: FoundOrder[]
	/** Cursor of the next older page; null on the last page. */
	older: string | null
}
