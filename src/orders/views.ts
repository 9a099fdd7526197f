// Orders as pages show them, and what can be done with them.
import type { Step } from './rules/timeline.ts'
import type { Totals } from '#pricing/schemas.ts'
import type { Address } from './schemas.ts'
import type { OrderStatus, PaymentMode, ShareState } from './states.ts'

/** Hash of a product's picture, or the address of somebody's own garment; empty when there is none. */
export type LinePicture = string

export type OrderCard = {
	id: string
	reference: string
	status: OrderStatus
	placedAt: Date
	totalCents: number
	refundedCents: number
	units: number
	/** Of the first lines, each once. */
	pictures: LinePicture[]
	/** What the first line is, and how many more there are. */
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
	/** Of the blank that a design is made on. */
	color: string
	isDesign: boolean
	size: string
	/** Where it can be looked at again; null for whom it is not. */
	href: string | null
	playerName: string
	playerNumber: string
	quantity: number
	refunded: number
	unitCents: number
	lineCents: number
	/** Parts of the price of one unit, the garment first. */
	parts: { position: number; label: string; unitCents: number }[]
}

export type HistoryView = { position: number; what: string; who: string; why: string; at: Date }

export type OrderView = {
	id: string
	reference: string
	status: OrderStatus
	/** Somebody of the staff looks at a customer's order. */
	isForeign: boolean
	placedAt: Date
	/** When a waiting order gives its stock back. */
	waitsUntil: Date | null
	paymentMode: PaymentMode
	/** Each player's share is paid by a link of its own. */
	isSplit: boolean
	poNumber: string | null
	/** A scan of the purchase order can be looked at. */
	hasPoDocument: boolean
	/** Whether there is an approval to look at. */
	hasApproval: boolean
	pricing: Totals
	refundedCents: number
	shipTo: Address
	contactEmail: string
	steps: Step[]
	lines: LineView[]
	history: HistoryView[]
	can: { pay: boolean; cancel: boolean; reorder: boolean; invoice: boolean }
}

export type ShareItem = Pick<
	LineView,
	'position' | 'picture' | 'brand' | 'model' | 'color' | 'size' | 'playerName' | 'playerNumber' | 'quantity'
>

/** One share as whoever has its link sees it. */
export type FamilyShare = {
	id: string
	orderId: string
	reference: string
	amountCents: number
	/** What the amount has in it, in words. */
	included: string
	state: ShareState
	/** Of its order. */
	status: OrderStatus
	waitsUntil: Date | null
	/** None any more when the order has ended. */
	items: ShareItem[]
}

export type ShareRowView = {
	id: string
	position: number
	/** Empty for what is for no player. */
	playerName: string
	playerNumber: string
	units: number
	/** Units of them that went back. */
	unitsBack: number
	amountCents: number
	state: ShareState
	paidAt: Date | null
	/** Absolute, to be passed on. */
	link: string
}

/** All shares of an order, for who looks after it. */
export type SharesView = {
	orderId: string
	reference: string
	status: OrderStatus
	isForeign: boolean
	totalCents: number
	/** What nobody has paid yet, in cents and in shares. */
	openCents: number
	open: number
	waitsUntil: Date | null
	shares: ShareRowView[]
	can: { cover: boolean; cancel: boolean }
}
