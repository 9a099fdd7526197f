// View models of the dashboard. Amounts in cents.
import type { FundraisingSums, FundraisingView } from '#fundraising/views.ts'
import type { OrderStatus, PaymentMode } from '#orders/states.ts'
import type { PortalStatus, RequestSport } from '#portals/states.ts'

export type StateSum = { status: OrderStatus; count: number; cents: number }
export type OrderFigures = {
	/** All orders, cancelled ones too. */
	orders: number
	byState: StateSum[]
	/** Paid or approved, minus refunds. */
	spentCents: number
	/** Sum of orders waiting for payment or approval. */
	waitingCents: number
	waiting: number
}

export type PortalFigures = OrderFigures &
	FundraisingSums & {
		/** Players on the roster. */
		players: number
		/** Players with an order. */
		playersWithOrder: number
		approvalsWaiting: number
	}

/** A portal in a list or a switcher. */
export type PortalCard = {
	id: string
	teamName: string
	school: string
	sport: RequestSport
	season: string
	status: PortalStatus
}

export type RecentOrder = {
	id: string
	reference: string
	who: string
	units: number
	totalCents: number
	refundedCents: number
	status: OrderStatus
	paymentMode: PaymentMode
	at: Date
}

export type DeadlineView = {
	id: string
	name: string
	required: boolean
	/** Last day to order, `2026-12-04`. */
	closesOn: string
	daysLeft: number
	/** Players who ordered it. */
	ordered: number
}

export type Dashboard = {
	portal: PortalCard
	/** The portals to choose from, this one included; empty for staff, who use the list of all portals. */
	switcher: PortalCard[]
	figures: PortalFigures
	recent: { orders: RecentOrder[]; page: number; pages: number }
	deadlines: DeadlineView[]
	fundraising: FundraisingView
}

export type PortalsPage = {
	portals: (PortalCard & { goalCents: number; figures: PortalFigures })[]
	text: string
	total: number
	/** From 1. */
	page: number
	pages: number
}
