// View models of votes.
import type { SavedCard } from '#designs/rules/my-designs.ts'
import type { IsoDate } from '#kit/time.ts'

export type ChoiceView = {
	position: number
	/** A to F. */
	letter: string
	name: string
	/** Brand and model. */
	made: string
}

export type ResultRow = ChoiceView & {
	count: number
	/** Whole percents; those of all rows add up to 100, or are 0 without votes. */
	percent: number
	isLeading: boolean
}

export type Result = { rows: ResultRow[]; total: number }

/** A design with what it looks like, in sentences; empty when its garment is not drawn any more. */
export type DescribedChoice = ChoiceView & { description: string }

/** What anyone with the link sees. */
export type VoterView = {
	title: string
	closesOn: string
	isOpen: boolean
	choices: DescribedChoice[]
	/** What this device voted for; null before it has. */
	own: ChoiceView | null
	/** Null while it is not shown. */
	result: Result | null
}

export type OwnerRow = ResultRow & {
	version: number
	/** The design in the builder, which offers the version of the vote; null for a product that is no longer sold. */
	builderHref: string | null
	/** The design's version by now. */
	latestVersion: number
}

export type OwnerView = {
	id: string
	title: string
	token: string
	closesOn: string
	closedAt: Date | null
	isOpen: boolean
	showsResult: boolean
	rows: OwnerRow[]
	total: number
	today: IsoDate
}

export type ListedVote = {
	id: string
	title: string
	closesOn: string
	closedAt: Date | null
	isOpen: boolean
	ballots: number
}

export type NewVoteView = {
	/** Latest first, after those that are chosen. */
	cards: SavedCard[]
	/** There are more than the page shows, or some were searched for. */
	isSearchable: boolean
	today: IsoDate
}
