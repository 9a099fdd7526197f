// The list of a person's designs: what stands on a card, and the address of a page of it.
import { z } from 'zod'
import type { ProofState } from '../states.ts'

export const longestName = 60
export const designsPerPage = 24

/** What the owner calls a design; nothing typed means the product's own name. */
export const DesignName = z
	.string()
	.transform((typed) => typed.replaceAll(/\s+/g, ' ').trim())
	.pipe(z.string().max(longestName, `A name has at most ${longestName} characters.`))
	.transform((name) => (name === '' ? null : name))

/** What a copy is called at first: as long as it fits, so that the two can be told apart. */
export function nameOfCopy(name: string | null): string | null {
	if (name === null) return null
	const told = `${name} (copy)`
	return told.length <= longestName ? told : name
}

type Facts = {
	productId: string
	/** Brand and model. */
	made: string
	teamName: string
	/** Where the picture of its front is. */
	pictureUrl: string
	/** When it was last saved; of a draft, when it was last kept. */
	changedAt: string
	/** False when the shop sells the product no more: then there is no bench to open it on. */
	isSold: boolean
}

export type SavedCard = Facts & {
	kind: 'saved'
	id: string
	name: string | null
	version: number
	locked: boolean
	/** There is work on it that was not saved. */
	hasDraft: boolean
	proofState: ProofState
}
/** A new design that was never saved: one for each product. */
export type DraftCard = Facts & { kind: 'draft' }
export type DesignCard = SavedCard | DraftCard

export type DesignsView = { query: string; page: number }

export type DesignsPage = {
	view: DesignsView
	cards: readonly DesignCard[]
	/** Of all pages together. */
	total: number
}

/** The heading of a card. */
export const titleOf = (card: DesignCard): string =>
	card.kind === 'saved' ? (card.name ?? card.made) : card.made

/** What a card says of how far its design is, in the order of the badges. */
const cardStates = [
	'Draft',
	'Locked',
	'Changes not saved',
	'Proof ready',
	'Proof in the making',
	'Proof failed',
	'No longer sold',
] as const
export type CardState = (typeof cardStates)[number]

const proofLabels: Record<ProofState, CardState | null> = {
	none: null,
	queued: 'Proof in the making',
	making: 'Proof in the making',
	ready: 'Proof ready',
	failed: 'Proof failed',
}

export function statesOf(card: DesignCard): readonly CardState[] {
	const isSaved = card.kind === 'saved'
	const holds: Partial<Record<CardState, boolean>> = {
		Draft: !isSaved,
		Locked: isSaved && card.locked,
		'Changes not saved': isSaved && card.hasDraft,
		'No longer sold': !card.isSold,
	}
	const proof = isSaved ? proofLabels[card.proofState] : null
	return cardStates.filter((state) => holds[state] === true || state === proof)
}

const longestQuery = 80

/** Whatever an address says becomes a view; nonsense the first page of everything. */
export function readDesignsView(query: URLSearchParams): DesignsView {
	const page = Number(query.get('page') ?? 1)
	return {
		query: (query.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestQuery),
		page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
	}
}

export function designsHref({ query, page }: DesignsView, more: Record<string, string> = {}): string {
	const search = new URLSearchParams({
		...(query !== '' && { q: query }),
		...(page > 1 && { page: String(page) }),
		...more,
	}).toString()
	return search === '' ? '/designs' : `/designs?${search}`
}
