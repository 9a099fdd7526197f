// What lists of orders show of their lines.
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { designs } from '#database/tables/designs.ts'
import { orderLines } from '#database/tables/orders.ts'

/** The first lines of several orders at once, with how many lines each order has. */
export const firstLinesOf = (db: Connection, ids: readonly string[], most: number) =>
	db
		.select({
			orderId: orderLines.orderId,
			position: orderLines.position,
			designId: orderLines.designId,
			snapshot: orderLines.snapshot,
			lines: sql<number>`(select count(*)::int from order_lines every where every.order_id = order_lines.order_id)`,
		})
		.from(orderLines)
		.where(and(inArray(orderLines.orderId, [...ids]), lt(orderLines.position, most)))
		.orderBy(asc(orderLines.orderId), asc(orderLines.position))

/** One line of an order, as it is drawn. */
export async function lineAt(db: Connection, orderId: string, position: number) {
	const [row] = await db
		.select({
			shareId: orderLines.shareId,
			designId: orderLines.designId,
			designVersion: orderLines.designVersion,
			designOwnerId: designs.userId,
			customization: orderLines.customization,
		})
		.from(orderLines)
		.leftJoin(designs, eq(designs.id, orderLines.designId))
		.where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
	return row
}
