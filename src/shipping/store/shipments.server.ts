// SQL on shipments.
import { asc, count, desc, eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orders } from '#orders/tables.ts'
import { shipments } from '../tables.ts'

export type NewShipment = Omit<typeof shipments.$inferInsert, 'position'>

/** An order that leaves in more parcels than this is a mistake. */
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
 * @returns its position among the shipments of the order; undefined when this number was recorded before
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

/** Shipments of all orders of a person, newest first. */
export const shipmentsOfBuyer = (db: Connection, userId: string, limit: number) =>
	db
		.select({
			orderId: shipments.orderId,
			carrier: shipments.carrier,
			service: shipments.service,
			trackingNumber: shipments.trackingNumber,
			shippedAt: shipments.shippedAt,
		})
		.from(shipments)
		.innerJoin(orders, eq(orders.id, shipments.orderId))
		.where(eq(orders.userId, userId))
		.orderBy(desc(shipments.shippedAt), asc(shipments.position))
		.limit(limit)
