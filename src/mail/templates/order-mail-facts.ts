// What a mail about an order says it about.
import type { Language } from '#kit/language.ts'
import type { Totals } from '#pricing/schemas.ts'
import type { MailPicture } from './content.ts'

export const orderMailKinds = [
	'received',
	'paid',
	'approved',
	'refused',
	'cancelled',
	'refunded',
	'shipped',
	'shipped_part',
	'parcel_added',
	'delivered',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

export type MailedParcel = {
	carrier: string
	/** Empty when staff did not enter it. */
	service: string
	trackingNumber: string
	/** The carrier's tracking page; null when there is none. */
	trackingUrl: string | null
}

export type OrderMailFacts = {
	to: string
	/** The short reference for people. */
	reference: string
	orderId: string
	pricing: Totals
	/** The amount of this mail: the total, or the refunded part. */
	amountCents: number
	paymentMode: 'card' | 'school_po' | 'player_pays'
	/** Paid by the players' families, share by share. */
	isSplit?: boolean
	/** Name of the school that it is for. */
	school?: string
	/** Where a family that ordered by its link, without an account, sees and pays the order. */
	familyPath?: string
	/** Of that family, or of the page on which it was ordered; English when absent. */
	language?: Language
	/** It goes to the team, whose coach hands it out. */
	isTeamDelivery?: boolean
	/** How it is shipped, or the place where it is fetched. */
	delivery?: string
	/** The buyer fetches it: it is ready instead of shipped. */
	isPickUp?: boolean
	/** Set for mails about a shipped parcel. */
	parcel?: MailedParcel
	/** Of the ordered garments, without any player's name or number. */
	pictures: readonly MailPicture[]
	why: string
}

export type OrderMailCopy = { subject: string; headline: string; says: readonly string[]; button: string }
type Copy = (facts: OrderMailFacts) => OrderMailCopy

/** Kinds whose words differ for a purchase order, a split order, and an order that its buyer fetches. */
export const schoolKinds = ['received', 'refunded'] as const
export const splitKinds = ['received', 'paid', 'cancelled', 'refunded'] as const
export const fetchedKinds = ['shipped', 'delivered'] as const

/** The words in one language; `family` is who ordered by its link, where they differ. */
export type OrderMailCopies = {
	all: Record<OrderMailKind, Copy>
	family: Partial<Record<OrderMailKind, Copy>>
	school: Record<(typeof schoolKinds)[number], Copy>
	split: Record<(typeof splitKinds)[number], Copy>
	fetched: Record<(typeof fetchedKinds)[number], Copy>
}
