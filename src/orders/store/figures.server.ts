// Counts of recent orders, for metrics.
import { and, gte, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orderStatuses, type OrderStatus } from '../states.ts'
import { orders } from '../tables.ts'

/** Orders placed since this instant, by the status that they have now. One statement, over the index of statuses. */
export const recentOrders = (
	db: Connection,
	since: Date,
): Promise<{ status: OrderStatus; count: number }[]> =>
	db
		.select({ status: orders.status, count: sql<number>`count(*)::int` })
		.from(orders)
		.where(and(inArray(orders.status, [...orderStatuses]), gte(orders.createdAt, since)))
		.groupBy(orders.status)
