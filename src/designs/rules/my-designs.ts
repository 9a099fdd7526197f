// The list of a person's designs: the facts of its cards and its page URLs.
import { z } from 'zod'
import type { Language } from '#kit/language.ts'
import type { ProofState } from '../states.ts'

export const longestName = 60
export const designsPerPage = 24

/** The owner's name for a design; an empty name becomes null, the product's own name. */
export const DesignName = z
	.string()
	.transform((typed) => typed.replaceAll(/\s+/g, ' ').trim())
	.pipe(z.string().max(longestName, `A name has at most ${longestName} characters.`))
	.transform((name) => (name === '' ? null : name))

/** The first name of a copy, with the suffix "(copy)" in the person's language if it fits. */
export function nameOfCopy(name: string | null, language: Language = 'en'): string | null {
	if (name === null) return null
	const copied = `${name} (${language === 'en' ? 'copy' : 'copia'})`
	return copied.length <= longestName ? copied : name
}

type Facts = {
	/** What the builder opens: a product, or a kit. */
	productId: string
	isKit: boolean
	/** Brand and model. */
	made: string
	teamName: string
	/** URL of the front picture. */
	pictureUrl: string
	/** ISO instant of the last save, for drafts of the last autosave. */
	changedAt: string
	/** False when the product is no longer sold and the builder cannot open it. */
	isSold: boolean
}

export type SavedCard = Facts & {
	kind: 'saved'
	id: string
	name: string | null
	version: number
	locked: boolean
	/** The design has unsaved work. */
	hasDraft: boolean
	proofState: ProofState
}
/** An unsaved new design; one per product. */
export type DraftCard = Facts & { kind: 'draft' }
export type DesignCard = SavedCard | DraftCard

/** A design of another person that the user may edit with them. */
export type SharedCard = Omit<Facts, 'changedAt'> & {
	id: string
	name: string | null
	/** First name. */
	ownerName: string
	/** ISO instant. */
	joinedAt: string
	locked: boolean
}

export type DesignsView = { query: string; page: number }

export type DesignsPage = {
	view: DesignsView
	cards: readonly DesignCard[]
	/** Total of all pages. */
	total: number
}

/** The heading of a card. */
export const titleOf = (card: DesignCard): string =>
	card.kind === 'saved' ? (card.name ?? card.made) : card.made

/** Designs of others stand below the first of the own ones, and not among the results of a search. */
export const showsShared = ({ query, page }: DesignsView): boolean => query === '' && page === 1

/** States of a card's design, in the order of the badges. */
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

/** Parses the query; invalid values give the first page of all designs. */
export function readDesignsView(query: URLSearchParams): DesignsView {
	const page = Number(query.get('page') ?? 1)
	return {
		query: (query.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestQuery),
		page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
	}
}

/** What the address of this part of the list holds. */
export const designsQuery = ({ query, page }: DesignsView): Record<string, string> => ({
	...(query !== '' && { q: query }),
	...(page > 1 && { page: String(page) }),
})

export function designsHref(view: DesignsView, more: Record<string, string> = {}): string {
	const search = new URLSearchParams({ ...designsQuery(view), ...more }).toString()
	return search === '' ? '/designs' : `/designs?${search}`
}
