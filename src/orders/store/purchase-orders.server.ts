// Numbers of school purchase orders: an organization uses each once.
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orders } from '../tables.ts'

type PoNumber = {
	organizationId: string
	poNumber: string
	/** The order that may have it. */
	butFor?: string
}

/** The organization's order with this number, in whatever letters; one that was cancelled does not count. */
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
