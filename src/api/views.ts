// What the page of the back office shows.
import type { KeyState, Scope } from './states.ts'

export type KeyView = {
	id: string
	name: string
	/** The beginning of the key. */
	prefix: string
	scopes: Scope[]
	state: KeyState
	createdAt: Date
	expiresAt: Date
	lastUsedAt: Date | null
}

/** The answer to a request that was tried on a page of the documentation. */
export type TriedView = {
	status: number
	headers: readonly string[]
	/** JSON, indented; null for a picture. */
	text: string | null
	/** A picture as an address of data; null for JSON. */
	picture: string | null
}
