// Queries for erasing and exporting a person's orders.
import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { designs } from '#designs/tables.ts'
import { addresses, orderEvents, orderLines, orders } from '../tables.ts'
import type { Address } from '#kit/address.ts'
import type { OrderStatus } from '../states.ts'

/** All orders of a person with these statuses, locked. */
export const lockOrdersOf = (db: Connection, userId: string, statuses: readonly OrderStatus[]) =>
	db
		.select()
		.from(orders)
		.where(and(eq(orders.userId, userId), inArray(orders.status, [...statuses])))
		.orderBy(asc(orders.id))
		.for('update')

const mostIds = 100

/** A person's orders with these statuses, newest first. */
export async function orderIdsOf(
	db: Connection,
	userId: string,
	statuses: readonly OrderStatus[],
): Promise<string[]> {
	const found = await db
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.userId, userId), inArray(orders.status, [...statuses])))
		.orderBy(desc(orders.createdAt), asc(orders.id))
		.limit(mostIds)
	return found.map(({ id }) => id)
}

/**
 * Removes the person's name, street, phone, mail, players and free text from their orders, and the text of staff notes.
 * Status, sums, and the place of taxation stay as the fiscal record, as do author and time of the notes.
 */
export async function anonymizeOrders(db: Connection, userId: string): Promise<void> {
	const own = sql`(select ${orders.id} from ${orders} where ${orders.userId} = ${userId})`
	await db.execute(sql`
		update ${orderLines} set customization = customization || '{"player_name": ""}'::jsonb where order_id in ${own}`)
	await db.execute(sql`
		update ${orderEvents} set actor_id = nullif(actor_id, ${userId}), why = ''
		where order_id in ${own} and (actor_id = ${userId} or kind = 'note')`)
	await db.execute(sql`
		update ${orders} set
			ship_to = ship_to || '{"name": "", "line1": "", "line2": "", "phone": ""}'::jsonb,
			contact_email = '', cart_id = null
		where user_id = ${userId}`)
}

type Given = { userId: string; contactEmail: string; shipTo: Address; cartId: null; updatedAt: Date }

/** Reassigns an order to another person; removes the previous buyer from its history, and the text of staff notes. */
export async function giveOrder(
	db: Connection,
	{ id, from, given }: { id: string; from: string | null; given: Given },
): Promise<void> {
	await db.execute(sql`
		update ${orderEvents} set actor_id = nullif(actor_id, ${from}::uuid), why = ''
		where order_id = ${id} and (actor_id = ${from}::uuid or kind = 'note')`)
	await db.update(orders).set(given).where(eq(orders.id, id))
}

/** This person's designs in orders of portals, except cancelled ones, each with the portal of its latest order. */
export const orderedDesignsOf = (db: Connection, userId: string) =>
	db
		.selectDistinctOn([designs.id], { designId: designs.id, portalId: sql<string>`${orders.portalId}` })
		.from(orderLines)
		.innerJoin(designs, eq(designs.id, orderLines.designId))
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(and(eq(designs.userId, userId), isNotNull(orders.portalId), ne(orders.status, 'cancelled')))
		.orderBy(asc(designs.id), desc(orders.createdAt), asc(orders.id))

/** A person's orders with their lines, newest first. */
export async function ordersForCopy(db: Connection, userId: string, limit: number) {
	const found = await db
		.select()
		.from(orders)
		.where(eq(orders.userId, userId))
		.orderBy(desc(orders.createdAt), asc(orders.id))
		.limit(limit)
	const ids = found.map(({ id }) => id)
	if (ids.length === 0) return []
	const lines = await db
		.select()
		.from(orderLines)
		.where(inArray(orderLines.orderId, ids))
		.orderBy(asc(orderLines.orderId), asc(orderLines.position))
	const linesBy = Map.groupBy(lines, ({ orderId }) => orderId)
	return found.map((order) => ({ order, lines: linesBy.get(order.id) ?? [] }))
}

export const addressesForCopy = (db: Connection, userId: string, limit: number) =>
	db
		.select(columnsOf(addresses, 'address', 'lastUsedAt'))
		.from(addresses)
		.where(eq(addresses.userId, userId))
		.orderBy(desc(addresses.lastUsedAt))
		.limit(limit)
