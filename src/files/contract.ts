// What the shop needs from an object store: whole objects by key. Each adapter is in object-stores/ and passes
// object-stores/contract.test.ts.

import type { Connection } from '#database/client.server.ts'

export type ObjectStore = {
	/** The bucket that holds the objects, as a backup names it; null when they lie in the data folder. */
	bucket: { name: string; endpoint: string | null } | null
	/** Writes the whole object or nothing; replaces an earlier one with this key. */
	put: (key: string, bytes: Uint8Array, facts: { type: string }) => Promise<void>
	/** Undefined when it does not exist. */
	get: (key: string) => Promise<Uint8Array | undefined>
	/** Does nothing when it does not exist. */
	delete: (key: string) => Promise<void>
	/** Every key with this prefix, sorted. */
	list: (prefix: string) => Promise<string[]>
}

export type KeysRange = { after: string | null; limit: number }

/** A folder of the store and the rows that name its objects, for `npm run doctor`. */
export type StoredFolder = {
	/** With a slash at its end. */
	prefix: string
	/** What a row is, for a finding: upload. */
	what: string
	/** Rows with the keys that they name below the prefix, in the order of their ids. */
	keysAfter: (db: Connection, range: KeysRange) => Promise<{ id: string; keys: string[] }[]>
	/** The key that a row names for an object; absent where objects without a row are no fault. */
	rowKeyOf?: (key: string) => string
}

const longestKey = 500
const key = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/
const beginningOfKey = /^(?:[A-Za-z0-9][\w.-]*\/)*(?:[A-Za-z0-9][\w.-]*)?$/

/** The key unchanged. @throws Error for one that could escape the store: a fault of the caller */
export function safeKey(given: string): string {
	if (given.length > longestKey || !key.test(given)) throw new Error('This is no key of a stored file')
	return given
}

/** The key prefix unchanged. @throws Error as `safeKey` does */
export function safePrefix(given: string): string {
	if (given.length > longestKey || !beginningOfKey.test(given))
		throw new Error('No key of a stored file begins like this')
	return given
}
