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
