// Orders that families placed by their links.
import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { orderLines, orders, orderShares } from '#orders/tables.ts'

/** The latest order of this player without an account that still waits for its payment. */
export async function waitingOrderOf(
	db: Connection,
	{ portalId, rosterId, now }: { portalId: string; rosterId: string; now: Date },
) {
	const [row] = await db
		.select({
			orderId: orders.id,
			shareId: orderShares.id,
			amountCents: orderShares.amountCents,
			...columnsOf(orders, 'idempotencyKey', 'shipTo', 'isTeamDelivery', 'contactEmail'),
		})
		.from(orderShares)
		.innerJoin(orders, eq(orders.id, orderShares.orderId))
		.where(
			and(
				eq(orders.portalId, portalId),
				eq(orderShares.rosterId, rosterId),
				eq(orderShares.state, 'open'),
				eq(orders.status, 'pending'),
				isNull(orders.userId),
				or(isNull(orders.expiresAt), gt(orders.expiresAt, now)),
			),
		)
		.orderBy(desc(orders.createdAt))
		.limit(1)
	return row
}

/** The only share of an order that a family placed by its link. */
export async function shareOfOrder(db: Connection, orderId: string): Promise<string | undefined> {
	const [row] = await db
		.select({ id: orderShares.id })
		.from(orderShares)
		.where(eq(orderShares.orderId, orderId))
		.limit(1)
	return row?.id
}

/** What an order is of, line by line. */
export const choiceOf = (db: Connection, orderId: string) =>
	db
		.select(columnsOf(orderLines, 'variantId', 'qty', 'customization', 'snapshot'))
		.from(orderLines)
		.where(eq(orderLines.orderId, orderId))
		.orderBy(asc(orderLines.position))
