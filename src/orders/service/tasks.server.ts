// Tasks for staff: problems with orders and their payments that people must resolve.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { messages } from '../messages.ts'
import { orderPolicy } from '../policies.ts'
import { referenceOf } from '../rules/order.ts'
import { insertTask, markTaskDone, openTasksOf, renewTask } from '../store/tasks.server.ts'

export type TaskKind =
	| 'payment_mismatch'
	| 'paid_not_fulfilled'
	| 'bought_twice'
	| 'refund_failed'
	| 'refund_elsewhere'
	| 'dispute'
	| 'webhook_paused'

type NewTask = { kind: TaskKind; orderId: string | null; subject: string; detail: string }

const withId = ({ now }: ServiceContext, task: NewTask) => ({ ...task, id: randomUUID(), createdAt: now })

/** Creates a staff task, once per kind and subject. */
export const notifyStaff = (inner: ServiceContext, task: NewTask): Promise<void> =>
	insertTask(inner.db, withId(inner, task))

/** The same for recurring problems: reopens a completed task. */
export const notifyStaffAgain = (inner: ServiceContext, task: NewTask): Promise<void> =>
	renewTask(inner.db, withId(inner, task))

/** Completes the task about a subject whose problem is gone. */
export async function resolveTask(
	{ db, now }: ServiceContext,
	about: Pick<NewTask, 'kind' | 'subject'>,
): Promise<void> {
	await markTaskDone(db, about, { at: now })
}

const listed = 200

/** Open staff tasks, oldest first. @throws Refusal forbidden */
export async function openTasks(context: ServiceContext) {
	assertCan(context, orderPolicy, 'manage')
	const rows = await openTasksOf(context.db, listed)
	return rows.map((row) => ({ ...row, reference: row.orderId === null ? null : referenceOf(row.orderId) }))
}

/** @throws Refusal forbidden, not_found when the task does not exist or is done */
export async function finishTask(context: ServiceContext, idText: string): Promise<void> {
	assertCan(context, orderPolicy, 'manage')
	const { db, now, actor } = context
	const id = parseOrderId(idText)
	if (!id || !(await markTaskDone(db, { id }, { at: now, by: actor.userId })))
		throw new Refusal('not_found', messages.noSuchTask)
}
