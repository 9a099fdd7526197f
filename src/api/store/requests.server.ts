// Writes with an `Idempotency-Key`.
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { apiRequests as requests } from '../tables.ts'

export type RequestId = { keyId: string; idempotencyKey: string }

const isThis = ({ keyId, idempotencyKey }: RequestId) =>
	and(eq(requests.keyId, keyId), eq(requests.idempotencyKey, idempotencyKey))

type Claim = RequestId & {
	fingerprint: string
	now: Date
	/** Requests before these instants are replaced: the first of any, the second one without an answer. */
	expiredBefore: Date
	abandonedBefore: Date
}

/** @returns whether the request is this caller's to do */
export async function claim(db: Connection, asked: Claim): Promise<boolean> {
	const { keyId, idempotencyKey, fingerprint, now, expiredBefore, abandonedBefore } = asked
	const rows = await db
		.insert(requests)
		.values({ keyId, idempotencyKey, fingerprint, startedAt: now })
		.onConflictDoUpdate({
			target: [requests.keyId, requests.idempotencyKey],
			set: { fingerprint, startedAt: now, status: null, answer: null },
			setWhere: sql`${lt(requests.startedAt, expiredBefore)}
				or ${isNull(requests.status)} and ${eq(requests.fingerprint, fingerprint)}
					and ${lt(requests.startedAt, abandonedBefore)}`,
		})
		.returning({ keyId: requests.keyId })
	return rows.length > 0
}

export async function requestById(db: Connection, id: RequestId) {
	const [row] = await db
		.select({ fingerprint: requests.fingerprint, status: requests.status, answer: requests.answer })
		.from(requests)
		.where(isThis(id))
	return row
}

/** Those of this claim: a request that was claimed anew meanwhile is another caller's. */
const isClaimedAt = (id: RequestId, startedAt: Date) =>
	and(isThis(id), eq(requests.startedAt, startedAt), isNull(requests.status))

/** @returns false when another caller has claimed it meanwhile */
export async function saveAnswer(
	db: Connection,
	id: RequestId,
	{ startedAt, ...answer }: { startedAt: Date; status: number; answer: string },
): Promise<boolean> {
	const rows = await db
		.update(requests)
		.set(answer)
		.where(isClaimedAt(id, startedAt))
		.returning({ keyId: requests.keyId })
	return rows.length > 0
}

/** Nothing was done: the client may send it again. */
export async function release(db: Connection, id: RequestId, startedAt: Date): Promise<void> {
	await db.delete(requests).where(isClaimedAt(id, startedAt))
}

export async function deleteBefore(db: Connection, before: Date): Promise<number> {
	const gone = await db
		.delete(requests)
		.where(lt(requests.startedAt, before))
		.returning({ keyId: requests.keyId })
	return gone.length
}
