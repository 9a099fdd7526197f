// SQL of the outbox.
import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { outboxMessages } from '../tables.ts'
import type { Channel } from '../rules/retries.ts'
import type { Cursor } from '#kit/cursor.ts'

/** Excludes the content. */
const columns = {
	...columnsOf(
		outboxMessages,
		'id',
		'channel',
		'recipient',
		'subject',
		'status',
		'attempts',
		'lastError',
		'createdAt',
	),
	/** Whether its content still exists and can be resent. */
	isKept: sql<boolean>`${outboxMessages.text} <> ''`,
}

/** Newest first. */
export const troublesOf = (db: Connection, { before, limit }: { before: Cursor; limit: number }) =>
	db
		.select(columns)
		.from(outboxMessages)
		.where(
			and(
				inArray(outboxMessages.status, ['failed', 'waiting']),
				before
					? sql`(${outboxMessages.createdAt}, ${outboxMessages.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
					: undefined,
			),
		)
		.orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
		.limit(limit)

/** Undelivered messages by channel and status; a channel without any has no row. */
export const undelivered = (db: Connection) =>
	db
		.select({
			...columnsOf(outboxMessages, 'channel', 'status'),
			count: sql<number>`count(*)::int`,
			oldestAt: sql<Date>`min(${outboxMessages.createdAt})`.mapWith(outboxMessages.createdAt),
		})
		.from(outboxMessages)
		.where(inArray(outboxMessages.status, ['failed', 'waiting']))
		.groupBy(outboxMessages.channel, outboxMessages.status)
		.limit(4)

export const deliveriesOf = (db: Connection, ids: readonly string[]) =>
	db
		.select({
			...columnsOf(outboxMessages, 'id', 'status', 'lastError', 'sentAt'),
			isKept: columns.isKept,
		})
		.from(outboxMessages)
		.where(inArray(outboxMessages.id, [...ids]))

export async function lockMessage(db: Connection, id: string) {
	const [row] = await db.select(columns).from(outboxMessages).where(eq(outboxMessages.id, id)).for('update')
	return row
}

/** Sets the message back to waiting. */
export async function letWait(db: Connection, id: string): Promise<void> {
	await db.update(outboxMessages).set({ status: 'waiting', lastError: null }).where(eq(outboxMessages.id, id))
}

export type NewMessage = typeof outboxMessages.$inferInsert
export type OutboxMessage = typeof outboxMessages.$inferSelect

/** The content of a message. Its links are sign-in keys: it is cleared once the message is sent. */
const emptied = { text: '', html: '', links: [] as string[], stopUrl: null }

export async function insertOutboxMessages(db: Connection, messages: readonly NewMessage[]): Promise<void> {
	await db.insert(outboxMessages).values([...messages])
}

/** Failed, and not cleared yet. */
const isKept = and(eq(outboxMessages.status, 'failed'), ne(outboxMessages.text, ''))

/** Counts one more try; a failed message waits again. Undefined when there is nothing left to send. */
export async function takeWaiting(db: Connection, id: string): Promise<OutboxMessage | undefined> {
	const [row] = await db
		.update(outboxMessages)
		.set({ status: 'waiting', attempts: sql`${outboxMessages.attempts} + 1` })
		.where(and(eq(outboxMessages.id, id), or(eq(outboxMessages.status, 'waiting'), isKept)))
		.returning()
	return row
}

export async function markHandedOver(db: Connection, id: string, now: Date): Promise<void> {
	await db
		.update(outboxMessages)
		.set({ status: 'sent', sentAt: now, lastError: null, ...emptied })
		.where(eq(outboxMessages.id, id))
}

export async function noteFailure(db: Connection, id: string, reason: string): Promise<void> {
	await db.update(outboxMessages).set({ lastError: reason }).where(eq(outboxMessages.id, id))
}

/** Keeps the content for a while: the operator may resend it. */
export async function markFailed(db: Connection, id: string): Promise<void> {
	await db
		.update(outboxMessages)
		.set({ status: 'failed' })
		.where(and(eq(outboxMessages.id, id), eq(outboxMessages.status, 'waiting')))
}

/** Messages waiting since before the instant, oldest first. */
export function waitingSince(
	db: Connection,
	{ channels, before, limit }: { channels: readonly Channel[]; before: Date; limit: number },
): Promise<{ id: string; createdAt: Date }[]> {
	return db
		.select(columnsOf(outboxMessages, 'id', 'createdAt'))
		.from(outboxMessages)
		.where(
			and(
				eq(outboxMessages.status, 'waiting'),
				inArray(outboxMessages.channel, [...channels]),
				lt(outboxMessages.createdAt, before),
			),
		)
		.orderBy(outboxMessages.createdAt)
		.limit(limit)
}

/** Marks messages that waited too long as failed. @returns how many */
export async function failWaitingBefore(db: Connection, before: Date): Promise<number> {
	const rows = await db
		.update(outboxMessages)
		.set({ status: 'failed', lastError: 'waited too long', ...emptied })
		.where(and(eq(outboxMessages.status, 'waiting'), lt(outboxMessages.createdAt, before)))
		.returning({ id: outboxMessages.id })
	return rows.length
}

/** Clears failed messages that were not resent in time. */
export async function emptyFailedBefore(db: Connection, before: Date): Promise<void> {
	await db
		.update(outboxMessages)
		.set(emptied)
		.where(and(isKept, lt(outboxMessages.createdAt, before)))
}

/** Deletes messages that are sent or failed: they contain personal data. */
export async function deleteDoneBefore(db: Connection, before: Date): Promise<void> {
	await db
		.delete(outboxMessages)
		.where(and(ne(outboxMessages.status, 'waiting'), lt(outboxMessages.createdAt, before)))
}

/** Deletes all messages to these addresses, in lower case; what waits is not sent. */
export async function deleteMessagesTo(db: Connection, recipients: readonly string[]): Promise<void> {
	await db.delete(outboxMessages).where(inArray(sql`lower(${outboxMessages.recipient})`, [...recipients]))
}

export async function deleteMessages(db: Connection, ids: readonly string[]): Promise<void> {
	await db.delete(outboxMessages).where(inArray(outboxMessages.id, [...ids]))
}

/** Newest first. */
export const newestMessages = (
	db: Connection,
	{ recipient, limit }: { recipient: string | undefined; limit: number },
) =>
	db
		.select({
			id: outboxMessages.id,
			channel: outboxMessages.channel,
			recipient: outboxMessages.recipient,
			subject: outboxMessages.subject,
			text: outboxMessages.text,
			html: outboxMessages.html,
			links: outboxMessages.links,
			status: outboxMessages.status,
			createdAt: outboxMessages.createdAt,
		})
		.from(outboxMessages)
		.where(
			recipient === undefined
				? undefined
				: eq(sql`ltrim(lower(${outboxMessages.recipient}), '+')`, recipient.toLowerCase()),
		)
		.orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
		.limit(limit)
