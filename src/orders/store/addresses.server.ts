// Saved addresses, by person.
import { asc, desc, eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { addresses } from '../tables.ts'

export async function saveAddress(db: Connection, row: typeof addresses.$inferInsert): Promise<void> {
	await db
		.insert(addresses)
		.values(row)
		.onConflictDoUpdate({
			target: [addresses.userId, addresses.addressKey],
			set: { address: row.address, lastUsedAt: row.lastUsedAt },
		})
}

export const addressesOf = (db: Connection, userId: string, limit: number) =>
	db
		.select({ id: addresses.id, address: addresses.address })
		.from(addresses)
		.where(eq(addresses.userId, userId))
		.orderBy(desc(addresses.lastUsedAt), asc(addresses.id))
		.limit(limit)
