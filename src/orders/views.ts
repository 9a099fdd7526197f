// View models of orders, with the actions they allow.
import type { Prints } from '#garments/personalization.ts'
import type { LineKit } from './schemas.ts'
import type { ChosenMethod } from '#pricing/schemas.ts'
import type { OrderRow } from './tables.ts'
import type { Step } from './rules/timeline.ts'
import type { OrderStatus, ShareState } from './states.ts'

/** The field that a search text is compared with. */
export const searchWays = ['number', 'school', 'mail', 'player'] as const
export type SearchWay = (typeof searchWays)[number]

export type FoundOrder = Pick<
	OrderRow,
	'id' | 'status' | 'paymentMode' | 'poNumber' | 'contactEmail' | 'totalCents' | 'refundedCents' | 'createdAt'
> & {
	reference: string
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

/** Hash of a product's picture, or the URL of a designed garment's picture; empty when there is none. */
export type LinePicture = string

export type OrderCard = Pick<OrderRow, 'id' | 'status' | 'paymentMode' | 'totalCents' | 'refundedCents'> & {
	reference: string
	placedAt: Date
	units: number
	/** Pictures of the first lines, without repeats. */
	pictures: LinePicture[]
	/** Name of the first line or kit, and the number of further ones. */
	what: string
}

export type OrdersPage = {
	orders: OrderCard[]
	total: number
	/** From 1. */
	page: number
	pages: number
}

export type LineView = {
	position: number
	picture: LinePicture
	brand: string
	model: string
	/** For staff with the color of the blank, which they pick; for others what they see. */
	color: string
	size: string
	/** Link to the design or product; null when there is none. */
	href: string | null
	/** Starts a new design from this one; null where the reader has none. */
	newSeasonHref: string | null
	/** Whom it is for, and what of that is printed. */
	playerName: string
	playerNumber: string
	prints: Prints
	quantity: number
	refunded: number
	unitCents: number
	lineCents: number
	/** Null for a line that is no piece of a kit. */
	kit: LineKit | null
	/** Parts of the price of one unit, the garment first. */
	parts: { position: number; label: string; unitCents: number }[]
}

export type HistoryView = { position: number; what: string; who: string; why: string; at: Date }

/** Who was asked last to join the school and decide on the order. */
export type AskedView = {
	/** Name and address; only the shortened address for others than the buyer. */
	who: string
	at: Date
	hasJoined: boolean
}

export type OrderView = Pick<
	OrderRow,
	| 'id'
	| 'status'
	| 'paymentMode'
	| 'isSplit'
	| 'poNumber'
	| 'pricing'
	| 'refundedCents'
	| 'shipTo'
	| 'contactEmail'
> & {
	reference: string
	/** How it is shipped; null for a team order, and for one from before there was a choice. */
	method: ChosenMethod | null
	/** Name of the school that it is for; null for a person's own order. */
	school: string | null
	/** Who was asked to join the school and decide; null when nobody was. */
	asked: AskedView | null
	/** A staff member is viewing a customer's order. */
	isForeign: boolean
	/** The order that this one adds to, for a late player. */
	fillInOf: { orderId: string; reference: string } | null
	/** It has an amount and no items. */
	isDonation: boolean
	placedAt: Date
	/** When a waiting order releases its stock. */
	waitsUntil: Date | null
	/** Whether a scan of the purchase order exists. */
	hasPoDocument: boolean
	/** Whether there is an approval to open. */
	hasApproval: boolean
	steps: Step[]
	lines: LineView[]
	history: HistoryView[]
	can: { pay: boolean; cancel: boolean; reorder: boolean; invoice: boolean }
}

export type ShareItem = Pick<
	LineView,
	| 'position'
	| 'picture'
	| 'color'
	| 'size'
	| 'playerName'
	| 'playerNumber'
	| 'prints'
	| 'quantity'
	| 'lineCents'
> & {
	/** The product, or the kit and its piece. */
	what: string
}

/** One share as its link's holder sees it. */
export type FamilyShare = {
	id: string
	orderId: string
	reference: string
	amountCents: number
	/** What the amount includes, as text. */
	included: string
	/** The family ordered it by its link: there are no other shares. */
	isWhole: boolean
	state: ShareState
	/** A family has paid it, also when it was withdrawn since. */
	wasPaid: boolean
	/** Status of the order. */
	status: OrderStatus
	waitsUntil: Date | null
	/** When the family asked the coach for help with the payment. */
	helpAskedAt: Date | null
	/** A player's share of a team: its coach can be asked. */
	isOfPlayer: boolean
	/** Empty once the order has ended. */
	items: ShareItem[]
}

export type ShareRowView = {
	id: string
	position: number
	/** Empty for lines without a player. */
	playerName: string
	playerNumber: string
	/** The player's row of the roster; null for a player typed by hand and for the buyer's share. */
	rosterId: string | null
	units: number
	/** Refunded units. */
	unitsBack: number
	amountCents: number
	state: ShareState
	paidAt: Date | null
	/** When the family asked for help with the payment. */
	helpAskedAt: Date | null
	/** Absolute URL, to be shared. */
	link: string
}

/** All shares of an order, for the buyer and staff. */
export type SharesView = {
	orderId: string
	/** Null outside of a portal. */
	portalId: string | null
	reference: string
	status: OrderStatus
	isForeign: boolean
	totalCents: number
	/** Sum in cents and number of the open shares. */
	openCents: number
	open: number
	waitsUntil: Date | null
	shares: ShareRowView[]
	can: { cover: boolean; cancel: boolean }
}
