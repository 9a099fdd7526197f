// Orders and tasks as the staff works through them.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { canManageOrders, referenceOf } from '../rules/waiting.ts'
import type { OrderStatus } from '../states.ts'
import { ordersIn } from '../store/orders.server.ts'
import { idByReference, markTaskDone, openTasksOf } from '../store/staff.server.ts'

const listed = 200

/** @throws Refusal forbidden */
function requireStaff({ actor }: Pick<ServiceContext, 'actor'>): void {
	if (!canManageOrders(actor)) throw new Refusal('forbidden', messages.staffOnly)
}

/** The id behind a reference, with or without its #, or behind an id itself. @throws Refusal forbidden, not_found */
export async function orderIdBy(context: ServiceContext, text: string): Promise<string> {
	requireStaff(context)
	const asked = text.replace(/^#/, '').toLowerCase()
	const id = /^[0-9a-f]{8}$/.test(asked) ? await idByReference(context.db, asked) : parseOrderId(asked)
	if (!id) throw new Refusal('not_found', messages.notFound)
	return id
}

/** Oldest first. @throws Refusal forbidden */
export async function ordersByStatus(context: ServiceContext, statuses: readonly OrderStatus[]) {
	requireStaff(context)
	const rows = await ordersIn(context.db, statuses, listed)
	return rows.map((row) => ({ ...row, reference: referenceOf(row.id) }))
}

/** What somebody has to look at, oldest first. @throws Refusal forbidden */
export async function openTasks(context: ServiceContext) {
	requireStaff(context)
	const rows = await openTasksOf(context.db, listed)
	return rows.map((row) => ({ ...row, reference: row.orderId === null ? null : referenceOf(row.orderId) }))
}

/** @throws Refusal forbidden, not_found when there is none or it is done */
export async function finishTask(context: ServiceContext, idText: string): Promise<void> {
	requireStaff(context)
	const { db, now, actor } = context
	const id = parseOrderId(idText)
	if (!id || !(await markTaskDone(db, { id, at: now, by: actor.userId })))
		throw new Refusal('not_found', messages.noSuchTask)
}
