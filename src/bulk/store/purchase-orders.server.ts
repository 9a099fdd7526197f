// Numbers and documents of school purchase orders.
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orders } from '#database/tables/orders.ts'

/** The organization's order with this number; one that was cancelled does not count. */
export async function orderWithPo(
	db: Connection,
	{ organizationId, poNumber }: { organizationId: string; poNumber: string },
) {
	const [row] = await db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.organizationId, organizationId),
				sql`lower(${orders.poNumber}) = lower(${poNumber})`,
				ne(orders.status, 'cancelled'),
			),
		)
	return row
}
