// Checks that orders and their approvals agree, and repairs the approval of an order for the operator.
import type { ServiceContext } from '#database/context.server.ts'
import type { Finding } from '#database/findings.server.ts'
import type { OrderStatus } from '#orders/states.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { ApprovalStatus } from '../states.ts'
import { approvalsThatDiffer, lockApprovalOf, updateApproval } from '../store/approvals.server.ts'
import { openApprovalFor, sealAsIs, type ApprovalListener } from './handle-order-events.server.ts'

/** Orders whose approval does not match their status. Reads only. */
export const checkApprovals = ({ db }: Pick<ServiceContext, 'db'>): Promise<Finding[]> =>
	approvalsThatDiffer(db)

/** What the approval of a waiting order is. */
const approvalStatusFor: Partial<Record<OrderStatus, ApprovalStatus>> = {
	awaiting_approval: 'pending',
	changes_requested: 'changes_requested',
}

const repairLabels: Partial<Record<OrderStatus, string>> = {
	awaiting_approval: 'Its school is asked for the approval.',
	changes_requested: 'Its buyer can change it and send it again.',
	approved: 'Its approval is sealed.',
}

/** Opens, resets or seals the approval so that it agrees with its locked order. @returns what was done, as text */
export async function repairApproval(
	inner: ServiceContext,
	parts: ApprovalListener,
	order: OrderRow,
): Promise<string[]> {
	if (order.paymentMode !== 'school_po') return []
	const approval = await lockApprovalOf(inner.db, order.id)
	const wanted = approvalStatusFor[order.status] ?? 'approved'
	const isSealed = wanted !== 'approved' || (approval?.seal ?? null) !== null
	if (approval?.status === wanted && isSealed) return []
	const repaired = repairLabels[order.status]
	if (repaired === undefined) return []
	if (!approval) await openApprovalFor(inner, parts, { order, status: wanted })
	if (wanted === 'approved') await sealAsIs(inner, order)
	else if (approval) {
		const round = approval.round + 1
		await updateApproval(inner.db, approval.id, { status: wanted, round, seal: null, updatedAt: inner.now })
	}
	return [repaired]
}
