// Order lines of roster rows: one statement for any number of rows.
import { and, desc, eq, gt, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products } from '#catalog/tables.ts'
import { orderLines, orders } from '#orders/tables.ts'

const mostLines = 20_000

/** The most recent line of each garment, from valid orders of this portal; optionally for one row only. */
export const linesForRows = (
	db: Connection,
	{ portalId, rowId }: { portalId: string; rowId?: string | undefined },
) =>
	db
		.selectDistinctOn([orderLines.rosterId, orderLines.productId, orderLines.designId], {
			rowId: orderLines.rosterId,
			orderId: orderLines.orderId,
			status: orders.status,
			designId: orderLines.designId,
			customization: orderLines.customization,
			kind: sql<string | null>`${products.attributes} ->> 'kind'`,
		})
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.leftJoin(products, eq(products.id, orderLines.productId))
		.where(
			and(
				eq(orders.portalId, portalId),
				notInArray(orders.status, ['cancelled', 'refunded']),
				gt(orderLines.qty, orderLines.refundedQty),
				rowId === undefined ? isNotNull(orderLines.rosterId) : eq(orderLines.rosterId, rowId),
			),
		)
		.orderBy(
			orderLines.rosterId,
			orderLines.productId,
			orderLines.designId,
			desc(orders.createdAt),
			desc(orderLines.position),
		)
		.limit(mostLines)
export type LineForRow = Awaited<ReturnType<typeof linesForRows>>[number]
