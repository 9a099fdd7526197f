// What a team raised, as pages show it. Amounts in cents.
import type { ChartWeek } from './rules/chart.ts'
import type { EntryKind, PayoutMethod, PayoutRequestState } from './states.ts'

export type FundraisingSums = { raisedCents: number; paidOutCents: number; balanceCents: number }

export type ItemView = {
	id: string
	name: string
	orders: number
	creditedCents: number
	takenBackCents: number
	raisedCents: number
}

export type PostingView = {
	id: string
	kind: EntryKind
	/** Null for payouts and their reversals. */
	order: { id: string; reference: string } | null
	note: string
	at: Date
	/** Model of the first catalog item in the posting, and the number of items. */
	item: string
	items: number
	amountCents: number
	/** True for a payout that was reversed. */
	isReversed: boolean
	/** The payout that a reversal names; null for every other entry. */
	reverses: { reference: string; at: Date } | null
}

export type PayoutRequestView = {
	id: string
	amountCents: number
	method: PayoutMethod
	payee: string
	state: PayoutRequestState | 'reversed'
	/** Why it was declined; empty otherwise. */
	reason: string
	at: Date
}

export type FundraisingView = FundraisingSums & {
	/** The balance less what is asked for already. */
	availableCents: number
	/** Latest first. */
	requests: PayoutRequestView[]
	marginBp: number
	/** 0 without a goal. */
	goalCents: number
	weeks: ChartWeek[]
	items: ItemView[]
	postings: PostingView[]
	postingsTotal: number
	/** From 1. */
	page: number
	pages: number
	canPayOut: boolean
}
