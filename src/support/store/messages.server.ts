// SQL that inserts messages.
import { randomUUID } from 'node:crypto'
import type { Connection } from '#database/client.server.ts'
import { supportMessages } from '../tables.ts'
import type { SupportMessage } from '../schemas.ts'

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
