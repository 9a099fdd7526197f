// Per-process cache of what many requests read, invalidated when the catalog's version rises.
import { LRUCache } from 'lru-cache'
import type { Connection } from './client.server.ts'
import { asAway, isAway } from './failures.server.ts'
import { followVersion } from './versions.server.ts'

const mostAnswers = 2_000

/** Requests that wait for one query share its failure: each of them notes it. */
const noted = (failure: unknown): never => {
	throw failure instanceof Error && isAway(failure) ? asAway(failure) : failure
}

function openMemory(db: Connection) {
	const follower = followVersion(db, 'catalog')
	const answers = new LRUCache<string, object>({ max: mostAnswers })
	return async <Answer extends object>(key: string, read: () => Promise<Answer>): Promise<Answer> => {
		const version = await follower.current().catch(noted)
		const versioned = `${version} ${key}`
		const known = answers.get(versioned)
		// Cast: a key names one read, so its cached value has that read's type.
		if (known) return known as Answer
		const answer = await read()
		answers.set(versioned, answer)
		return answer
	}
}

const memories = new WeakMap<Connection, ReturnType<typeof openMemory>>()

/**
 * Returns the cached result, or reads: at once after a change of this process, at most one second behind others. The key
 * must identify the read.
 */
export function remembered<Answer extends object>(
	db: Connection,
	key: string,
	read: () => Promise<Answer>,
): Promise<Answer> {
	const memory = memories.get(db) ?? openMemory(db)
	memories.set(db, memory)
	return memory(key, read)
}
