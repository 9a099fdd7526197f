// What lists of orders show of their lines.
import { and, asc, inArray, lt, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orderLines } from '#database/tables/orders.ts'

/** The first lines of several orders at once, with how many lines each order has. */
export const firstLinesOf = (db: Connection, ids: readonly string[], most: number) =>
	db
		.select({
			orderId: orderLines.orderId,
			designId: orderLines.designId,
			designVersion: orderLines.designVersion,
			snapshot: orderLines.snapshot,
			lines: sql<number>`(select count(*)::int from order_lines every where every.order_id = ${orderLines.orderId})`,
		})
		.from(orderLines)
		.where(and(inArray(orderLines.orderId, [...ids]), lt(orderLines.position, most)))
		.orderBy(asc(orderLines.orderId), asc(orderLines.position))
