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

/** Whether a statement failed because another order of the organization took the number a moment before. */
export function isPoClash(failure: unknown): boolean {
	const cause = failure instanceof Error ? failure.cause : undefined
	return (
		typeof cause === 'object' &&
		cause !== null &&
		'constraint' in cause &&
		cause.constraint === 'orders_po_number'
	)
}
