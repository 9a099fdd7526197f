// SQL for undelivered messages.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { outboxMessages } from '../tables.ts'
import type { Cursor } from '#kit/cursor.ts'

/** Excludes the content. */
const columns = {
	id: outboxMessages.id,
	channel: outboxMessages.channel,
	recipient: outboxMessages.recipient,
	subject: outboxMessages.subject,
	status: outboxMessages.status,
	attempts: outboxMessages.attempts,
	lastError: outboxMessages.lastError,
	createdAt: outboxMessages.createdAt,
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

export async function lockMessage(db: Connection, id: string) {
	const [row] = await db.select(columns).from(outboxMessages).where(eq(outboxMessages.id, id)).for('update')
	return row
}

/** Sets the message back to waiting. */
export async function letWait(db: Connection, id: string): Promise<void> {
	await db.update(outboxMessages).set({ status: 'waiting', lastError: null }).where(eq(outboxMessages.id, id))
}
