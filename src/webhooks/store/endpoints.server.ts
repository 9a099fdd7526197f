// Endpoints that receive events.
import { asc, eq, inArray, isNotNull, lte, and } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { webhookEndpoints as endpoints } from '../tables.ts'

type NewEndpoint = Pick<
	typeof endpoints.$inferInsert,
	'id' | 'url' | 'description' | 'events' | 'state' | 'secretSealed' | 'createdAt' | 'updatedAt'
>

/** @returns false when there is one with this id */
export async function insertEndpoint(db: Connection, row: NewEndpoint): Promise<boolean> {
	const made = await db.insert(endpoints).values(row).onConflictDoNothing().returning({ id: endpoints.id })
	return made.length > 0
}

export const countEndpoints = (db: Connection): Promise<number> => db.$count(endpoints)

const shown = columnsOf(
	endpoints,
	'id',
	'url',
	'description',
	'events',
	'state',
	'pausedBecause',
	'secretVersion',
	'formerUntil',
	'failures',
	'failingSince',
	'createdAt',
)

export const allEndpoints = (db: Connection, limit: number) =>
	db.select(shown).from(endpoints).orderBy(asc(endpoints.createdAt), asc(endpoints.id)).limit(limit)

export async function endpointById(db: Connection, id: string) {
	const [row] = await db.select(shown).from(endpoints).where(eq(endpoints.id, id))
	return row
}

/** Locks the row until the transaction ends. */
export async function lockEndpoint(db: Connection, id: string) {
	const [row] = await db
		.select({ ...shown, ...columnsOf(endpoints, 'secretSealed') })
		.from(endpoints)
		.where(eq(endpoints.id, id))
		.for('update')
	return row
}

/** What sending needs. */
export const endpointsToSend = (db: Connection, ids: readonly string[]) =>
	db
		.select(columnsOf(endpoints, 'id', 'url', 'secretSealed', 'formerSealed', 'formerUntil'))
		.from(endpoints)
		.where(inArray(endpoints.id, [...ids]))
export type SendingEndpoint = Awaited<ReturnType<typeof endpointsToSend>>[number]

type Change = Partial<Omit<typeof endpoints.$inferInsert, 'id' | 'createdAt'>>
export async function updateEndpoint(db: Connection, id: string, change: Change): Promise<void> {
	await db.update(endpoints).set(change).where(eq(endpoints.id, id))
}

export async function deleteEndpoint(db: Connection, id: string): Promise<void> {
	await db.delete(endpoints).where(eq(endpoints.id, id))
}

/** Former secrets that sign no more. */
export async function dropFormerSecrets(db: Connection, now: Date): Promise<void> {
	await db
		.update(endpoints)
		.set({ formerSealed: null, formerUntil: null })
		.where(and(isNotNull(endpoints.formerUntil), lte(endpoints.formerUntil, now)))
}

/** All sealed secrets, locked. */
export const lockSealed = (db: Connection, limit: number) =>
	db
		.select(columnsOf(endpoints, 'id', 'secretSealed', 'formerSealed'))
		.from(endpoints)
		.orderBy(asc(endpoints.id))
		.limit(limit)
		.for('update')
