// The two logs: actions of staff and managers, and events of accounts.
import { and, desc, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { literally } from '#database/like.ts'
import { auditLog, profiles, userRoles } from '#accounts/tables.ts'
import { authAuditLog } from '#auth/tables/index.ts'
import { products } from '#catalog/tables.ts'
import type { Cursor } from '#kit/cursor.ts'
import { addDays, type IsoDate } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { startOf } from '#orders/store/days.server.ts'
import { shopPeople } from '#policies/policy.ts'
import { teamPortals, teams } from '#portals/tables.ts'

export type LogAsked = {
	/** Id of the record that the entries are about. */
	subject?: string
	/** The actor, or the owner of the account. */
	personId: string | null
	/** An event, or the module name before its dot. */
	event: string | null
	portalId: string | null
	/** Days in this time zone, both included. */
	from: IsoDate | null
	to: IsoDate | null
	timeZone: TimeZone
	before: Cursor
	limit: number
}

const isWithin = (
	at: AnyColumn,
	{ from, to, timeZone }: Pick<LogAsked, 'from' | 'to' | 'timeZone'>,
): SQL | undefined =>
	and(
		from === null ? undefined : sql`${at} >= ${startOf(from, timeZone)}`,
		to === null ? undefined : sql`${at} < ${startOf(addDays(to, 1), timeZone)}`,
	)

const isOlder = ([at, id]: [AnyColumn, AnyColumn], before: Cursor): SQL | undefined =>
	before ? sql`(${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)` : undefined

const isEvent = (column: AnyColumn, event: string | null): SQL | undefined =>
	event === null ? undefined : sql`(${column} = ${event} or ${column} like ${`${literally(event)}.%`})`

/** Players are mostly minors: a log says "player", never the name. Asked by index for each: `exists` reads all roles. */
const isPlayer = sql<boolean>`(select true from ${userRoles} where ${userRoles.userId} = ${profiles.id} and ${userRoles.role} = 'player') is not null`
const name = sql<
	string | null
>`case when ${isPlayer} then null else coalesce(nullif(${profiles.fullName}, ''), ${profiles.email}) end`

/** Newest first. */
export const shopEntries = (
	db: Connection,
	{ personId, event, portalId, subject, from, to, timeZone, before, limit }: LogAsked,
) =>
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
				isWithin(auditLog.at, { from, to, timeZone }),
				isEvent(auditLog.event, event),
				personId === null ? undefined : eq(auditLog.actorId, personId),
				portalId === null ? undefined : eq(auditLog.portalId, portalId),
				subject === undefined ? undefined : eq(auditLog.subject, subject),
			),
		)
		.orderBy(desc(auditLog.at), desc(auditLog.id))
		.limit(limit)

/** Newest first. */
export const accountEntries = (
	db: Connection,
	{ personId, event, from, to, timeZone, before, limit }: LogAsked,
) =>
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
				isWithin(authAuditLog.at, { from, to, timeZone }),
				isEvent(authAuditLog.event, event),
				personId === null ? undefined : eq(authAuditLog.userId, personId),
			),
		)
		.orderBy(desc(authAuditLog.at), desc(authAuditLog.id))
		.limit(limit)

export type SubjectIds = {
	people: readonly string[]
	products: readonly string[]
	portals: readonly string[]
}

/** Names of people who are not players, of products and of portals, by their ids; one statement. */
export async function namesOfSubjects(
	db: Connection,
	{ people, products: productIds, portals }: SubjectIds,
): Promise<Record<string, string>> {
	const answer = await db.execute<{ id: string; name: string }>(sql`
		select profiles.id::text as id, ${name} as name from ${profiles}
			where profiles.id = any(${sql.param([...people])}::uuid[]) and ${name} is not null
		union all
		select products.id::text, products.brand || ' ' || products.model from ${products}
			where products.id = any(${sql.param([...productIds])}::uuid[])
		union all
		select team_portals.id, teams.school || ' ' || teams.name || ', ' || teams.season
			from ${teamPortals} join ${teams} on teams.id = team_portals.team_id
			where team_portals.id = any(${sql.param([...portals])}::text[])`)
	return Object.fromEntries(answer.rows.map((row) => [row.id, row.name]))
}

const mostStaff = 200

/** Everybody who works for the shop, by name. */
export const staffNames = (db: Connection) =>
	db
		.select({ id: profiles.id, name: sql<string>`coalesce(${name}, 'No name given')` })
		.from(profiles)
		.where(
			sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${profiles.id} and ${inArray(userRoles.role, [...shopPeople])})`,
		)
		.orderBy(sql`2`, profiles.id)
		.limit(mostStaff)
