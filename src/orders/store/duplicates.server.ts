// Orders placed from one cart.
import { and, asc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables.ts'
import { orderEvents, orderLines, orders, orderShares } from '../tables.ts'
import type { OrderMove, OrderStatus } from '../states.ts'

/** Locks the order's buyer until the transaction ends, so that their orders are placed and paid one after the other. */
export async function lockBuyerOf(db: Connection, orderId: string): Promise<void> {
	await db
		.select({ id: profiles.id })
		.from(profiles)
		.innerJoin(orders, eq(orders.userId, profiles.id))
		.where(eq(orders.id, orderId))
		.for('no key update', { of: profiles })
}

/** The transitions that mean a purchase. */
const buying = ['pay', 'revive', 'approve'] as const satisfies OrderMove[]

export type Beside = {
	id: string
	cartId: string
	/** Buyer and portal identify split orders, which have no cart id. */
	userId: string | null
	portalId: string | null
	since: Date
	statuses: readonly OrderStatus[]
}

const ofTheCart = ({ cartId, userId, portalId }: Beside) =>
	userId === null || portalId === null
		? eq(orders.cartId, cartId)
		: or(
				eq(orders.cartId, cartId),
				and(orders.isSplit, eq(orders.portalId, portalId), eq(orders.userId, userId)),
			)

/** Other orders of the cart, locked, that were placed or bought since then. */
export const lockOrdersBeside = (db: Connection, beside: Beside) => {
	const { id, since, statuses } = beside
	return db
		.select()
		.from(orders)
		.where(
			and(
				ofTheCart(beside),
				ne(orders.id, id),
				inArray(orders.status, [...statuses]),
				or(
					gte(orders.createdAt, since),
					sql`exists (select 1 from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
						and ${inArray(orderEvents.kind, [...buying])} and ${gte(orderEvents.at, since)})`,
				),
			),
		)
		.orderBy(asc(orders.id))
		.for('update')
}

/** The split orders among these with at least one settled share. */
export const begunOf = (db: Connection, ids: readonly string[]) =>
	db
		.selectDistinct({ orderId: orderShares.orderId })
		.from(orderShares)
		.where(and(inArray(orderShares.orderId, [...ids]), ne(orderShares.state, 'open')))

/** The fields that decide whether lines of several orders are equal. */
export const lineFactsOf = (db: Connection, ids: readonly string[]) =>
	db
		.select(
			columnsOf(orderLines, 'orderId', 'variantId', 'designId', 'designVersion', 'qty', 'customization'),
		)
		.from(orderLines)
		.where(inArray(orderLines.orderId, [...ids]))
