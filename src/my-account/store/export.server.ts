// Entries about a person, for the data export.
import { desc, eq, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { userRoles } from '#accounts/tables.ts'
import { authAuditLog } from '#auth/tables/index.ts'
import { supportMessages } from '#support/tables.ts'

/** Newest first. */
export const auditEntriesOf = (db: Connection, userId: string, limit: number) =>
	db
		.select(columnsOf(authAuditLog, 'at', 'event', 'ip', 'userAgent'))
		.from(authAuditLog)
		.where(eq(authAuditLog.userId, userId))
		.orderBy(desc(authAuditLog.at), desc(authAuditLog.id))
		.limit(limit)

/** Oldest first. @param email lower-cased */
export const messagesFrom = (db: Connection, email: string, limit: number) =>
	db
		.select({
			sentAt: supportMessages.createdAt,
			...columnsOf(supportMessages, 'name', 'email', 'subject', 'message'),
		})
		.from(supportMessages)
		.where(eq(sql`lower(${supportMessages.email})`, email))
		.orderBy(supportMessages.createdAt, supportMessages.id)
		.limit(limit)

export async function rolesOf(db: Connection, userId: string) {
	const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
	return rows.map(({ role }) => role)
}
