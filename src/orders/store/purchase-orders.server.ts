// Numbers of school purchase orders: unique within an organization.
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orders } from '../tables.ts'

type PoNumber = {
	organizationId: string
	poNumber: string
	/** The order excluded from the check. */
	butFor?: string
}

/** The organization's order with this number, ignoring case and cancelled orders. */
export async function orderWithPo(db: Connection, { organizationId, poNumber, butFor }: PoNumber) {
	const [row] = await db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.organizationId, organizationId),
				sql`lower(${orders.poNumber}) = lower(${poNumber})`,
				ne(orders.status, 'cancelled'),
				butFor === undefined ? undefined : ne(orders.id, butFor),
			),
		)
	return row
}
