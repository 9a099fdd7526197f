// Rows of sessions and of their methods.
import { and, desc, eq, ne } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { authSessionAmr, authSessions } from '../tables/index.ts'
import type { Method } from '../rules/factors.ts'

export type SessionRow = typeof authSessions.$inferSelect

export const insertSession = (db: Connection, session: typeof authSessions.$inferInsert) =>
	db.insert(authSessions).values(session)

export async function sessionById(db: Connection, id: string): Promise<SessionRow | undefined> {
	const [row] = await db.select().from(authSessions).where(eq(authSessions.id, id))
	return row
}

/** Locks the session until the transaction ends: refreshes of one session run one by one. */
export async function lockSession(db: Connection, id: string): Promise<SessionRow | undefined> {
	const [row] = await db.select().from(authSessions).where(eq(authSessions.id, id)).for('update')
	return row
}

export const updateSession = (
	db: Connection,
	id: string,
	change: Partial<typeof authSessions.$inferInsert>,
) => db.update(authSessions).set(change).where(eq(authSessions.id, id))

export const methodsOf = (db: Connection, sessionId: string): Promise<Method[]> =>
	db
		.select(columnsOf(authSessionAmr, 'method', 'at', 'factorId'))
		.from(authSessionAmr)
		.where(eq(authSessionAmr.sessionId, sessionId))
		.limit(10)

/** Adds or renews a method. */
export const saveMethod = (db: Connection, sessionId: string, { method, at, factorId = null }: Method) =>
	db
		.insert(authSessionAmr)
		.values({ sessionId, method, at, factorId })
		.onConflictDoUpdate({
			target: [authSessionAmr.sessionId, authSessionAmr.method],
			set: { at, factorId },
		})

export const deleteSession = (db: Connection, id: string) =>
	db.delete(authSessions).where(eq(authSessions.id, id))

export const deleteSessionsOf = (db: Connection, userId: string) =>
	db.delete(authSessions).where(eq(authSessions.userId, userId))

export const deleteOtherSessions = (db: Connection, userId: string, kept: string) =>
	db.delete(authSessions).where(and(eq(authSessions.userId, userId), ne(authSessions.id, kept)))

/** The person's sessions, last used first. */
export const sessionsOf = (db: Connection, userId: string): Promise<SessionRow[]> =>
	db
		.select()
		.from(authSessions)
		.where(eq(authSessions.userId, userId))
		.orderBy(desc(authSessions.refreshedAt), authSessions.id)
		.limit(100)
