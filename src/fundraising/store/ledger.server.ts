// Entries of the ledger: read by order, added, never changed.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { fundraisingEntries } from '../tables.ts'
import { orderLines } from '#orders/tables.ts'
import { portalPeople, teamPortals } from '#portals/tables.ts'
import { profiles, userRoles } from '#accounts/tables.ts'

/** Limit of recipients: a team has few coaches. */
const most = 30

/** Addresses of the portal's coaches; excludes accounts about to be deleted. */
export async function coachAddresses(db: Connection, portalId: string): Promise<string[]> {
	const rows = await db
		.select({ email: profiles.email })
		.from(portalPeople)
		.innerJoin(profiles, eq(profiles.id, portalPeople.userId))
		.innerJoin(userRoles, and(eq(userRoles.userId, profiles.id), eq(userRoles.role, 'coach')))
		.where(
			and(
				eq(portalPeople.portalId, portalId),
				eq(portalPeople.role, 'coach'),
				isNotNull(profiles.email),
				isNull(profiles.deletionRequestedAt),
			),
		)
		.orderBy(asc(profiles.email))
		.limit(most)
	return rows.flatMap(({ email }) => email ?? [])
}

export type NewEntry = typeof fundraisingEntries.$inferInsert

/** The lines of an order that count for the margin, in their order. */
export const raisingLinesOf = (db: Connection, orderId: string) =>
	db
		.select({
			...columnsOf(orderLines, 'productId', 'unitCents', 'qty'),
			gone: orderLines.refundedQty,
			raisesFunds: sql<boolean>`(${orderLines.snapshot} ->> 'raisesFunds')::boolean`,
			isAgreed: sql<boolean>`coalesce((${orderLines.snapshot} ->> 'isAgreedPrice')::boolean, false)`,
		})
		.from(orderLines)
		.where(eq(orderLines.orderId, orderId))
		.orderBy(asc(orderLines.position))

/** The ledger entries of an order, summed by product. */
export const bookedOf = (db: Connection, orderId: string) =>
	db
		.select({
			productId: fundraisingEntries.productId,
			cents: sql<number>`sum(${fundraisingEntries.amountCents})::int`,
		})
		.from(fundraisingEntries)
		.where(eq(fundraisingEntries.orderId, orderId))
		.groupBy(fundraisingEntries.productId)
		.orderBy(asc(fundraisingEntries.productId))

/** Serializes payouts and reversals. False when the portal does not exist. */
export async function lockLedger(db: Connection, portalId: string): Promise<boolean> {
	const rows = await db
		.select({ id: teamPortals.id })
		.from(teamPortals)
		.where(eq(teamPortals.id, portalId))
		.for('no key update')
	return rows.length > 0
}

export async function addEntries(db: Connection, entries: readonly NewEntry[]): Promise<void> {
	if (entries.length > 0) await db.insert(fundraisingEntries).values([...entries])
}

/** The balance of one portal, in cents. */
export async function balanceOf(db: Connection, portalId: string): Promise<number> {
	const [row] = await db
		.select({ cents: sql<number>`coalesce(sum(${fundraisingEntries.amountCents}), 0)::int` })
		.from(fundraisingEntries)
		.where(eq(fundraisingEntries.portalId, portalId))
	return row?.cents ?? 0
}

/** The payout that was recorded with this id, whatever its portal. */
export async function payoutById(db: Connection, id: string) {
	const [row] = await db
		.select({
			...columnsOf(fundraisingEntries, 'portalId', 'amountCents', 'createdAt'),
			reference: fundraisingEntries.note,
		})
		.from(fundraisingEntries)
		.where(and(eq(fundraisingEntries.id, id), eq(fundraisingEntries.kind, 'payout')))
	return row
}

/** The person, time and reason of a payout's reversal; undefined when it is not reversed. */
export async function reversalOf(db: Connection, payoutId: string) {
	const [row] = await db
		.select({
			...columnsOf(fundraisingEntries, 'createdBy', 'createdAt'),
			reason: fundraisingEntries.note,
		})
		.from(fundraisingEntries)
		.where(eq(fundraisingEntries.reversesId, payoutId))
	return row
}
