// Uses of promotions: the orders that were placed with them. A canceled order gives its use back.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orders } from '../tables.ts'

const isUse = ne(orders.status, 'cancelled')

type Counting = {
	ids: readonly string[]
	userId: string | null
	/** Its unpaid order will be replaced by the next one, so it does not count. */
	cartId: string | null
}

export const usesOf = (db: Connection, { ids, userId, cartId }: Counting) =>
	db
		.select({
			id: sql<string>`${orders.promotionId}`,
			all: sql<number>`count(*)::int`,
			own: sql<number>`(count(*) filter (where ${orders.userId} = ${userId}::uuid))::int`,
		})
		.from(orders)
		.where(
			and(
				inArray(orders.promotionId, [...ids]),
				isUse,
				cartId === null
					? undefined
					: sql`(${orders.cartId} = ${cartId}::uuid and ${orders.status} = 'pending') is not true`,
			),
		)
		.groupBy(orders.promotionId)

/** What each promotion took off so far: its adjustments, and the shipping that it made free. */
export const savingsOf = (db: Connection, ids: readonly string[]) =>
	db
		.select({
			id: sql<string>`${orders.promotionId}`,
			orders: sql<number>`count(*)::int`,
			savedCents: sql<number>`coalesce(sum(case
				when ${orders.terms} -> 'promotion' ? 'isFreeShipping' then (${orders.terms} ->> 'shippingCents')::int
				else (select -coalesce(sum((step ->> 'amountCents')::int), 0)
					from jsonb_array_elements(${orders.pricing} -> 'adjustments') as step
					where step ->> 'kind' = 'promotion') end), 0)`.mapWith(Number),
		})
		.from(orders)
		.where(and(inArray(orders.promotionId, [...ids]), isUse))
		.groupBy(orders.promotionId)

/** Latest first. */
export const ordersWith = (db: Connection, promotionId: string, limit: number) =>
	db
		.select({
			id: orders.id,
			createdAt: orders.createdAt,
			totalCents: orders.totalCents,
			status: orders.status,
		})
		.from(orders)
		.where(and(eq(orders.promotionId, promotionId), isUse))
		.orderBy(sql`${orders.createdAt} desc`, orders.id)
		.limit(limit)
