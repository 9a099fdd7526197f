// Approvals as pages show them.
import type { Totals } from '#pricing/schemas.ts'
import type { LinePicture, OrderView } from '#orders/views.ts'
import type { ProofState } from '#designs/states.ts'
import type { Side } from './rules/can.ts'
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

/** One design of an order; `href` once its proof can be read. */
export type ProofView = {
	designId: string
	version: number
	/** What it is made on. */
	made: string
	state: ProofState
	href: string | null
}

export type PlayerView = {
	position: number
	picture: LinePicture
	/** What it is: brand and model. */
	made: string
	playerName: string
	playerNumber: string
	size: string
	quantity: number
}

export type Approvable = {
	id: string
	orderId: string
	reference: string
	status: ApprovalStatus
	/** How often it was asked for. */
	round: number
	side: Side
	/** Empty outside of a portal. */
	team: string
	poNumber: string
	poDocumentHref: string | null
	totalCents: number
	pricing: Totals
	/** Who placed it: name, or address without one. */
	buyer: string
	askedAt: Date
	/** When the order gives its stock back, while it waits. */
	waitsUntil: Date | null
	proofs: ProofView[]
	thread: ThreadEntry[]
}

export type ApprovalCard = Approvable & {
	/** The first of them. */
	players: PlayerView[]
	/** All lines of the order. */
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
	/** Of the chosen portals. */
	counts: Record<ListState, number>
	pages: number
	/** To choose from; empty for who has one at most. */
	portals: { id: string; name: string }[]
}

export type ApprovalPage = Approvable & {
	order: OrderView
	/** The players of this page. */
	players: PlayerView[]
	page: number
	pages: number
	/** Of the seal that counts; null while none does. */
	seal: string | null
	/** Who sealed it and when. */
	sealedBy: string
	sealedAt: Date
	/** Since the last decision, with names of players. */
	changed: string[]
	can: { amend: boolean; amendApproved: boolean; comment: boolean }
}
