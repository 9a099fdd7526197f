// Deletes expired rows, a bounded number at a time.
import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import {
	authAuditLog,
	authChallenges,
	authFactors,
	authFlowStates,
	authOneTimeTokens,
	authPasswordQueues,
	authSeenTokens,
	authSessions,
	authUsers,
} from '../tables/index.ts'

/** Each function deletes at most this many rows and returns the count. */
const batch = 1_000

export async function deleteTokensBefore(db: Connection, instant: Date): Promise<number> {
	const { id, expiresAt } = authOneTimeTokens
	const due = db.select({ id }).from(authOneTimeTokens).where(lte(expiresAt, instant)).limit(batch)
	return (await db.delete(authOneTimeTokens).where(inArray(id, due)).returning({ id })).length
}

export async function deleteFlowStatesBefore(db: Connection, instant: Date): Promise<number> {
	const { id, expiresAt } = authFlowStates
	const due = db.select({ id }).from(authFlowStates).where(lte(expiresAt, instant)).limit(batch)
	return (await db.delete(authFlowStates).where(inArray(id, due)).returning({ id })).length
}

export async function deleteChallengesBefore(db: Connection, instant: Date): Promise<number> {
	const { id, expiresAt } = authChallenges
	const due = db.select({ id }).from(authChallenges).where(lte(expiresAt, instant)).limit(batch)
	return (await db.delete(authChallenges).where(inArray(id, due)).returning({ id })).length
}

export async function deleteSeenBefore(db: Connection, instant: Date): Promise<number> {
	const { hash, expiresAt } = authSeenTokens
	const due = db.select({ hash }).from(authSeenTokens).where(lte(expiresAt, instant)).limit(batch)
	return (await db.delete(authSeenTokens).where(inArray(hash, due)).returning({ hash })).length
}

export async function deletePasswordQueuesBefore(db: Connection, instant: Date): Promise<number> {
	const { key, expiresAt } = authPasswordQueues
	const due = db.select({ key }).from(authPasswordQueues).where(lte(expiresAt, instant)).limit(batch)
	return (await db.delete(authPasswordQueues).where(inArray(key, due)).returning({ key })).length
}

/** Sessions begun or last used before these instants. */
export async function deleteSessionsBefore(
	db: Connection,
	{ begunBefore, usedBefore }: { begunBefore: Date; usedBefore: Date },
): Promise<number> {
	const { id, createdAt, refreshedAt } = authSessions
	const isOver = or(lt(createdAt, begunBefore), lt(refreshedAt, usedBefore))
	const due = db.select({ id }).from(authSessions).where(isOver).limit(batch)
	return (await db.delete(authSessions).where(inArray(id, due)).returning({ id })).length
}

export async function deleteUnverifiedBefore(db: Connection, instant: Date): Promise<number> {
	const { id, status, createdAt } = authFactors
	const isDue = and(eq(status, 'unverified'), lt(createdAt, instant))
	const due = db.select({ id }).from(authFactors).where(isDue).limit(batch)
	return (await db.delete(authFactors).where(inArray(id, due)).returning({ id })).length
}

export async function deleteAuditBefore(db: Connection, instant: Date): Promise<number> {
	const { id, at } = authAuditLog
	const due = db.select({ id }).from(authAuditLog).where(lt(at, instant)).limit(batch)
	return (await db.delete(authAuditLog).where(inArray(id, due)).returning({ id })).length
}

/** Locks some of the anonymous users created before this instant, until the transaction ends. */
export const lockAnonymousBefore = (db: Connection, instant: Date, most: number): Promise<{ id: string }[]> =>
	db
		.select({ id: authUsers.id })
		.from(authUsers)
		.where(and(sql`${authUsers.isAnonymous}`, lt(authUsers.createdAt, instant)))
		.orderBy(authUsers.createdAt)
		.limit(most)
		.for('update', { skipLocked: true })
