// What a team raised, as pages show it. Amounts in cents.
import type { TeamChoice } from '#pictures/rules/team-choice.ts'
import type { RequestSport } from '#portals/states.ts'
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

/** A product of the team's store; each one sold raises money. */
export type RaisingItem = {
	/** Brand and model. */
	name: string
	/** Hash of the shop's own picture, which shows no design of a person. */
	picture: string
	/** Made in a design of the team, so the picture is shown in its colors. */
	isInTeamColors: boolean
}

/** A team's public page. It holds nothing of a player, of the roster, or of the portal's address. */
export type FundraiserView = {
	slug: string
	team: { name: string; school: string; sport: RequestSport; season: string }
	/** Paragraphs of plain text. */
	story: string
	/** 0 without a goal. */
	goalCents: number
	raisedCents: number
	/** Donations and orders. */
	supporters: number
	/** Names of donors who want to be shown. */
	donors: string[]
	endsOn: string | null
	/** With this one; null without an end, 0 when it is over. */
	daysLeft: number | null
	/** Nothing can be given any more. */
	isOver: boolean
	/** Hashes of garments in the team's colors, the front one first. */
	pictures: string[]
	/** The team's colors and the name on its gear; null while it has none. */
	look: TeamChoice | null
	/** None when the season is closed. */
	items: RaisingItem[]
	/** Part of each item's price that goes to the team. */
	marginBp: number
}

export type DonationView = {
	state: 'paid' | 'waiting' | 'ended' | 'refunded'
	amountCents: number
	fundraiser: FundraiserView
}

/** The page as its team sets it up. */
export type FundraiserSettings = {
	portal: { id: string; teamName: string; season: string }
	/** Null before it is saved for the first time. */
	slug: string | null
	isOn: boolean
	story: string
	/** `2026-12-04`; empty without an end. */
	endsOn: string
	goalCents: number
	/** Latest first. */
	donations: {
		id: string
		/** Empty for an anonymous donor. */
		donorName: string
		hiddenAt: Date | null
		createdAt: Date
		amountCents: number
	}[]
}
