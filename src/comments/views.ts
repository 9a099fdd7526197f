// View models of comments.
import type { SharedPiece } from '#designs/components/shared-design.tsx'
import type { ViewId } from '#garments/template.ts'
import type { Percents } from './rules/pins.ts'
import type { Place, ViewPlaces } from './rules/places.ts'

export type AnswerView = { id: string; text: string; createdAt: Date }

export type CommentView = {
	id: string
	/** On the pictures. */
	number: number
	version: number
	/** `Front: left chest` */
	place: string
	name: string
	text: string
	createdAt: Date
	isResolved: boolean
	answers: AnswerView[]
}

/** A comment's number on a view. */
export type Pin = Percents &
	Pick<CommentView, 'number' | 'name' | 'place' | 'isResolved'> & { piece: string; view: ViewId }

/** A version with its comments. */
export type CommentedVersion = {
	designId: string
	version: number
	/** Brand and model. */
	made: string
	productId: string
	teamName: string
	pieces: SharedPiece[]
	comments: CommentView[]
	pins: Pin[]
	/** Where a new comment may be pinned. */
	places: ViewPlaces[]
}

/** What the page behind a link shows. */
export type LinkedView = CommentedVersion & {
	proofIsReady: boolean
	allowsComments: boolean
	/** Whether the reader is signed in as the design's owner. */
	isOwner: boolean
}

/** A version in the owner's list. */
export type ListedVersion = { version: number; comments: number; open: number }

export type OwnerView = CommentedVersion & {
	/** The owner's name for the design; null for the product's. */
	name: string | null
	latestVersion: number
	/** Those with comments, and the one that is shown, newest first. */
	versions: ListedVersion[]
	/** Whether any active link of the design takes comments. */
	isAskedFor: boolean
}

/** A comment as the builder lists it. */
export type ListedComment = Omit<CommentView, 'createdAt' | 'answers'> & {
	answers: number
	/** Where its pin belongs. */
	at: Place
}
