// Rows of people who asked to be forgotten.
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '../tables/accounts.ts'

/** Notes the wish once: a second one does not begin the days anew. */
export async function recordDeletionRequest(db: Connection, id: string, at: Date): Promise<boolean> {
	const noted = await db
		.update(profiles)
		.set({ deletionRequestedAt: at })
		.where(and(eq(profiles.id, id), isNull(profiles.deletionRequestedAt)))
		.returning({ id: profiles.id })
	return noted.length === 1
}

/** False when there was no wish. */
export async function dropDeletionRequest(db: Connection, id: string): Promise<boolean> {
	const dropped = await db
		.update(profiles)
		.set({ deletionRequestedAt: null })
		.where(and(eq(profiles.id, id), isNotNull(profiles.deletionRequestedAt)))
		.returning({ id: profiles.id })
	return dropped.length === 1
}

/** Locks the admins who stay until the transaction ends: of two who leave at once, one has to wait for the other. */
export async function lockStayingAdmins(db: Connection): Promise<string[]> {
	const rows = await db
		.select({ userId: userRoles.userId })
		.from(userRoles)
		.innerJoin(profiles, eq(profiles.id, userRoles.userId))
		.where(and(eq(userRoles.role, 'admin'), isNull(profiles.deletionRequestedAt)))
		.orderBy(asc(userRoles.userId))
		.for('update')
	return rows.map(({ userId }) => userId)
}

/** Who asked at this instant or before, the longest wait first. */
export async function peopleToRemove(db: Connection, askedBefore: Date, limit: number): Promise<string[]> {
	const rows = await db
		.select({ id: profiles.id })
		.from(profiles)
		.where(lte(profiles.deletionRequestedAt, askedBefore))
		.orderBy(asc(profiles.deletionRequestedAt), asc(profiles.id))
		.limit(limit)
	return rows.map(({ id }) => id)
}

/** Locks the person if the wish still stands: they may change their mind at the last moment. */
export async function lockPersonToRemove(db: Connection, id: string, askedBefore: Date): Promise<boolean> {
	const rows = await db
		.select({ id: profiles.id })
		.from(profiles)
		.where(and(eq(profiles.id, id), lte(profiles.deletionRequestedAt, askedBefore)))
		.for('update')
	return rows.length === 1
}
