// Whether orders and shipments agree. It reads and changes nothing.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orders } from '#orders/tables.ts'
import { shipments } from '../tables.ts'

export type ShipmentFinding = { orderId: string; what: string }

const mostFound = 100

/** An order that is shipped or delivered has a shipment; one that never left has none. A refund leaves them as they are. */
export async function shipmentsThatDiffer(db: Connection): Promise<ShipmentFinding[]> {
	const { rows } = await db.execute<ShipmentFinding>(sql`
		select ${orders.id} as "orderId",
			'is ' || ${orders.status} || ', with ' || count(${shipments.id}) || ' shipments' as what
		from ${orders} left join ${shipments} on ${shipments.orderId} = ${orders.id}
		group by ${orders.id}, ${orders.status}
		having case
			when ${orders.status} in ('shipped', 'delivered') then count(${shipments.id}) = 0
			when ${orders.status} = 'refunded' then false
			else count(${shipments.id}) > 0 end
		limit ${mostFound}`)
	return rows.map(({ orderId, what }) => ({ orderId, what }))
}
