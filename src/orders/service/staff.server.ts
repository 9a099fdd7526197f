// Orders and tasks for staff.
import { assertCan } from '#policies/policy.ts'
import { orderPolicy } from '../policies.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { referenceOf } from '../rules/order.ts'
import type { OrderStatus } from '../states.ts'
import { ordersIn } from '../store/orders.server.ts'
import { idByReference, markTaskDone, openTasksOf } from '../store/staff.server.ts'

const listed = 200

/** The order id for a reference (with or without its #) or an id. @throws Refusal forbidden, not_found */
export async function orderIdBy(context: ServiceContext, text: string): Promise<string> {
	assertCan(context, orderPolicy, 'manage')
	const asked = text.replace(/^#/, '').toLowerCase()
	const id = /^[0-9a-f]{8}$/.test(asked) ? await idByReference(context.db, asked) : parseOrderId(asked)
	if (!id) throw new Refusal('not_found', messages.notFound)
	return id
}

/** Oldest first. @throws Refusal forbidden */
export async function ordersByStatus(context: ServiceContext, statuses: readonly OrderStatus[]) {
	assertCan(context, orderPolicy, 'manage')
	const rows = await ordersIn(context.db, statuses, listed)
	return rows.map((row) => ({ ...row, reference: referenceOf(row.id) }))
}

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
	if (!id || !(await markTaskDone(db, { id, at: now, by: actor.userId })))
		throw new Refusal('not_found', messages.noSuchTask)
}
