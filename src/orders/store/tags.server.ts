// SQL about the staff's tags of orders.
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orderTags } from '../tables.ts'

export async function tagsOf(db: Connection, orderId: string, limit: number): Promise<string[]> {
	const rows = await db
		.select({ tag: orderTags.tag })
		.from(orderTags)
		.where(eq(orderTags.orderId, orderId))
		.orderBy(asc(orderTags.tag))
		.limit(limit)
	return rows.map(({ tag }) => tag)
}

/** Those on most orders first. */
export const usedTags = (db: Connection, limit: number) =>
	db
		.select({ tag: orderTags.tag, orders: count() })
		.from(orderTags)
		.groupBy(orderTags.tag)
		.orderBy(desc(count()), asc(orderTags.tag))
		.limit(limit)

/** False when the order has it already. */
export async function insertTag(db: Connection, orderId: string, tag: string): Promise<boolean> {
	const made = await db
		.insert(orderTags)
		.values({ orderId, tag })
		.onConflictDoNothing()
		.returning({ tag: orderTags.tag })
	return made.length === 1
}

/** False when the order does not have it. */
export async function deleteTag(db: Connection, orderId: string, tag: string): Promise<boolean> {
	const gone = await db
		.delete(orderTags)
		.where(and(eq(orderTags.orderId, orderId), eq(orderTags.tag, tag)))
		.returning({ tag: orderTags.tag })
	return gone.length === 1
}
