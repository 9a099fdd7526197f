// Which open orders have sizes of products.
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { underWayStatuses, waitingStatuses } from '../states.ts'
import { orderLines, orders } from '../tables.ts'

/** Most rows that are counted. */
const mostUses = 5_000

export const openOrdersWith = (db: Connection, variantIds: readonly string[]) =>
	db
		.selectDistinct({ variantId: orderLines.variantId, id: orders.id })
		.from(orderLines)
		.innerJoin(
			orders,
			and(
				eq(orders.id, orderLines.orderId),
				inArray(orders.status, [...waitingStatuses, ...underWayStatuses]),
			),
		)
		.where(inArray(orderLines.variantId, [...variantIds]))
		.orderBy(orders.id, orderLines.variantId)
		.limit(mostUses)
