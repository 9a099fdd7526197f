// The roster as orders use it, and what its players have ordered. Every query is limited to the team.
import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { compiled } from '#database/compiled.server.ts'
import { profiles } from '#accounts/tables.ts'
import { orderLines, orders, orderShares } from '#orders/tables.ts'
import { onTeam, roster } from '#rosters/tables.ts'

const mostPlayers = 1_000

const columns = {
	id: roster.id,
	name: roster.playerName,
	...columnsOf(roster, 'number', 'size', 'shortsSize', 'printsName', 'jerseyName', 'userId', 'language'),
}
export type PlayerRow = Awaited<ReturnType<typeof playersOf>>[number]

/** In sheet order. */
export const playersOf = (db: Connection, teamId: string) =>
	db
		.select(columns)
		.from(roster)
		.where(and(eq(roster.teamId, teamId), onTeam))
		.orderBy(asc(roster.position), asc(roster.id))
		.limit(mostPlayers)

/** Ids of rows whose name is not printed. */
export const namelessOf = async (db: Connection, teamId: string): Promise<string[]> =>
	(
		await db
			.select({ id: roster.id })
			.from(roster)
			.where(and(eq(roster.teamId, teamId), eq(roster.printsName, false), onTeam))
			.limit(mostPlayers)
	).map(({ id }) => id)

/** A player's family address for mail; empty while unknown. */
export async function parentEmailOf(
	db: Connection,
	{ teamId, id }: { teamId: string; id: string },
): Promise<string> {
	const [row] = await db
		.select(columnsOf(roster, 'parentEmail'))
		.from(roster)
		.where(and(eq(roster.teamId, teamId), eq(roster.id, id), onTeam))
	return row?.parentEmail ?? ''
}

/** Whether any of these rows is on the team's roster. */
export async function hasPlayers(
	db: Connection,
	{ teamId, ids }: { teamId: string; ids: readonly string[] },
): Promise<boolean> {
	const rows = await db
		.select({ id: roster.id })
		.from(roster)
		.where(and(eq(roster.teamId, teamId), inArray(roster.id, [...ids])))
		.limit(1)
	return rows.length > 0
}

const amongRows = compiled((query) =>
	query
		.select({
			...columnsOf(roster, 'id', 'printsName'),
			hasLeft: sql<boolean>`${roster.leftAt} is not null`,
		})
		.from(roster)
		.where(
			and(
				eq(roster.teamId, sql.placeholder('teamId')),
				sql`${roster.id} = any(${sql.placeholder('ids')}::uuid[])`,
			),
		),
)

/** Those of these rows that are the team's, also of players who have left. */
export const rowsAmong = async (
	db: Connection,
	{ teamId, ids }: { teamId: string; ids: readonly string[] },
) => (ids.length === 0 ? [] : amongRows(db, { teamId, ids }))
export type RowAmong = Awaited<ReturnType<typeof rowsAmong>>[number]

/** Which roster row has ordered what, from valid orders of this portal; optionally for one row only. */
export const orderedByPlayers = (
	db: Connection,
	{ portalId, rosterId }: { portalId: string; rosterId?: string },
) =>
	db
		.selectDistinct({
			...columnsOf(orderLines, 'rosterId', 'productId', 'designId'),
			portalItemId: sql<string | null>`${orderLines.snapshot} ->> 'portalItemId'`,
			isUnpaid: sql<boolean>`${orders.status} = 'pending' and coalesce(${orderShares.state}, 'open') = 'open'`,
		})
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.leftJoin(orderShares, eq(orderShares.id, orderLines.shareId))
		.where(
			and(
				eq(orders.portalId, portalId),
				notInArray(orders.status, ['cancelled', 'refunded']),
				rosterId === undefined ? isNotNull(orderLines.rosterId) : eq(orderLines.rosterId, rosterId),
			),
		)

/** Mail addresses of these accounts. */
export const addressesOfUsers = (db: Connection, userIds: readonly string[]) =>
	db
		.select({ userId: profiles.id, email: profiles.email })
		.from(profiles)
		.where(inArray(profiles.id, [...userIds]))
