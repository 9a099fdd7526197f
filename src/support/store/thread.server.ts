// SQL about one message: what the staff wrote about it.
import { asc, eq, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables.ts'
import { supportEntries, supportMessages } from '../tables.ts'
import { nameOf } from './messages.server.ts'

/** With the name of the person who answered it first, and whether its sender has an account. */
export async function messageById(db: Connection, id: string) {
	const [row] = await db
		.select({
			...columnsOf(supportMessages, 'id', 'name', 'email', 'subject', 'message', 'createdAt', 'answeredAt'),
			userId: supportMessages.userId,
			answeredBy: nameOf,
		})
		.from(supportMessages)
		.leftJoin(profiles, eq(profiles.id, supportMessages.answeredBy))
		.where(eq(supportMessages.id, id))
	return row
}

/** Locks the message, so that two answers are written one after the other. */
export async function lockMessage(db: Connection, id: string) {
	const [row] = await db
		.select(columnsOf(supportMessages, 'id', 'name', 'email', 'subject', 'message', 'answeredAt'))
		.from(supportMessages)
		.where(eq(supportMessages.id, id))
		.for('update')
	return row
}

/** Oldest first. */
export const entriesOf = (db: Connection, messageId: string, limit: number) =>
	db
		.select({
			...columnsOf(supportEntries, 'id', 'kind', 'text', 'mailId', 'createdAt'),
			writtenBy: nameOf,
		})
		.from(supportEntries)
		.leftJoin(profiles, eq(profiles.id, supportEntries.writtenBy))
		.where(eq(supportEntries.messageId, messageId))
		.orderBy(asc(supportEntries.createdAt), asc(supportEntries.id))
		.limit(limit)

export async function countEntries(db: Connection, messageId: string) {
	const [row] = await db
		.select({
			answers: sql<number>`(count(*) filter (where ${supportEntries.kind} = 'answer'))::int`,
			all: sql<number>`count(*)::int`,
		})
		.from(supportEntries)
		.where(eq(supportEntries.messageId, messageId))
	return row ?? { answers: 0, all: 0 }
}

export async function insertEntry(db: Connection, entry: typeof supportEntries.$inferInsert): Promise<void> {
	await db.insert(supportEntries).values(entry)
}

/** @returns false when there is no such message */
export async function deleteMessage(db: Connection, id: string): Promise<boolean> {
	const gone = await db
		.delete(supportMessages)
		.where(eq(supportMessages.id, id))
		.returning({ id: supportMessages.id })
	return gone.length > 0
}
