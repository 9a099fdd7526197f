// Making up for what an order lacks: its approval, its seal, its jobs. Orders from before there were any have none.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { isUnderWay, type OrderStatus } from '#orders/states.ts'
import { lockOrder, type OrderRow } from '#orders/store/orders.server.ts'
import { followOrder } from './jobs.server.ts'
import { approvalsThatDiffer } from '#approvals/service/doctor.server.ts'
import { jobsThatDiffer } from './doctor.server.ts'
import type { ApprovalStatus } from '#approvals/states.ts'
import { lockApprovalOf, updateApproval } from '#approvals/store/approvals.server.ts'
import { countOpenJobs } from '../store/jobs.server.ts'
import { openApprovalFor, sealAsIs, type Listening } from '#approvals/service/handle-order-events.server.ts'

/** What the approval of a waiting order is. */
const besides: Partial<Record<OrderStatus, ApprovalStatus>> = {
	awaiting_approval: 'pending',
	changes_requested: 'changes_requested',
}

const words: Partial<Record<OrderStatus, string>> = {
	awaiting_approval: 'Its school is asked for the approval.',
	changes_requested: 'Its buyer can change it and send it again.',
	approved: 'Its approval is sealed.',
}

async function repairApproval(inner: ServiceContext, parts: Listening, order: OrderRow): Promise<string[]> {
	if (order.paymentMode !== 'school_po') return []
	const approval = await lockApprovalOf(inner.db, order.id)
	const wanted = besides[order.status] ?? 'approved'
	const isSealed = wanted !== 'approved' || (approval?.seal ?? null) !== null
	if (approval?.status === wanted && isSealed) return []
	const said = words[order.status]
	if (said === undefined) return []
	if (!approval) await openApprovalFor(inner, parts, { order, status: wanted })
	if (wanted === 'approved') await sealAsIs(inner, order)
	else if (approval) {
		const round = approval.round + 1
		await updateApproval(inner.db, approval.id, { status: wanted, round, seal: null, updatedAt: inner.now })
	}
	return [said]
}

/** An order under way gets the jobs that it lacks; those that it has stay as they are. */
async function repairJobs(inner: ServiceContext, order: OrderRow): Promise<string[]> {
	if (!isUnderWay(order.status)) return []
	const before = await countOpenJobs(inner.db, order.id)
	await followOrder(inner, { order, move: order.paymentMode === 'school_po' ? 'approve' : 'pay' })
	const made = (await countOpenJobs(inner.db, order.id)) - before
	return made === 0 ? [] : [made === 1 ? '1 job was made.' : `${made} jobs were made.`]
}

/**
 * For the operator. A second time finds nothing to do.
 * @returns what was done, in words; empty when nothing was missing
 * @throws Refusal not_found; conflict when a design of the order has gone
 */
export const repairOrder = (context: ServiceContext, parts: Listening, orderId: string): Promise<string[]> =>
	inTransaction(context, async (inner) => {
		const order = await lockOrder(inner.db, orderId)
		if (!order) throw new Refusal('not_found', orderMessages.notFound)
		return [...(await repairApproval(inner, parts, order)), ...(await repairJobs(inner, order))]
	})

/** Orders of which the doctor says that approval or jobs are not as they should be. */
export async function ordersToRepair({ db }: Pick<ServiceContext, 'db'>): Promise<string[]> {
	const findings = [...(await approvalsThatDiffer(db)), ...(await jobsThatDiffer(db))]
	return [...new Set(findings.flatMap(({ orderId }) => orderId ?? []))]
}
