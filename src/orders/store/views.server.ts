// Data that order lists and pages show beside the order itself.
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { designs } from '#designs/tables.ts'
import { orderLines } from '../tables.ts'

/** The first lines of several orders at once, with how many lines each order has. */
export function firstLinesOf(db: Connection, ids: readonly string[], most: number) {
	// By rank, not by position: lines may have been removed.
	const ranked = db
		.select({
			orderId: orderLines.orderId,
			position: orderLines.position,
			designId: orderLines.designId,
			snapshot: orderLines.snapshot,
			customization: orderLines.customization,
			qty: orderLines.qty,
			place:
				sql<number>`row_number() over (partition by ${orderLines.orderId} order by ${orderLines.position})`.as(
					'place',
				),
			lines: sql<number>`count(*) over (partition by ${orderLines.orderId})`.mapWith(Number).as('lines'),
		})
		.from(orderLines)
		.where(inArray(orderLines.orderId, [...ids]))
		.as('ranked')
	return db
		.select()
		.from(ranked)
		.where(lte(ranked.place, most))
		.orderBy(asc(ranked.orderId), asc(ranked.position))
}

/** One line of an order, for its picture. */
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
