// What the pages of team orders are given.
import type { Address } from '#orders/schemas.ts'
import type { PaymentMode } from '#orders/states.ts'
import type { Terms } from '#pricing/schemas.ts'
import type { BulkItem } from './schemas.ts'

export type SizeChoice = { variantId: string; size: string; stock: number }

/** What of a player a design carries. */
export type Printed = { name: boolean; number: boolean }

/** Sizes of one color; what the team designed comes in that design alone. */
export type ColorChoice = {
	id: string
	name: string
	/** Empty where the design has its own colors. */
	hex: string
	/** Hash of the product's picture, or the address of the design's; empty when there is none. */
	picture: string
	sizes: SizeChoice[]
}

export type CatalogItem = {
	id: string
	productId: string
	brand: string
	model: string
	kind: string
	/** What the team wears; null for the product as it is. */
	design: { id: string; version: number; prints: Printed } | null
	isRequired: boolean
	/** "Closes Friday, Dec 4"; empty without a deadline. */
	closes: string
	/** Past its deadline, in a closed portal, or no longer sold. */
	isClosed: boolean
	/** Why it cannot be ordered, where the deadline does not say it. */
	problem: string
	/** One unit before any discount, in cents. */
	unitCents: number
	raisesFunds: boolean
	colors: ColorChoice[]
}

/** A row of the roster as an order needs it. */
export type Player = {
	id: string
	name: string
	/** Text: "0" is not "00". */
	number: string
	size: string
	shortsSize: string
	/** Entries of the catalog that were ordered for this player already. */
	has: string[]
}

export type Draft = { items: BulkItem[]; revision: number }

export type Missing = {
	id: string
	name: string
	number: string
	hasAccount: boolean
	lacks: string[]
	/** Some of it is still open. */
	canOrder: boolean
}
export type Participation = {
	players: number
	/** Players that have ordered every required item. */
	complete: number
	items: { id: string; name: string; ordered: number }[]
	missing: Missing[]
}

/** A row of the roster whose order carries other values than the roster says now. */
export type Otherwise = {
	id: string
	/** "Ordered as 12 · M" */
	words: string
}

export type PortalHead = {
	id: string
	teamName: string
	school: string
	season: string
	sport: string
	isOpen: boolean
}

export type PortalView = {
	portal: PortalHead
	/** Coaches, administrators and staff order for everybody; players for themselves. */
	isManager: boolean
	/** The actor's own row, for players whose account is linked to one. */
	own: Player | null
	rosterSize: number
	catalog: CatalogItem[]
	draft: Draft
	/** Rows of the roster whose name stays off their garments. */
	nameless: string[]
	/** What the sum of the cart depends on besides its lines. */
	terms: Terms
	/** Of everybody for managers, of the own row for players. */
	otherwise: Otherwise[]
	/** For managers. */
	participation: Participation | null
	/** When missing players may be reminded again; null when they may be now. */
	nextReminderAt: Date | null
}

/** Fields of the checkout that an error can lead to besides the rows. */
export type BulkProblem = {
	message: string
	field?: string
	row?: number
	/** What is said of all rows together that have this trouble. */
	group?: string
}

export type BulkCheckoutView = {
	portal: PortalHead
	isManager: boolean
	catalog: CatalogItem[]
	draft: Draft
	/** Rows of the roster whose name stays off their garments. */
	nameless: string[]
	/** What the sum of the cart depends on besides its lines. */
	terms: Terms
	canUsePurchaseOrder: boolean
	addresses: { id: string; address: Address }[]
	email: string
	isSandbox: boolean
	isCancelled: boolean
	/** An order of this cart that nobody has paid yet. */
	pending: { orderId: string; reference: string; totalCents: number; waitsUntil: Date | null } | null
}

export type BulkMode = Extract<PaymentMode, 'player_pays' | 'school_po'>
