// View models of the team order pages.
import type { Address } from '#kit/address.ts'
import type { JoinWay } from '#orders/rules/join.ts'
import type { OrderStatus, PaymentMode } from '#orders/states.ts'
import type { AskedTax } from '#pricing/rules/delivery.ts'
import type { PriceList, Terms } from '#pricing/schemas.ts'
import type { PrintedSlot } from '#portals/rules/kit.ts'
import type { Prints } from '#garments/personalization.ts'
import type { LeaveStep } from './rules/leave.ts'
import type { BulkItem } from './schemas.ts'
import type { FamilyShare, ShareRowView, SharesView } from '#orders/views.ts'

export type SizeChoice = {
	variantId: string
	size: string
	stock: number
	/** What it costs more; left out for nothing. */
	extraCents?: number
}

/** Sizes of one color. A team design has a single color choice. */
export type ColorChoice = {
	id: string
	/** In the language of the page. */
	name: string
	/** Where it is another. */
	english?: string
	/** Empty when the design has its own colors. */
	hex: string
	/** Hash of the product's picture, or the address of the design's picture; empty when there is none. */
	picture: string
	sizes: SizeChoice[]
}

export type CatalogItem = {
	id: string
	productId: string
	brand: string
	model: string
	kind: string
	/** The team's design; null for the plain product. */
	design: { id: string; version: number; prints: Prints } | null
	/** The kit that its design is a piece of; empty for a design that stands alone. */
	kit: string
	/** What the design prints of a player and this entry leaves out. */
	omits: readonly PrintedSlot[]
	isRequired: boolean
	/** "Closes Friday, Dec 4"; empty without a deadline. */
	closes: string
	/** Past its deadline, in a closed portal, or no longer sold. */
	isClosed: boolean
	/** Why it cannot be ordered, when the deadline is not the reason. */
	problem: string
	/** One unit without a player's name and number, in a size that costs no more, before any discount, in cents. */
	unitCents: number
	/** What a printed name and a printed number add; 0 where the design prints none. */
	nameCents: number
	numberCents: number
	raisesFunds: boolean
	sport: string
	colors: ColorChoice[]
	/** The design's two colors as ids of the palette; missing for other colors and plain products. */
	teamColors?: { primary: string; secondary: string }
}

/** A roster row, as orders use it. */
export type Player = {
	id: string
	name: string
	/** What is printed of the name. */
	printedName: string
	/** Text: "0" is not "00". */
	number: string
	size: string
	shortsSize: string
	/** Ids of catalog entries already ordered for this player. */
	has: string[]
	/** Those of them that wait for their payment. */
	unpaid?: string[]
}

/** The page of a team's delivery address. */
export type DeliveryView = {
	portal: { id: string; teamName: string; school: string }
	address: Address | null
	/** Orders of families that go to it and have not shipped. */
	waiting: number
}

/** What a family's form says of one item. */
export type TypedItem = { qty: string; color: string; size: string }

/** Where a team's orders are delivered, as far as families see it. */
export type PickUp = { school: string; city: string }

/** The page on which a family orders for its player. */
export type FamilyOrderView = {
	team: { name: string; season: string; isOpen: boolean }
	player: Player
	printsName: boolean
	catalog: CatalogItem[]
	/** An order that waits for its payment, with what it is of. */
	waiting: {
		orderId: string
		payUrl: string
		amountCents: number
		choice: Readonly<Record<string, TypedItem>>
	} | null
	delivery: {
		/** The team gets everything together at its school; null when families have it shipped home. */
		team: PickUp | null
		/** Where the waiting order goes, when it goes to a home: "Lakewood, OH". Empty otherwise. */
		home: string
		/** Masked: the address that gets the receipt when none is typed. Empty when unknown. */
		email: string
	}
	isSandbox: boolean
}

export type Draft = { items: BulkItem[]; revision: number }

export type Missing = {
	id: string
	name: string
	number: string
	hasAccount: boolean
	lacks: string[]
	/** At least one missing item can still be ordered. */
	canOrder: boolean
}
export type Participation = {
	players: number
	/** Players that have ordered every required item. */
	complete: number
	/** Required items: who has ordered it, of all who need it. */
	items: { id: string; name: string; ordered: number; needed: number }[]
	missing: Missing[]
}

/** A share of a pending order that its family has not paid yet. */
export type Unpaid = {
	/** Of the share. */
	id: string
	orderId: string
	name: string
	number: string
	amountCents: number
	/** When the family asked for help with it. */
	helpAskedAt: Date | null
}

/** A roster row whose order has other values than the roster now. */
export type Otherwise = {
	id: string
	/** "Ordered as 12 · M" */
	label: string
}

export type PortalHead = {
	id: string
	teamName: string
	school: string
	season: string
	sport: string
	isOpen: boolean
	/** The team's two colors as ids of the palette and its printed name; null while they are not known. */
	look: { primary: string; secondary: string; name: string } | null
}

/** A user's cart in a portal, with what the portal and the checkout both show. */
export type TeamCart = {
	portal: PortalHead
	/** Coaches, administrators and staff order for all players; players for themselves. */
	isManager: boolean
	catalog: CatalogItem[]
	draft: Draft
	/** Ids of roster rows whose name is not printed. */
	nameless: string[]
	/** Terms that affect the cart total besides its lines. */
	terms: Terms
	/** Sales tax by where the order goes. */
	rates: Pick<PriceList, 'tax' | 'taxBp'>
}

export type PortalView = TeamCart & {
	/** The actor's own row, for players whose account is linked to one. */
	own: Player | null
	rosterSize: number
	/** The team's players, only for managers. */
	roster: Player[]
	/** All differences for managers, only the player's own for players. */
	otherwise: Otherwise[]
	/** Only for managers. */
	participation: Participation | null
	/** When missing players can be reminded again; null when a reminder can go out now. */
	nextReminderAt: Date | null
	/** Empty for players. */
	unpaid: Unpaid[]
}

/** A problem of the checkout, with the row or field it belongs to. */
export type BulkProblem = {
	message: string
	field?: string
	row?: number
	/** One sentence that covers all rows with this problem. */
	group?: string
}

export type BulkCheckoutView = TeamCart & {
	canUsePurchaseOrder: boolean
	/** The school has no administrator but the buyer: they may name one. */
	needsApprover: boolean
	addresses: { id: string; address: Address }[]
	/** Of the address shown first; empty where no tax service is asked. */
	taxes: AskedTax[]
	email: string
	isSandbox: boolean
	isCancelled: boolean
	/** An unpaid order of this cart. */
	pending: { orderId: string; reference: string; totalCents: number; waitsUntil: Date | null } | null
}

export type BulkMode = Extract<PaymentMode, 'player_pays' | 'school_po'>

export type ShareLine = ShareRowView & {
	/** Refunded or being refunded, in cents; of a covered share only the units are known. */
	backCents: number
}

export type SharesPageView = Omit<SharesView, 'shares'> & {
	shares: ShareLine[]
	/** Number of player accounts with an open share, which can be reminded by mail. */
	reachable: number
	/** The portal's time zone. */
	timeZone: string | undefined
}

export type FamilyPageView = FamilyShare &
	Pick<SharesPageView, 'timeZone'> & {
		backCents: number
		/** The coach hands it out at the school; null for an order that goes elsewhere. */
		pickUp: PickUp | null
	}

/** One order of a player who leaves, and what the press does to it. */
export type LeaveOrder = {
	orderId: string
	reference: string
	status: OrderStatus
	does: LeaveStep['does']
	isPurchase: boolean
	/** The player's lines with their units that are not refunded; `isOff`: called off by the press. */
	lines: {
		id: string
		what: string
		/** Empty where it is unknown. */
		color: string
		size: string
		qty: number
		cents: number
		isOff: boolean
	}[]
	/** Refunded to whom it was paid by. */
	backCents: number
	totalCents: number
	/** Of an unpaid order: its total without the player. */
	totalAfterCents: number
	/** Something that is called off had raised money for the team. */
	raisesFunds: boolean
}

export type LeavePage = {
	portal: { id: string; teamName: string; timeZone: string }
	player: { id: string; name: string; number: string }
	/** Null while the player is on the team. */
	leftAt: Date | null
	canComeBack: boolean
	orders: LeaveOrder[]
	/** Sent with the press: it does what this preview says, or nothing. */
	key: string
}

/** An item that others have on an order, for a late player. */
export type JoinItem = {
	/** Id of its first line on the order. */
	id: string
	what: string
	color: string
	/** Hash, or address of a picture with the player's name. */
	picture: string
	/** As the others ordered it, in a size that costs no more; the player's own price is in the quote. */
	unitCents: number
	sizes: SizeChoice[]
	/** The variant in the player's size; empty when it is not made. */
	fits: string
	/** The player has it on this order already. */
	isOrdered: boolean
}

export type JoinOrder = {
	orderId: string
	/** Another family's, of which only designs and address are used. */
	isOfFamily: boolean
	reference: string
	status: OrderStatus
	placedAt: Date
	way: JoinWay
	totalCents: number
	items: JoinItem[]
}

export type JoinPage = {
	portal: { id: string; teamName: string; timeZone: string }
	player: { id: string; name: string; number: string }
	canUsePurchaseOrder: boolean
	/** By their own links. */
	haveFamiliesOrdered: boolean
	orders: JoinOrder[]
}

export type JoinChoice = { itemId: string; variantId: string; quantity: number }
/** Sizes and quantities as they were typed, by field. */
export type JoinTyped = Record<string, string>
export type JoinForm = {
	orderId: string
	/** The way that the page showed. */
	way: string
	/** The same for a second click on a fill-in order. */
	key: string
	payer: string
	poNumber: string
	/** The amount that was shown for confirmation; null at first. */
	seenCents: number | null
	typed: JoinTyped
}

/** What the late player costs, and the running order's new total; null for an order of its own. */
export type JoinQuote = { payCents: number; orderCents: number | null }

/** The answer to a form of the page: problems by field, or the sum to confirm. */
export type JoinAnswer = { form?: JoinForm; errors?: Record<string, string>; quote?: JoinQuote }
