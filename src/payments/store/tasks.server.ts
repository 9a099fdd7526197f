// What somebody of the shop has to look at.
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

/** Told once per subject, however often it is noticed. */
export async function insertTask(db: Connection, task: NewTask): Promise<void> {
	await db.insert(staffTasks).values(task).onConflictDoNothing()
}

/** Told again: of a subject there is one task, with what was said last. */
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

/** Nobody has to see to it any more. */
export async function finishTaskAbout(
	db: Connection,
	{ kind, subject, at }: { kind: string; subject: string; at: Date },
): Promise<void> {
	await db
		.update(staffTasks)
		.set({ doneAt: at })
		.where(and(eq(staffTasks.kind, kind), eq(staffTasks.subject, subject), isNull(staffTasks.doneAt)))
}
