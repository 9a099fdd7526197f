// Entries about a person, for the data export.
import { desc, eq, or, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { userRoles } from '#accounts/tables.ts'
import { authAuditLog } from '#auth/tables/index.ts'
import { supportEntries, supportMessages } from '#support/tables.ts'

/** Newest first. */
export const auditEntriesOf = (db: Connection, userId: string, limit: number) =>
	db
		.select(columnsOf(authAuditLog, 'at', 'event', 'ip', 'userAgent'))
		.from(authAuditLog)
		.where(eq(authAuditLog.userId, userId))
		.orderBy(desc(authAuditLog.at), desc(authAuditLog.id))
		.limit(limit)

type Owner = {
	userId: string
	/** Lower-cased, when the person has confirmed it; else null. */
	provenEmail: string | null
}

/** Written signed in or with the person's address, with the answers; oldest first. */
export const messagesFrom = (db: Connection, { userId, provenEmail }: Owner, limit: number) =>
	db
		.select({
			sentAt: supportMessages.createdAt,
			...columnsOf(supportMessages, 'name', 'email', 'subject', 'message'),
			answers: sql<
				string[]
			>`array(select ${supportEntries.text} from ${supportEntries} where ${supportEntries.messageId} = ${supportMessages.id} and ${supportEntries.kind} = 'answer' order by ${supportEntries.createdAt})`,
		})
		.from(supportMessages)
		.where(
			or(
				eq(supportMessages.userId, userId),
				provenEmail === null ? undefined : eq(sql`lower(${supportMessages.email})`, provenEmail),
			),
		)
		.orderBy(supportMessages.createdAt, supportMessages.id)
		.limit(limit)

export async function rolesOf(db: Connection, userId: string) {
	const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
	return rows.map(({ role }) => role)
}
