// SQL about notes of the staff on people.
import { and, desc, eq, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { personNotes, profiles } from '../tables.ts'

/** Newest first, with the name of who wrote it. */
export const notesOf = (db: Connection, userId: string, limit: number) =>
	db
		.select({
			...columnsOf(personNotes, 'id', 'text', 'writtenBy', 'createdAt'),
			author: sql<string | null>`coalesce(nullif(${profiles.fullName}, ''), ${profiles.email})`,
		})
		.from(personNotes)
		.leftJoin(profiles, eq(profiles.id, personNotes.writtenBy))
		.where(eq(personNotes.userId, userId))
		.orderBy(desc(personNotes.createdAt), desc(personNotes.id))
		.limit(limit)

export const countNotes = (db: Connection, userId: string): Promise<number> =>
	db.$count(personNotes, eq(personNotes.userId, userId))

export async function insertNote(db: Connection, row: typeof personNotes.$inferInsert): Promise<void> {
	await db.insert(personNotes).values(row)
}

/** Only a note of this author about this person. False when there is none. */
export async function deleteNote(
	db: Connection,
	{ id, userId, writtenBy }: { id: string; userId: string; writtenBy: string },
): Promise<boolean> {
	const gone = await db
		.delete(personNotes)
		.where(and(eq(personNotes.id, id), eq(personNotes.userId, userId), eq(personNotes.writtenBy, writtenBy)))
		.returning({ id: personNotes.id })
	return gone.length === 1
}
