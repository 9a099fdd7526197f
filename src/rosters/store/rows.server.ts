// Players of a team with their accounts and links, the previous team, the accounts that can be linked, and
// the order lines of rows.
import {
	and,
	asc,
	count,
	desc,
	eq,
	exists,
	gt,
	inArray,
	isNotNull,
	lt,
	notInArray,
	or,
	sql,
} from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { auditLog, profiles, userRoles } from '#accounts/tables.ts'
import { portalPeople, teams } from '#portals/tables.ts'
import { onTeam, roster, rosterLinks } from '../tables.ts'
import type { RequestSport } from '#portals/states.ts'
import { products } from '#catalog/tables.ts'
import { orderLines, orders } from '#orders/tables.ts'

const mostLines = 20_000

/** The most recent line of each garment, from valid orders of this portal; optionally for one row only. */
export const linesForRows = (
	db: Connection,
	{ portalId, rowId }: { portalId: string; rowId?: string | undefined },
) =>
	db
		.selectDistinctOn([orderLines.rosterId, orderLines.productId, orderLines.designId], {
			rowId: orderLines.rosterId,
			...columnsOf(orderLines, 'orderId', 'designId', 'customization', 'snapshot'),
			status: orders.status,
			kind: sql<string | null>`${products.attributes} ->> 'kind'`,
		})
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.leftJoin(products, eq(products.id, orderLines.productId))
		.where(
			and(
				eq(orders.portalId, portalId),
				notInArray(orders.status, ['cancelled', 'refunded']),
				gt(orderLines.qty, orderLines.refundedQty),
				rowId === undefined ? isNotNull(orderLines.rosterId) : eq(orderLines.rosterId, rowId),
			),
		)
		.orderBy(
			orderLines.rosterId,
			orderLines.productId,
			orderLines.designId,
			desc(orders.createdAt),
			desc(orderLines.position),
		)
		.limit(mostLines)
export type LineForRow = Awaited<ReturnType<typeof linesForRows>>[number]

/** A player as the rules know it. */
export const playerFields = {
	name: roster.playerName,
	...columnsOf(
		roster,
		'number',
		'size',
		'shortsSize',
		'printsName',
		'jerseyName',
		'grade',
		'parentName',
		'parentEmail',
		'parentPhone',
		'language',
	),
}
const playerColumns = { ...columnsOf(roster, 'id', 'userId'), ...playerFields }

/** What the printed names of a team are made of. */
export const namesOfTeam = (db: Connection, teamId: string) =>
	db
		.select({ name: roster.playerName, ...columnsOf(roster, 'id', 'jerseyName') })
		.from(roster)
		.where(and(eq(roster.teamId, teamId), onTeam))
		.orderBy(asc(roster.position), asc(roster.id))

/** In sheet order. */
export const playersOfTeam = (db: Connection, teamId: string) =>
	db
		.select(playerColumns)
		.from(roster)
		.where(and(eq(roster.teamId, teamId), onTeam))
		.orderBy(asc(roster.position), asc(roster.id))

/** The same with confirmation, account and expiry of an open link. */
export const rowsOfTeam = (db: Connection, { teamId, now }: { teamId: string; now: Date }) => {
	const open = db
		.select({
			rosterId: rosterLinks.rosterId,
			expiresAt: sql<Date>`max(${rosterLinks.expiresAt})`
				.mapWith(rosterLinks.expiresAt)
				.as('link_expires_at'),
		})
		.from(rosterLinks)
		.innerJoin(roster, eq(roster.id, rosterLinks.rosterId))
		.where(
			and(
				eq(roster.teamId, teamId),
				sql`${rosterLinks.revokedAt} is null and ${rosterLinks.expiresAt} > ${now.toISOString()}::timestamptz`,
			),
		)
		.groupBy(rosterLinks.rosterId)
		.as('open_links')
	return db
		.select({
			...playerColumns,
			...columnsOf(roster, 'confirmedAt', 'confirmedBy'),
			linkExpiresAt: open.expiresAt,
		})
		.from(roster)
		.leftJoin(open, eq(open.rosterId, roster.id))
		.where(and(eq(roster.teamId, teamId), onTeam))
		.orderBy(asc(roster.position), asc(roster.id))
}

type Season = {
	teamId: string
	organizationId: string
	sport: RequestSport
	name: string
}

/** The organization's latest earlier team in this sport with players; a team of the same name is preferred. */
export async function previousTeam(db: Connection, { teamId, organizationId, sport, name }: Season) {
	const own = db.select({ at: teams.createdAt }).from(teams).where(eq(teams.id, teamId))
	const [row] = await db
		.select({ ...columnsOf(teams, 'id', 'name', 'season'), players: count(roster.id) })
		.from(teams)
		.innerJoin(roster, and(eq(roster.teamId, teams.id), onTeam))
		.where(
			and(
				eq(teams.organizationId, organizationId),
				eq(teams.sport, sport),
				lt(teams.createdAt, sql`(${own})`),
			),
		)
		.groupBy(teams.id)
		.orderBy(desc(sql`${teams.name} = ${name}`), desc(teams.createdAt), asc(teams.id))
		.limit(1)
	return row
}

const mostAccounts = 1_000

/** Accounts of the portal's players, by name. */
export const playerAccounts = (db: Connection, portalId: string) =>
	db
		.select({ userId: profiles.id, name: profiles.fullName, email: profiles.email })
		.from(profiles)
		.where(
			or(
				exists(
					db
						.select({ one: sql`1` })
						.from(portalPeople)
						.where(
							and(
								eq(portalPeople.userId, profiles.id),
								eq(portalPeople.portalId, portalId),
								eq(portalPeople.role, 'player'),
							),
						),
				),
				and(
					eq(profiles.portalId, portalId),
					exists(
						db
							.select({ one: sql`1` })
							.from(userRoles)
							.where(and(eq(userRoles.userId, profiles.id), eq(userRoles.role, 'player'))),
					),
				),
			),
		)
		.orderBy(asc(profiles.fullName), asc(profiles.id))
		.limit(mostAccounts)

export const rosterEvents = [
	'roster.saved',
	'roster.added',
	'roster.started',
	'roster.confirmed',
	'roster.left',
	'roster.back',
] as const

/** Who changed the roster last, and when. */
export async function lastChange(db: Connection, portalId: string) {
	const [row] = await db
		.select({ ...columnsOf(auditLog, 'event', 'at'), name: profiles.fullName })
		.from(auditLog)
		.leftJoin(profiles, eq(profiles.id, auditLog.actorId))
		.where(and(eq(auditLog.portalId, portalId), inArray(auditLog.event, [...rosterEvents])))
		// Two changes at one instant are ordered by their revision.
		.orderBy(desc(auditLog.at), desc(sql`(${auditLog.details} ->> 'revision')::int`))
		.limit(1)
	return row
}

/** Rows with this account, with their teams, newest first; also of players who left. */
export const rowsOfUser = (db: Connection, userId: string, limit: number) =>
	db
		.select({
			team: teams.name,
			season: teams.season,
			...playerFields,
			...columnsOf(roster, 'confirmedAt', 'confirmedBy', 'leftAt'),
		})
		.from(roster)
		.innerJoin(teams, eq(teams.id, roster.teamId))
		.where(eq(roster.userId, userId))
		.orderBy(desc(roster.createdAt), asc(roster.id))
		.limit(limit)
