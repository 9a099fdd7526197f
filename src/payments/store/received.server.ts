// What schools paid the shop for their purchase orders, without the provider.
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { receivedPayments } from '../tables.ts'

export type ReceivedRow = typeof receivedPayments.$inferSelect

/** First one first, with those that were withdrawn. */
export const receivedOf = (db: Connection, orderId: string): Promise<ReceivedRow[]> =>
	db
		.select()
		.from(receivedPayments)
		.where(eq(receivedPayments.orderId, orderId))
		.orderBy(asc(receivedPayments.receivedOn), asc(receivedPayments.createdAt), asc(receivedPayments.id))

/** @returns false when it is recorded already */
export async function insertReceived(
	db: Connection,
	row: typeof receivedPayments.$inferInsert,
): Promise<boolean> {
	const made = await db
		.insert(receivedPayments)
		.values(row)
		.onConflictDoNothing({ target: receivedPayments.id })
		.returning({ id: receivedPayments.id })
	return made.length > 0
}

/** @returns its amount in cents; undefined when the order has no such payment, or it is withdrawn already */
export async function withdrawReceived(
	db: Connection,
	{ id, orderId, at }: { id: string; orderId: string; at: Date },
): Promise<number | undefined> {
	const [row] = await db
		.update(receivedPayments)
		.set({ withdrawnAt: at })
		.where(
			and(
				eq(receivedPayments.id, id),
				eq(receivedPayments.orderId, orderId),
				isNull(receivedPayments.withdrawnAt),
			),
		)
		.returning({ amountCents: receivedPayments.amountCents })
	return row?.amountCents
}
