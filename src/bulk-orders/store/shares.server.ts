// Players with open shares, and split orders that expire soon.
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import type { Language } from '#kit/language.ts'
import { columnsOf } from '#database/columns.ts'
import { profiles } from '#accounts/tables.ts'
import { orderEvents, orderLines, orders, orderShares } from '#orders/tables.ts'
import { teamPortals, teams } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'

const mostAccounts = 1_000

/** Recipients of a mail, in the language of their family. */
export type MailReader = { email: string; language: Language }

/** Players with an account whose share is unpaid; each address once. */
export const readersOfOpenShares = async (db: Connection, orderId: string): Promise<MailReader[]> => {
	const found = await db
		.selectDistinct({ email: profiles.email, language: roster.language })
		.from(orderShares)
		.innerJoin(roster, eq(roster.id, orderShares.rosterId))
		.innerJoin(profiles, eq(profiles.id, roster.userId))
		.where(and(eq(orderShares.orderId, orderId), eq(orderShares.state, 'open'), isNotNull(profiles.email)))
		.orderBy(asc(profiles.email))
		.limit(mostAccounts)
	// An account with two players whose families differ in their language gets one mail.
	const languages = new Map(
		found.flatMap(({ email, language }) => (email === null ? [] : [[email, language] as const])),
	)
	return [...languages].map(([email, language]) => ({ email, language }))
}

/** The share of an order that belongs to this player's account. */
export async function shareOfUser(
	db: Connection,
	{ orderId, userId }: { orderId: string; userId: string },
): Promise<string | undefined> {
	const [row] = await db
		.select({ id: orderShares.id })
		.from(orderShares)
		.innerJoin(roster, eq(roster.id, orderShares.rosterId))
		.where(and(eq(orderShares.orderId, orderId), eq(roster.userId, userId)))
		.orderBy(asc(orderShares.position))
		.limit(1)
	return row?.id
}

/** Time zone of the order's portal; undefined for an order outside of a portal. */
export async function timeZoneOf(db: Connection, orderId: string): Promise<string | undefined> {
	const [row] = await db
		.select({ timeZone: teamPortals.timeZone })
		.from(orders)
		.innerJoin(teamPortals, eq(teamPortals.id, orders.portalId))
		.where(eq(orders.id, orderId))
	return row?.timeZone
}

const mostUnpaid = 1_000

/** Open shares of players in pending orders of the portal: first those of families that ask for help. */
export const unpaidSharesOf = (db: Connection, portalId: string) =>
	db
		.select({
			...columnsOf(orderShares, 'id', 'orderId', 'amountCents', 'helpAskedAt'),
			name: roster.playerName,
			number: roster.number,
		})
		.from(orderShares)
		.innerJoin(orders, eq(orders.id, orderShares.orderId))
		.innerJoin(roster, eq(roster.id, orderShares.rosterId))
		.where(and(eq(orders.portalId, portalId), eq(orders.status, 'pending'), eq(orderShares.state, 'open')))
		.orderBy(sql`${orderShares.helpAskedAt} is null`, asc(roster.position), asc(orderShares.id))
		.limit(mostUnpaid)

/** Where the coach hands out an order that goes to the team's delivery address; undefined for any other. */
export async function pickUpOf(
	db: Connection,
	orderId: string,
): Promise<{ school: string; city: string } | undefined> {
	const [row] = await db
		.select({ school: teams.school, city: sql<string>`${orders.shipTo} ->> 'city'` })
		.from(orders)
		.innerJoin(teamPortals, eq(teamPortals.id, orders.portalId))
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(and(eq(orders.id, orderId), eq(orders.isTeamDelivery, true)))
	return row
}

/** Event kind that records the warning to the buyer. */
export const warned = 'shares_reminder'

const isUnwarned = sql`not exists (
	select 1 from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.kind} = ${warned})`

/** Split orders that expire before `until` without a warning, most urgent first. */
export const endingUnwarned = (
	db: Connection,
	{ now, until, limit }: { now: Date; until: Date; limit: number },
) =>
	db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.isSplit, true),
				eq(orders.status, 'pending'),
				gt(orders.expiresAt, now),
				lte(orders.expiresAt, until),
				isUnwarned,
			),
		)
		.orderBy(asc(orders.expiresAt))
		.limit(limit)

/** The same for one order; the caller holds its lock. */
export async function isStillUnwarned(db: Connection, orderId: string): Promise<boolean> {
	const [row] = await db
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.id, orderId), eq(orders.status, 'pending'), isUnwarned))
	return row !== undefined
}

/** The first non-empty value among the lines of a share. */
const firstOf = (key: 'player_name' | 'number') => {
	const value = sql`${orderLines.customization} ->> ${sql.raw(`'${key}'`)}`
	return sql<string>`(array_agg(${value} order by ${value} = '', ${orderLines.position}))[1]`
}

/** Player and units of each share. Lines have the name as it is printed; the player's own stands in the roster. */
export const facesOfShares = (db: Connection, orderId: string) =>
	db
		.select({
			shareId: sql<string>`${orderLines.shareId}`,
			playerName: sql<string>`coalesce(nullif(max(${roster.playerName}), ''), ${firstOf('player_name')}, '')`,
			playerNumber: firstOf('number'),
			units: sql<number>`sum(${orderLines.qty})::int`,
			unitsBack: sql<number>`sum(${orderLines.refundedQty})::int`,
		})
		.from(orderLines)
		.leftJoin(roster, eq(roster.id, orderLines.rosterId))
		.where(and(eq(orderLines.orderId, orderId), sql`${orderLines.shareId} is not null`))
		.groupBy(orderLines.shareId)
