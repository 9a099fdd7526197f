// Rows of second factors and of their challenges.
import { and, eq, gt, inArray, isNull, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { authChallenges, authFactors, authSessionAmr, authSessions } from '../tables/index.ts'
import { methodOfFactor } from '../rules/factors.ts'
import type { FactorRow } from './users.server.ts'

export type ChallengeRow = typeof authChallenges.$inferSelect

/** Locks the factor of this person until the transaction ends. */
export async function lockFactor(db: Connection, userId: string, id: string): Promise<FactorRow | undefined> {
	const [row] = await db
		.select()
		.from(authFactors)
		.where(and(eq(authFactors.id, id), eq(authFactors.userId, userId)))
		.for('update')
	return row
}

export const insertFactor = (db: Connection, factor: typeof authFactors.$inferInsert) =>
	db.insert(authFactors).values(factor)

export const updateFactor = (db: Connection, id: string, change: Partial<typeof authFactors.$inferInsert>) =>
	db.update(authFactors).set(change).where(eq(authFactors.id, id))

/** Also deletes, by cascade, the methods that sessions owe to the factor. */
export const deleteFactor = (db: Connection, userId: string, id: string) =>
	db.delete(authFactors).where(and(eq(authFactors.id, id), eq(authFactors.userId, userId)))

/** Deletes this person's unfinished enrollments. */
export const deleteStaleFactorsOf = (db: Connection, userId: string, before: Date) =>
	db
		.delete(authFactors)
		.where(
			and(
				eq(authFactors.userId, userId),
				eq(authFactors.status, 'unverified'),
				lt(authFactors.createdAt, before),
			),
		)

export const deleteOtherUnverified = (db: Connection, { id, userId, type }: FactorRow) =>
	db
		.delete(authFactors)
		.where(
			and(
				eq(authFactors.userId, userId),
				eq(authFactors.type, type),
				eq(authFactors.status, 'unverified'),
				ne(authFactors.id, id),
			),
		)

export const insertChallenge = (db: Connection, challenge: typeof authChallenges.$inferInsert) =>
	db.insert(authChallenges).values(challenge)

export const deleteExpiredChallenges = (db: Connection, factorId: string, now: Date) =>
	db
		.delete(authChallenges)
		.where(and(eq(authChallenges.factorId, factorId), lt(authChallenges.expiresAt, now)))

/** Identifies a challenge: of this factor, made for this session. */
export type ChallengeKey = { id: string; factorId: string; sessionId: string }

/**
 * Takes one attempt at a challenge that is still open, and locks it until the transaction ends.
 * Undefined when it is unknown, another session's, answered, expired or used up.
 */
export async function takeAttempt(
	db: Connection,
	{ id, factorId, sessionId }: ChallengeKey,
	{ now, most }: { now: Date; most: number },
): Promise<ChallengeRow | undefined> {
	const [row] = await db
		.update(authChallenges)
		.set({ attempts: sql`${authChallenges.attempts} + 1` })
		.where(
			and(
				eq(authChallenges.id, id),
				eq(authChallenges.factorId, factorId),
				eq(authChallenges.sessionId, sessionId),
				isNull(authChallenges.verifiedAt),
				gt(authChallenges.expiresAt, now),
				lt(authChallenges.attempts, most),
			),
		)
		.returning()
	return row
}

/** Closes every open challenge of the factor: an answer to one of them is an answer to all. */
export const closeChallenges = (db: Connection, factorId: string, verifiedAt: Date) =>
	db
		.update(authChallenges)
		.set({ verifiedAt })
		.where(and(eq(authChallenges.factorId, factorId), isNull(authChallenges.verifiedAt)))

/** Ends the person's other sessions without a second step. */
export const deleteOtherFirstLevelSessions = (db: Connection, userId: string, kept: string) =>
	db.delete(authSessions).where(
		and(
			eq(authSessions.userId, userId),
			ne(authSessions.id, kept),
			notInArray(
				authSessions.id,
				db
					.select({ id: authSessionAmr.sessionId })
					.from(authSessionAmr)
					.where(inArray(authSessionAmr.method, Object.values(methodOfFactor))),
			),
		),
	)
