// Reads that a replica may answer: shared pages, and the suggestions of the search.
import type { Connection } from '#database/client.server.ts'
import type { Replica } from '#database/replica.server.ts'

const suggestions = '/search/suggest'

/** @param isShared the page cache asks, for every visitor */
export const isReplicaRead = (
	{ method, path }: { method: string; path: string },
	isShared: boolean,
): boolean => isShared || (method === 'GET' && path === suggestions)

/** What the replica answers with a failure, it never decides: the primary is asked again. */
export async function fromReplica(
	replica: Replica | null,
	ask: (reader: Connection | undefined) => Promise<Response>,
): Promise<Response> {
	// A failed look at the two databases is a reason to ask the primary, which tells what is wrong with it.
	const reader = await replica?.reader().catch(() => undefined)
	const answer = await ask(reader)
	if (!replica || !reader || answer.status < 500) return answer
	replica.avoid()
	return ask(undefined)
}
