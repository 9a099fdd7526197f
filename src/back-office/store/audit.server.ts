// The two logs: actions of staff and managers, and events of accounts.
import { and, desc, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { literally } from '#database/like.ts'
import { auditLog, profiles, userRoles } from '#accounts/tables.ts'
import { authAuditLog } from '#auth/tables/index.ts'
import type { Cursor } from '#kit/cursor.ts'

export type LogAsked = {
	/** The actor, or the owner of the account. */
	personId: string | null
	/** An event, or the module name before its dot. */
	event: string | null
	portalId: string | null
	before: Cursor
	limit: number
}

const isOlder = ([at, id]: [AnyColumn, AnyColumn], before: Cursor): SQL | undefined =>
	before ? sql`(${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)` : undefined

const isEvent = (column: AnyColumn, event: string | null): SQL | undefined =>
	event === null ? undefined : sql`(${column} = ${event} or ${column} like ${`${literally(event)}.%`})`

/** Players are mostly minors: a log says "player", never the name. */
const isPlayer = sql<boolean>`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${profiles.id} and ${userRoles.role} = 'player')`
const name = sql<
	string | null
>`case when ${isPlayer} then null else coalesce(nullif(${profiles.fullName}, ''), ${profiles.email}) end`

/** Newest first. */
export const shopEntries = (db: Connection, { personId, event, portalId, before, limit }: LogAsked) =>
	db
		.select({
			...columnsOf(auditLog, 'id', 'at', 'event', 'subject', 'portalId', 'details'),
			personId: auditLog.actorId,
			personName: name,
			isPlayer,
			role: auditLog.actorRole,
		})
		.from(auditLog)
		.leftJoin(profiles, eq(profiles.id, auditLog.actorId))
		.where(
			and(
				isOlder([auditLog.at, auditLog.id], before),
				isEvent(auditLog.event, event),
				personId === null ? undefined : eq(auditLog.actorId, personId),
				portalId === null ? undefined : eq(auditLog.portalId, portalId),
			),
		)
		.orderBy(desc(auditLog.at), desc(auditLog.id))
		.limit(limit)

/** Newest first. */
export const accountEntries = (db: Connection, { personId, event, before, limit }: LogAsked) =>
	db
		.select({
			...columnsOf(authAuditLog, 'id', 'at', 'event', 'ip', 'details'),
			personId: authAuditLog.userId,
			personName: name,
			isPlayer,
		})
		.from(authAuditLog)
		.leftJoin(profiles, eq(profiles.id, authAuditLog.userId))
		.where(
			and(
				isOlder([authAuditLog.at, authAuditLog.id], before),
				isEvent(authAuditLog.event, event),
				personId === null ? undefined : eq(authAuditLog.userId, personId),
			),
		)
		.orderBy(desc(authAuditLog.at), desc(authAuditLog.id))
		.limit(limit)
