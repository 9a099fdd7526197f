// The dashboard as its page shows it. Amounts in cents.
import type { FundraisingSums, FundraisingView } from '#fundraising/views.ts'
import type { OrderStatus } from '#orders/states.ts'
import type { PortalStatus, RequestSport } from '#portals/states.ts'
import type { OrderFigures } from './rules/figures.ts'

export type PortalFigures = OrderFigures &
	FundraisingSums & {
		/** On the roster. */
		players: number
		/** Of them, those for whom something is ordered. */
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
	at: Date
}

export type DeadlineView = {
	id: string
	name: string
	required: boolean
	/** Last day on which it can be ordered, `2026-12-04`. */
	closesOn: string
	daysLeft: number
	/** Players for whom it is ordered. */
	ordered: number
}

export type Dashboard = {
	portal: PortalCard
	/** The other portals to choose from, this one among them; empty where the list of all is the way. */
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
