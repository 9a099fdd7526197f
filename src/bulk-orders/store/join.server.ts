// Orders that a late player can be added to.
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { orderLines, orders, type OrderLineRow, type OrderRow } from '#orders/tables.ts'

const mostOrders = 20

/** Orders of the portal that have not ended and are no fill-ins themselves. */
const ofPortal = (portalId: string) =>
	and(
		eq(orders.portalId, portalId),
		notInArray(orders.status, ['cancelled', 'refunded']),
		isNull(orders.fillInOf),
	)

/**
 * The orders of the portal's managers, latest first; without any the latest of a family that goes to the team: its
 * designs and address are those of a fill-in order.
 */
export async function runningOrders(db: Connection, portalId: string): Promise<OrderRow[]> {
	const byManagers = await db
		.select()
		.from(orders)
		.where(and(ofPortal(portalId), isNotNull(orders.userId)))
		.orderBy(desc(orders.createdAt), asc(orders.id))
		.limit(mostOrders)
	if (byManagers.length > 0) return byManagers
	return db
		.select()
		.from(orders)
		.where(and(ofPortal(portalId), isNull(orders.userId), eq(orders.isTeamDelivery, true)))
		.orderBy(desc(orders.createdAt), asc(orders.id))
		.limit(1)
}

const mostLines = 2_000

/** What families have ordered by their own links for the team's address, latest order first. */
export const familyLines = async (db: Connection, portalId: string): Promise<OrderLineRow[]> =>
	db
		.select(getTableColumns(orderLines))
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(and(ofPortal(portalId), isNull(orders.userId), eq(orders.isTeamDelivery, true)))
		.orderBy(desc(orders.createdAt), asc(orders.id), asc(orderLines.position))
		.limit(mostLines)

/** Whether families have ordered by their own links. */
export async function haveFamiliesOrdered(db: Connection, portalId: string): Promise<boolean> {
	const [found] = await db
		.select({ id: orders.id })
		.from(orders)
		.where(and(ofPortal(portalId), isNull(orders.userId)))
		.limit(1)
	return found !== undefined
}

/** All sizes and colors of these products, with the kind of garment. */
export const sizesOfProducts = (db: Connection, productIds: readonly string[]) =>
	db
		.select({
			...columnsOf(variants, 'id', 'productId', 'size', 'color', 'colorway', 'stock'),
			attributes: products.attributes,
		})
		.from(variants)
		.innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'active')))
		.where(and(inArray(variants.productId, [...productIds]), eq(variants.retired, false)))
		.orderBy(asc(variants.productId), asc(variants.sizeRank))
