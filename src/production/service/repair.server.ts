// Adds missing approvals, seals and jobs, which orders from older versions lack.
import { counted } from '#kit/plural.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { isUnderWay } from '#orders/states.ts'
import { findAndLockOrder } from '#orders/service/find.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { followOrder } from './jobs.server.ts'
import { checkApprovals, repairApproval } from '#approvals/service/doctor.server.ts'
import { countOpenJobs, jobsThatDiffer, setOnFloor } from '../store/jobs.server.ts'
import type { ApprovalListener } from '#approvals/service/handle-order-events.server.ts'

/** Shows the order's jobs on the board while it is under way. */
async function repairFloor(inner: ServiceContext, order: OrderRow): Promise<string[]> {
	const changed = await setOnFloor(inner.db, order.id, isUnderWay(order.status))
	return changed === 0 ? [] : ['The board shows the jobs of the order as far as it is under way.']
}

/** Adds missing jobs to an order under way; existing ones stay unchanged. */
async function repairJobs(inner: ServiceContext, order: OrderRow): Promise<string[]> {
	if (!isUnderWay(order.status)) return []
	const before = await countOpenJobs(inner.db, order.id)
	await followOrder(inner, { order, move: order.paymentMode === 'school_po' ? 'approve' : 'pay' })
	const made = (await countOpenJobs(inner.db, order.id)) - before
	return made === 0 ? [] : [counted(made, 'job was made.', 'jobs were made.')]
}

/**
 * For the operator; safe to repeat.
 * @returns what was done, in words; empty when nothing was missing
 * @throws Refusal not_found; conflict when a design of the order is gone
 */
export const repairOrder = (
	context: ServiceContext,
	parts: ApprovalListener,
	orderId: string,
): Promise<string[]> =>
	inTransaction(context, async (inner) => {
		const order = await findAndLockOrder(inner, orderId)
		if (!order) throw new Refusal('not_found', orderMessages.notFound)
		return [
			...(await repairApproval(inner, parts, order)),
			...(await repairJobs(inner, order)),
			...(await repairFloor(inner, order)),
		]
	})

/** Orders whose approval or jobs the doctor reports. */
export async function ordersToRepair({ db }: Pick<ServiceContext, 'db'>): Promise<string[]> {
	const findings = [...(await checkApprovals({ db })), ...(await jobsThatDiffer(db))]
	return [...new Set(findings.flatMap(({ orderId }) => orderId ?? []))]
}
