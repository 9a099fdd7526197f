// Staff tasks about payments.
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { staffTasks } from '#orders/tables.ts'

export type NewTask = {
	id: string
	kind: string
	orderId: string | null
	subject: string
	detail: string
	createdAt: Date
}

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

/** Completes the task about this subject. */
export async function finishTaskAbout(
	db: Connection,
	{ kind, subject, at }: { kind: string; subject: string; at: Date },
): Promise<void> {
	await db
		.update(staffTasks)
		.set({ doneAt: at })
		.where(and(eq(staffTasks.kind, kind), eq(staffTasks.subject, subject), isNull(staffTasks.doneAt)))
}
