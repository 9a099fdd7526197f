// The log of changes, and the pages that make them.
import { and, asc, eq, gt, inArray, isNotNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { coDesignChanges, coDesignClients, coDesignMembers, coDesigns } from '../tables.ts'

/** Changes that the log keeps: a page that was away for longer gets the whole document. */
export const keptChanges = 200

export async function insertChange(
	db: Connection,
	change: typeof coDesignChanges.$inferInsert,
): Promise<void> {
	await db.insert(coDesignChanges).values(change)
	await db
		.delete(coDesignChanges)
		.where(
			and(
				eq(coDesignChanges.coDesignId, change.coDesignId),
				lte(coDesignChanges.position, change.position - keptChanges),
			),
		)
}

export const changesAfter = (db: Connection, coDesignId: string, position: number) =>
	db
		.select(columnsOf(coDesignChanges, 'position', 'clientId', 'sequence', 'operations'))
		.from(coDesignChanges)
		.where(and(eq(coDesignChanges.coDesignId, coDesignId), gt(coDesignChanges.position, position)))
		.orderBy(asc(coDesignChanges.position))
		.limit(keptChanges)

type ClientKey = { coDesignId: string; clientId: string }

const isClient = ({ coDesignId, clientId }: ClientKey) =>
	and(eq(coDesignClients.coDesignId, coDesignId), eq(coDesignClients.clientId, clientId))

export async function clientOf(db: Connection, key: ClientKey) {
	const [row] = await db.select().from(coDesignClients).where(isClient(key))
	return row
}

/** Saves what the page did last; columns that are not given stay. */
export async function upsertClient(
	db: Connection,
	{
		coDesignId,
		clientId,
		userId,
		createdAt,
		...part
	}: ClientKey & {
		userId: string
		createdAt: Date
		applied?: number
		step?: number
		seenAt?: Date
	},
): Promise<void> {
	await db
		.insert(coDesignClients)
		.values({ coDesignId, clientId, userId, createdAt, ...part })
		.onConflictDoUpdate({
			target: [coDesignClients.coDesignId, coDesignClients.clientId],
			set: { userId, ...part },
		})
}

/** Notes another sign of a page in the same step. @returns false when it gave none since then, or is in another step */
export async function renewSign(
	db: Connection,
	{ userId, step, seenAt, ...key }: ClientKey & { userId: string; step: number; seenAt: Date },
	since: Date,
): Promise<boolean> {
	const rows = await db
		.update(coDesignClients)
		.set({ seenAt })
		.where(
			and(
				isClient(key),
				eq(coDesignClients.userId, userId),
				eq(coDesignClients.step, step),
				gt(coDesignClients.seenAt, since),
			),
		)
		.returning(columnsOf(coDesignClients, 'clientId'))
	return rows.length > 0
}

export async function endClient(db: Connection, key: ClientKey & { userId: string }): Promise<boolean> {
	const rows = await db
		.update(coDesignClients)
		.set({ seenAt: null })
		.where(and(isClient(key), eq(coDesignClients.userId, key.userId)))
		.returning({ clientId: coDesignClients.clientId })
	return rows.length > 0
}

const mostPages = 100

/** Pages of people who may take part that gave a sign since this instant. */
export const clientsSeenSince = (db: Connection, coDesignId: string, since: Date) =>
	db
		.select(columnsOf(coDesignClients, 'clientId', 'userId', 'step', 'seenAt'))
		.from(coDesignClients)
		.where(
			and(
				eq(coDesignClients.coDesignId, coDesignId),
				gt(coDesignClients.seenAt, since),
				notExists(
					db
						.select({ userId: coDesignMembers.userId })
						.from(coDesignMembers)
						.where(
							and(
								eq(coDesignMembers.coDesignId, coDesignId),
								eq(coDesignMembers.userId, coDesignClients.userId),
								isNotNull(coDesignMembers.removedAt),
							),
						),
				),
			),
		)
		.orderBy(asc(coDesignClients.createdAt), asc(coDesignClients.clientId))
		.limit(mostPages)

export async function bumpPresence(db: Connection, id: string): Promise<void> {
	await db
		.update(coDesigns)
		.set({ presence: sql`${coDesigns.presence} + 1` })
		.where(eq(coDesigns.id, id))
}

/** The numbers by which waiting pages learn of news. */
export const numbersOf = (db: Connection, ids: readonly string[]) =>
	db
		.select(columnsOf(coDesigns, 'id', 'position', 'presence'))
		.from(coDesigns)
		.where(inArray(coDesigns.id, [...ids]))
		.limit(ids.length)

/** Forgets pages that were opened before this instant and gave no sign since then. */
export async function deleteOldClients(db: Connection, before: Date): Promise<void> {
	await db
		.delete(coDesignClients)
		.where(
			and(
				lt(coDesignClients.createdAt, before),
				sql`coalesce(${coDesignClients.seenAt}, ${coDesignClients.createdAt}) < ${before.toISOString()}`,
			),
		)
}
