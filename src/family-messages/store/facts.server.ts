// What decides about messages: the roster's addresses, open shares, orders that are ready, reminders of the shop.
import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { auditLog, profiles } from '#accounts/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { orderEvents, orderLines, orders, orderShares } from '#orders/tables.ts'
import { onTeam, roster } from '#rosters/tables.ts'
import { familyStops } from '../tables.ts'

const mostRows = 1_000

/** In sheet order; without players who have left. */
export const familiesOf = (db: Connection, teamId: string) =>
	db
		.select({
			...columnsOf(roster, 'id', 'playerName', 'number', 'parentEmail', 'parentPhone', 'language'),
			isConfirmed: sql<boolean>`${roster.confirmedAt} is not null`,
			accountEmail: profiles.email,
		})
		.from(roster)
		.leftJoin(profiles, eq(profiles.id, roster.userId))
		.where(and(eq(roster.teamId, teamId), onTeam))
		.orderBy(asc(roster.position), asc(roster.id))
		.limit(mostRows)
export type FamilyRow = Awaited<ReturnType<typeof familiesOf>>[number]

/** The latest unpaid share of each player in a pending order of the portal. */
export const openSharesOf = (db: Connection, { portalId, now }: { portalId: string; now: Date }) =>
	db
		.selectDistinctOn([orderShares.rosterId], {
			...columnsOf(orderShares, 'id', 'rosterId', 'amountCents'),
			...columnsOf(orders, 'createdAt', 'expiresAt'),
			/** The family placed the order itself, and has its link by mail. */
			isOwn: sql<boolean>`${orders.userId} is null`,
		})
		.from(orderShares)
		.innerJoin(orders, eq(orders.id, orderShares.orderId))
		.where(
			and(
				eq(orders.portalId, portalId),
				eq(orders.status, 'pending'),
				gt(orders.expiresAt, now),
				eq(orderShares.state, 'open'),
				isNotNull(orderShares.rosterId),
			),
		)
		.orderBy(orderShares.rosterId, desc(orders.createdAt))
		.limit(mostRows)

/** The latest team order that has been sent, for each player that it holds something for; @param since arrived after it */
export const readyOrdersOf = (db: Connection, { portalId, since }: { portalId: string; since: Date }) =>
	db
		.selectDistinctOn([orderLines.rosterId], {
			rosterId: orderLines.rosterId,
			orderId: orders.id,
			hasArrived: sql<boolean>`exists (select 1 from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
				and ${orderEvents.kind} = 'deliver' and ${gt(orderEvents.at, since)})`,
		})
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(
			and(
				eq(orders.portalId, portalId),
				inArray(orders.status, ['shipped', 'delivered']),
				// A family's own order goes to its home, unless the team has a delivery address.
				or(isNotNull(orders.userId), eq(orders.isTeamDelivery, true)),
				isNotNull(orderLines.rosterId),
				gt(orderLines.qty, orderLines.refundedQty),
			),
		)
		.orderBy(orderLines.rosterId, desc(orders.createdAt))
		.limit(mostRows)

/** When the accounts of the portal's players were last reminded by mail, of orders or of shares. */
export async function lastReminderAt(
	db: Connection,
	{ portalId, since }: { portalId: string; since: Date },
): Promise<Date | null> {
	const [noted] = await db
		.select({ at: auditLog.at })
		.from(auditLog)
		.where(
			and(
				eq(auditLog.portalId, portalId),
				gt(auditLog.at, since),
				inArray(auditLog.event, ['portal.reminded', 'order.shares_reminded']),
			),
		)
		.orderBy(desc(auditLog.at))
		.limit(1)
	const [warned] = await db
		.select({ at: orderEvents.at })
		.from(orderEvents)
		.innerJoin(orders, eq(orders.id, orderEvents.orderId))
		.where(
			and(eq(orders.portalId, portalId), eq(orderEvents.kind, 'shares_reminder'), gt(orderEvents.at, since)),
		)
		.orderBy(desc(orderEvents.at))
		.limit(1)
	const times = [noted, warned].flatMap((row) => (row ? [row.at] : []))
	return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
}

/** Those of these addresses that want no messages. */
export async function stoppedAmong(db: Connection, hashes: readonly string[]): Promise<ReadonlySet<string>> {
	if (hashes.length === 0) return new Set()
	const rows = await db
		.select({ hash: familyStops.addressHash })
		.from(familyStops)
		.where(inArray(familyStops.addressHash, [...hashes]))
	return new Set(rows.map(({ hash }) => hash))
}

/** @returns whether any was not stopped before */
export async function insertStops(db: Connection, hashes: readonly string[], now: Date): Promise<boolean> {
	const rows = await db
		.insert(familyStops)
		.values(hashes.map((addressHash) => ({ addressHash, stoppedAt: now })))
		.onConflictDoNothing()
		.returning({ hash: familyStops.addressHash })
	return rows.length > 0
}

/** @returns whether any was stopped before */
export async function deleteStops(db: Connection, hashes: readonly string[]): Promise<boolean> {
	const rows = await db
		.delete(familyStops)
		.where(inArray(familyStops.addressHash, [...hashes]))
		.returning({ hash: familyStops.addressHash })
	return rows.length > 0
}
