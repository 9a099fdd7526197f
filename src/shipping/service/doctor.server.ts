// Checks that orders and shipments agree. Read-only.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { shipmentLines, shipments } from '../tables.ts'

export type ShipmentFinding = { orderId: string; what: string }

const mostFound = 100

/**
 * Shipped and delivered orders have a shipment; orders in production have only partial ones, and orders not started
 * have none. Refunds change no shipments. No more units ship than were ordered.
 */
export async function shipmentsThatDiffer(db: Connection): Promise<ShipmentFinding[]> {
	const { rows } = await db.execute<ShipmentFinding>(sql`
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
		having sum(${shipmentLines.quantity}) > ${orderLines.qty}
		limit ${mostFound}`)
	return rows.map(({ orderId, what }) => ({ orderId, what }))
}
