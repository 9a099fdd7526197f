// Rows of people.
import { eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '../tables/accounts.ts'

export type ProfileRow = typeof profiles.$inferSelect

export async function profileById(db: Connection, id: string): Promise<ProfileRow | undefined> {
	const [row] = await db.select().from(profiles).where(eq(profiles.id, id))
	return row
}

/** Locks the person until the transaction ends. */
export async function lockProfile(db: Connection, id: string): Promise<ProfileRow | undefined> {
	const [row] = await db.select().from(profiles).where(eq(profiles.id, id)).for('update')
	return row
}

export async function insertProfile(db: Connection, profile: typeof profiles.$inferInsert): Promise<void> {
	await db.insert(profiles).values(profile)
}

export async function updateProfile(
	db: Connection,
	id: string,
	change: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
	await db.update(profiles).set(change).where(eq(profiles.id, id))
}

export async function deleteProfile(db: Connection, id: string): Promise<void> {
	await db.delete(profiles).where(eq(profiles.id, id))
}
