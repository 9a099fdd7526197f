// SQL on shipments.
import { asc, count, desc, eq, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { shipmentLines, shipments } from '../tables.ts'

export type NewShipment = Omit<typeof shipments.$inferInsert, 'position'>

/** Limit of parcels per order, against mistakes. */
export const mostPerOrder = 100

export const shipmentsByOrder = (db: Connection, orderId: string) =>
	db
		.select()
		.from(shipments)
		.where(eq(shipments.orderId, orderId))
		.orderBy(asc(shipments.position))
		.limit(mostPerOrder)

/**
 * The order must be locked.
 * @returns its position among the order's shipments; undefined when this number was recorded before
 */
export async function insertShipment(db: Connection, shipment: NewShipment): Promise<number | undefined> {
	const [before] = await db
		.select({ count: count() })
		.from(shipments)
		.where(eq(shipments.orderId, shipment.orderId))
	const [row] = await db
		.insert(shipments)
		.values({ ...shipment, position: before?.count ?? 0 })
		.onConflictDoNothing({ target: [shipments.orderId, shipments.carrier, shipments.trackingNumber] })
		.returning({ position: shipments.position })
	return row?.position
}

export const insertShipmentLines = (
	db: Connection,
	shipmentId: string,
	lines: readonly { lineId: string; quantity: number }[],
) =>
	db
		.insert(shipmentLines)
		.values(lines.map(({ lineId, quantity }) => ({ shipmentId, orderLineId: lineId, quantity })))

/** Every line of an order, with its units shipped in parts. */
export const linesWithSent = (db: Connection, orderId: string) =>
	db
		.select({
			lineId: orderLines.id,
			position: orderLines.position,
			wanted: sql<number>`${orderLines.qty} - ${orderLines.refundedQty}`.mapWith(Number),
			sent: sql<number>`coalesce(sum(${shipmentLines.quantity}), 0)`.mapWith(Number),
		})
		.from(orderLines)
		.leftJoin(shipmentLines, eq(shipmentLines.orderLineId, orderLines.id))
		.where(eq(orderLines.orderId, orderId))
		.groupBy(orderLines.id)
		.orderBy(asc(orderLines.position))

/** Contents of an order's shipments, where recorded. */
export const contentsByOrder = (db: Connection, orderId: string) =>
	db
		.select({
			...columnsOf(shipmentLines, 'shipmentId', 'quantity'),
			position: orderLines.position,
			brand: sql<string>`${orderLines.snapshot} ->> 'brand'`,
			model: sql<string>`${orderLines.snapshot} ->> 'model'`,
			size: sql<string>`${orderLines.customization} ->> 'size'`,
		})
		.from(shipmentLines)
		.innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
		.where(eq(orderLines.orderId, orderId))
		.orderBy(asc(orderLines.position))

/** Shipments of all of a person's orders, newest first. */
export const shipmentsOfBuyer = (db: Connection, userId: string, limit: number) =>
	db
		.select(columnsOf(shipments, 'orderId', 'carrier', 'service', 'trackingNumber', 'shippedAt'))
		.from(shipments)
		.innerJoin(orders, eq(orders.id, shipments.orderId))
		.where(eq(orders.userId, userId))
		.orderBy(desc(shipments.shippedAt), asc(shipments.position))
		.limit(limit)

/**
 * A check of the doctor: shipped and delivered orders have a shipment; orders in production have only partial ones, and
 * orders not started have none. Refunds change no shipments. No more units ship than were ordered.
 */
export const shipmentsThatDiffer = sql`
	with parts as (
		select ${shipmentLines.shipmentId} as id from ${shipmentLines} group by ${shipmentLines.shipmentId}
	)
	select ${orders.id} as "orderId",
		'is ' || ${orders.status} || ', with ' || count(${shipments.id}) || ' shipments' as what
	from ${orders} left join ${shipments} on ${shipments.orderId} = ${orders.id}
	left join parts on parts.id = ${shipments.id}
	group by ${orders.id}, ${orders.status}
	having case
		when ${orders.status} in ('shipped', 'delivered') then count(${shipments.id}) = 0
		when ${orders.status} = 'processing' then count(${shipments.id}) > count(parts.id)
		when ${orders.status} = 'refunded' then false
		else count(${shipments.id}) > 0 end
	union all
	select ${orderLines.orderId}, 'line ' || (${orderLines.position} + 1) || ' left ' || sum(${shipmentLines.quantity}) || ' times'
	from ${orderLines} join ${shipmentLines} on ${shipmentLines.orderLineId} = ${orderLines.id}
	group by ${orderLines.id}
	having sum(${shipmentLines.quantity}) > ${orderLines.qty}`
