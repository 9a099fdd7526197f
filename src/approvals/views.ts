// View models of approvals.
import type { OrderStatus } from '#orders/states.ts'
import type { Option } from '#ui/fields.tsx'
import type { Prints } from '#garments/personalization.ts'
import type { Totals } from '#pricing/schemas.ts'
import type { AskedView, LinePicture, OrderView } from '#orders/views.ts'
import type { ProofState } from '#designs/states.ts'
import type { Addables } from './contract.ts'
import type { Side } from './rules/decisions.ts'
import type { ApprovalStatus, CommentKind } from './states.ts'

export type ThreadEntry = {
	id: string
	kind: CommentKind
	/** 'You', a name or address, or 'Former member'. */
	who: string
	isOwn: boolean
	comment: string
	at: Date
}

/** One design of an order; `href` is null until its proof can be read. */
export type ProofView = {
	designId: string
	version: number
	/** The garment it is made on. */
	made: string
	state: ProofState
	href: string | null
}

export type PlayerView = {
	position: number
	picture: LinePicture
	/** Brand and model. */
	made: string
	/** Whom it is for, and what of that is printed. */
	playerName: string
	playerNumber: string
	prints: Prints
	size: string
	quantity: number
}

export type Approvable = {
	id: string
	orderId: string
	reference: string
	status: ApprovalStatus
	/** Number of approval requests so far. */
	round: number
	side: Side
	/** Empty outside of a portal. */
	team: string
	/** Empty for an order that names no school. */
	school: string
	/** Someone other than the buyer administers the school. */
	hasAdministrator: boolean
	/** Who was asked last to join and decide; null when nobody was. */
	asked: AskedView | null
	/** Until then the shop, which is reading, leaves the decision to the school. */
	heldBack: Date | null
	/** The reader decides for the shop. */
	isShop: boolean
	poNumber: string
	poDocumentHref: string | null
	totalCents: number
	/** Players whose pieces are on the order. */
	playerCount: number
	pricing: Totals
	/** The buyer's name, or the address without one. */
	buyer: string
	askedAt: Date
	/** When the waiting order releases its stock. */
	waitsUntil: Date | null
	proofs: ProofView[]
	thread: ThreadEntry[]
}

export type ApprovalCard = Approvable & {
	/** The first players of the order. */
	players: PlayerView[]
	/** Number of lines of the order. */
	lines: number
}

export const listStates = ['pending', 'decided'] as const
export type ListState = (typeof listStates)[number]

export type ListView = {
	state: ListState
	/** Null for all. */
	portalId: string | null
	/** From 1. */
	page: number
}

export type ApprovalsPage = {
	view: ListView
	cards: ApprovalCard[]
	/** Limited to the chosen portals. */
	counts: Record<ListState, number>
	pages: number
	/** Options of the filter; empty for users with at most one portal. */
	portals: { id: string; name: string }[]
}

export type ApprovalPage = Approvable & {
	order: OrderView
	/** The players of this page. */
	players: PlayerView[]
	page: number
	pages: number
	/** The valid seal; null while there is none. */
	seal: string | null
	/** Who approved it. */
	sealedBy: string
	sealedAt: Date
	/** Changes since the last decision, with players' names. */
	changed: string[]
	/** From when the shop can decide; null when it can, or the school decides. */
	shopFrom: Date | null
	can: { amend: boolean; amendApproved: boolean; comment: boolean; ask: boolean }
}

export type EditLine = PlayerView & {
	/** Of the design, else of the blank. */
	color: string
	variantId: string
	design: string
	unitCents: number
	sizes: Option[]
	/** Empty when no design is available. */
	designs: Option[]
}

/** What an order would cost with changes that are not saved. */
export type AmendmentPreview = {
	totals: Totals
	/** One unit's price by position, in cents. */
	units: Readonly<Record<number, number>>
}

export type EditPage = {
	id: string
	orderId: string
	reference: string
	/** A buyer resubmits with it; staff voids an approval with it. */
	mode: 'buyer' | 'staff'
	revision: string
	poNumber: string
	pricing: Totals
	lines: EditLine[]
	/** Number of lines of the whole order. */
	total: number
	page: number
	pages: number
	/** What can be added. */
	addables: Pick<Addables, 'items' | 'players'>
	thread: ThreadEntry[]
	/** Changes since the last decision. */
	changed: string[]
}

/** A design that open orders have, on the picture of one of its lines. */
export type OldDesign = { picture: { hash: string } | { src: string }; pieces: number }

/** Open orders of a catalog item whose design is about to change, and what the change would do to them. */
export type RedesignQuestion = {
	/** All such orders, also when they are more than `orders` lists. */
	total: number
	/** More than can be changed at once. */
	isTooMany: boolean
	pieces: number
	/** Those that can be changed, with the sums of their totals. */
	able: { orders: number; pieces: number; beforeCents: number; afterCents: number }
	before: OldDesign[]
	/** The garment as it will be made without a design; null when the item gets one. */
	plainPicture: string | null
	orders: ({
		id: string
		reference: string
		status: OrderStatus
		pieces: number
		beforeCents: number
	} & ({ way: 'change' | 'ask' | 'void'; afterCents: number } | { keeps: string }))[]
	/** To be sent with the answer: differs as soon as one of the facts does. */
	revision: string
}
