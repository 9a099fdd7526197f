// Tasks for staff: one per kind and subject.
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { staffTasks } from '../tables.ts'

type NewTask = Pick<
	typeof staffTasks.$inferInsert,
	'id' | 'kind' | 'orderId' | 'subject' | 'detail' | 'createdAt'
>

/** Creates a task once per kind and subject. */
export async function insertTask(db: Connection, task: NewTask): Promise<void> {
	await db.insert(staffTasks).values(task).onConflictDoNothing()
}

/** Creates or reopens the subject's one task, with the latest detail. */
export async function renewTask(db: Connection, task: NewTask): Promise<void> {
	const { detail, createdAt } = task
	await db
		.insert(staffTasks)
		.values(task)
		.onConflictDoUpdate({
			target: [staffTasks.kind, staffTasks.subject],
			set: { detail, createdAt, doneAt: null, doneBy: null },
		})
}

/** Oldest first. */
export const openTasksOf = (db: Connection, limit: number) =>
	db
		.select(columnsOf(staffTasks, 'id', 'kind', 'orderId', 'detail', 'createdAt'))
		.from(staffTasks)
		.where(isNull(staffTasks.doneAt))
		.orderBy(asc(staffTasks.createdAt), asc(staffTasks.id))
		.limit(limit)

type Which = { id: string } | { kind: string; subject: string }

/** Completes an open task. @returns false when it does not exist or is done */
export async function markTaskDone(
	db: Connection,
	which: Which,
	{ at, by = null }: { at: Date; by?: string | null },
): Promise<boolean> {
	const isIt =
		'id' in which
			? eq(staffTasks.id, which.id)
			: and(eq(staffTasks.kind, which.kind), eq(staffTasks.subject, which.subject))
	const done = await db
		.update(staffTasks)
		.set({ doneAt: at, doneBy: by })
		.where(and(isIt, isNull(staffTasks.doneAt)))
		.returning({ id: staffTasks.id })
	return done.length > 0
}
