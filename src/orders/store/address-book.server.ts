// Saved addresses: of a buyer, and of many people at once.
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { profiles } from '#accounts/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { insertionOf } from '#database/insert-many.server.ts'
import { addresses } from '../tables.ts'

type Books = { userIds: readonly string[]; keys: readonly string[] }

/** Which of these people have which of these addresses. */
export const savedAmong = (db: Connection, { userIds, keys }: Books) =>
	db
		.select({ userId: addresses.userId, key: addresses.addressKey })
		.from(addresses)
		.where(and(inArray(addresses.userId, [...userIds]), inArray(addresses.addressKey, [...keys])))
		.limit(userIds.length * keys.length)

/** Leaves out those that a person has already; returns the others. */
export const insertAddresses = (db: Connection, rows: (typeof addresses.$inferInsert)[]) =>
	db
		.insert(addresses)
		.values(rows)
		.onConflictDoNothing()
		.returning({ id: addresses.id, userId: addresses.userId })

/** Of these addresses, those that no order has used since their account was opened. */
export function deleteUnused(db: Connection, ids: readonly string[]) {
	const opened = db.select({ at: profiles.createdAt }).from(profiles).where(eq(profiles.id, addresses.userId))
	return db
		.delete(addresses)
		.where(and(inArray(addresses.id, [...ids]), lte(addresses.lastUsedAt, sql`(${opened})`)))
		.returning({ id: addresses.id })
}

export async function saveAddress(db: Connection, row: typeof addresses.$inferInsert): Promise<void> {
	await db.execute(
		sql`${insertionOf(addresses, [row])} on conflict (user_id, address_key)
			do update set address = excluded.address, last_used_at = excluded.last_used_at`,
	)
}

export const addressesOf = (db: Connection, userId: string, limit: number) =>
	db
		.select(columnsOf(addresses, 'id', 'address'))
		.from(addresses)
		.where(eq(addresses.userId, userId))
		.orderBy(desc(addresses.lastUsedAt), asc(addresses.id))
		.limit(limit)
