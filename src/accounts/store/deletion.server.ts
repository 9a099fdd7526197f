// Rows of deletion requests.
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '../tables/accounts.ts'

/** Records the request once: a second one does not restart the grace period. */
export async function recordDeletionRequest(db: Connection, id: string, at: Date): Promise<boolean> {
	const noted = await db
		.update(profiles)
		.set({ deletionRequestedAt: at })
		.where(and(eq(profiles.id, id), isNull(profiles.deletionRequestedAt)))
		.returning({ id: profiles.id })
	return noted.length === 1
}

/** False when there was no request. */
export async function dropDeletionRequest(db: Connection, id: string): Promise<boolean> {
	const dropped = await db
		.update(profiles)
		.set({ deletionRequestedAt: null })
		.where(and(eq(profiles.id, id), isNotNull(profiles.deletionRequestedAt)))
		.returning({ id: profiles.id })
	return dropped.length === 1
}

/** Locks the remaining admins until the transaction ends: two who leave at once have to take turns. */
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

/** People who requested deletion at this instant or before, oldest request first. */
export async function peopleToRemove(db: Connection, askedBefore: Date, limit: number): Promise<string[]> {
	const rows = await db
		.select({ id: profiles.id })
		.from(profiles)
		.where(lte(profiles.deletionRequestedAt, askedBefore))
		.orderBy(asc(profiles.deletionRequestedAt), asc(profiles.id))
		.limit(limit)
	return rows.map(({ id }) => id)
}

/** Locks the person if the request still stands: they can cancel it at the last moment. */
export async function lockPersonToRemove(db: Connection, id: string, askedBefore: Date): Promise<boolean> {
	const rows = await db
		.select({ id: profiles.id })
		.from(profiles)
		.where(and(eq(profiles.id, id), lte(profiles.deletionRequestedAt, askedBefore)))
		.for('update')
	return rows.length === 1
}
