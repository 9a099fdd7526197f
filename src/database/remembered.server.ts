// Per-process cache of catalog reads, invalidated when the catalog's version rises.
import { LRUCache } from 'lru-cache'
import type { Connection } from '#database/client.server.ts'
import { followVersion } from '#database/versions.server.ts'

const mostAnswers = 2_000

function openMemory(db: Connection) {
	const follower = followVersion(db, 'catalog')
	const answers = new LRUCache<string, object>({ max: mostAnswers })
	return async <Answer extends object>(key: string, read: () => Promise<Answer>): Promise<Answer> => {
		const version = await follower.current()
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

/** Returns the cached result, at most one second behind the database, or reads. The key must identify the read. */
export function remembered<Answer extends object>(
	db: Connection,
	key: string,
	read: () => Promise<Answer>,
): Promise<Answer> {
	const memory = memories.get(db) ?? openMemory(db)
	memories.set(db, memory)
	return memory(key, read)
}
