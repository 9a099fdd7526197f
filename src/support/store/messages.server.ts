// SQL about messages from visitors.
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables.ts'
import { supportMessages } from '../tables.ts'
import type { Cursor } from '#kit/cursor.ts'
import type { SupportMessage } from '../schemas.ts'

export type MessagesAsked = {
	/** Only messages without an answer. */
	isOpen: boolean
	/** Only messages with the address of this message. */
	alikeId: string | null
	/** Only messages of this account: sent signed in, or with its address. */
	userId: string | null
}

/** A correlated name; null when the account is gone. */
export const nameOf = sql<string | null>`coalesce(nullif(${profiles.fullName}, ''), ${profiles.email})`

const hasAddressOf = (messageId: string): SQL =>
	sql`lower(${supportMessages.email}) = (select lower(alike.email) from ${supportMessages} as alike where alike.id = ${messageId})`

/** The address is one that a sender typed: it may be another person's. */
const isOf = (userId: string): SQL | undefined =>
	or(
		eq(supportMessages.userId, userId),
		sql`lower(${supportMessages.email}) = (select lower(owner.email) from ${profiles} as owner where owner.id = ${userId})`,
	)

/** Newest first, with the person who answered. */
export const messagesOf = (
	db: Connection,
	{ isOpen, alikeId, userId, before, limit }: MessagesAsked & { before: Cursor; limit: number },
) =>
	db
		.select({
			...columnsOf(supportMessages, 'id', 'name', 'email', 'subject', 'message', 'createdAt', 'answeredAt'),
			answeredBy: nameOf,
		})
		.from(supportMessages)
		.leftJoin(profiles, eq(profiles.id, supportMessages.answeredBy))
		.where(
			and(
				isOpen ? isNull(supportMessages.answeredAt) : undefined,
				alikeId === null ? undefined : hasAddressOf(alikeId),
				userId === null ? undefined : isOf(userId),
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

type NewMessage = SupportMessage & { userId: string | null }

/** @returns the id of the new message. */
export async function insertMessage(db: Connection, message: NewMessage, createdAt: Date): Promise<string> {
	const id = randomUUID()
	await db.insert(supportMessages).values({ id, ...message, createdAt })
	return id
}
