// Keys of the API.
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { apiKeys as keys } from '../tables.ts'

type NewKey = Pick<
	typeof keys.$inferInsert,
	'id' | 'name' | 'prefix' | 'hash' | 'scopes' | 'createdAt' | 'expiresAt'
>

/** @returns false when there is one with this id */
export async function insertKey(db: Connection, row: NewKey): Promise<boolean> {
	const made = await db.insert(keys).values(row).onConflictDoNothing().returning({ id: keys.id })
	return made.length > 0
}

const shown = columnsOf(
	keys,
	'id',
	'name',
	'prefix',
	'scopes',
	'createdAt',
	'expiresAt',
	'lastUsedAt',
	'revokedAt',
)

/** Newest first. */
export const latestKeys = (db: Connection, limit: number) =>
	db.select(shown).from(keys).orderBy(desc(keys.createdAt), desc(keys.id)).limit(limit)

/** Keys that work now. */
export const countActive = (db: Connection, now: Date): Promise<number> =>
	db.$count(keys, and(isNull(keys.revokedAt), gt(keys.expiresAt, now)))

export async function keyByHash(db: Connection, hash: string) {
	const [row] = await db.select(shown).from(keys).where(eq(keys.hash, hash))
	return row
}
export type KeyRow = NonNullable<Awaited<ReturnType<typeof keyByHash>>>

/** Locks the row until the transaction ends. */
export async function lockKey(db: Connection, id: string) {
	const [row] = await db.select(shown).from(keys).where(eq(keys.id, id)).for('update')
	return row
}

export async function revoke(db: Connection, id: string, now: Date): Promise<void> {
	await db.update(keys).set({ revokedAt: now }).where(eq(keys.id, id))
}

export async function saveUse(db: Connection, id: string, now: Date): Promise<void> {
	await db.update(keys).set({ lastUsedAt: now }).where(eq(keys.id, id))
}
