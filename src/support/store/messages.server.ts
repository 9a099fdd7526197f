// SQL about messages and their answers.
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables.ts'
import { supportMessages } from '../tables.ts'
import type { Cursor } from '#kit/cursor.ts'
import { randomUUID } from 'node:crypto'
import type { SupportMessage } from '../schemas.ts'

/** Newest first, with the person who answered. */
export const messagesOf = (
	db: Connection,
	{ isOpen, before, limit }: { isOpen: boolean; before: Cursor; limit: number },
) =>
	db
		.select({
			...columnsOf(supportMessages, 'id', 'name', 'email', 'subject', 'message', 'createdAt', 'answeredAt'),
			answeredBy: sql<string | null>`coalesce(nullif(${profiles.fullName}, ''), ${profiles.email})`,
		})
		.from(supportMessages)
		.leftJoin(profiles, eq(profiles.id, supportMessages.answeredBy))
		.where(
			and(
				isOpen ? isNull(supportMessages.answeredAt) : undefined,
				before
					? sql`(${supportMessages.createdAt}, ${supportMessages.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
					: undefined,
			),
		)
		.orderBy(desc(supportMessages.createdAt), desc(supportMessages.id))
		.limit(limit)

/** False when there is no such message, or it already has this status. @param answered null for not answered */
export async function setAnswered(
	db: Connection,
	id: string,
	answered: { at: Date; by: string | null } | null,
): Promise<boolean> {
	const changed = await db
		.update(supportMessages)
		.set({ answeredAt: answered?.at ?? null, answeredBy: answered?.by ?? null })
		.where(
			and(
				eq(supportMessages.id, id),
				answered ? isNull(supportMessages.answeredAt) : isNotNull(supportMessages.answeredAt),
			),
		)
		.returning({ id: supportMessages.id })
	return changed.length > 0
}

/** @returns the id of the new message. */
export async function insertMessage(
	db: Connection,
	message: SupportMessage,
	createdAt: Date,
): Promise<string> {
	const id = randomUUID()
	await db.insert(supportMessages).values({ id, ...message, createdAt })
	return id
}
