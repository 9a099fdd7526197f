// Queries for staff: orders by reference and by status, and open tasks.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orders, staffTasks } from '../tables.ts'

/** @param reference the first 8 characters of an id, lower case */
export async function idByReference(db: Connection, reference: string): Promise<string | undefined> {
	const [row] = await db
		.select({ id: orders.id })
		.from(orders)
		.where(sql`left(${orders.id}::text, 8) = ${reference}`)
	return row?.id
}

/** Oldest first. */
export const openTasksOf = (db: Connection, limit: number) =>
	db
		.select({
			id: staffTasks.id,
			kind: staffTasks.kind,
			orderId: staffTasks.orderId,
			detail: staffTasks.detail,
			createdAt: staffTasks.createdAt,
		})
		.from(staffTasks)
		.where(isNull(staffTasks.doneAt))
		.orderBy(asc(staffTasks.createdAt), asc(staffTasks.id))
		.limit(limit)

/** False when the task does not exist or is done. */
export async function markTaskDone(
	db: Connection,
	{ id, at, by }: { id: string; at: Date; by: string | null },
): Promise<boolean> {
	const done = await db
		.update(staffTasks)
		.set({ doneAt: at, doneBy: by })
		.where(and(eq(staffTasks.id, id), isNull(staffTasks.doneAt)))
		.returning({ id: staffTasks.id })
	return done.length > 0
}
