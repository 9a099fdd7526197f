// A deleted account's data in approvals, and its export.
import type { ServiceContext } from '#database/context.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { NotificationDependencies } from '../dependencies.server.ts'
import { anonymizeApprovals, commentsForCopy, lockApprovalOf } from '../store/approvals.server.ts'
import { notifyApprovers } from './notify.server.ts'

/**
 * Notifies those who can decide about reassigned orders, because a new owner cannot decide on them; customer service
 * when there is no one else.
 */
export async function askAnew(
	inner: ServiceContext,
	telling: NotificationDependencies,
	passed: readonly OrderRow[],
): Promise<void> {
	// A person has only a few waiting orders.
	for (const order of passed.filter(({ status }) => status === 'awaiting_approval')) {
		const approval = await lockApprovalOf(inner.db, order.id)
		if (approval) await notifyApprovers(inner, telling, { approvalId: approval.id, order, kind: 'passed_on' })
	}
}

/** Must run in the transaction that deletes an account, while the person still owns their orders. */
export const eraseApprovals = ({ db }: Pick<ServiceContext, 'db'>, userId: string): Promise<void> =>
	anonymizeApprovals(db, userId)

const most = 5_000

/** A person's comments and decisions for their data export, without other people's comments. */
export async function commentsForExport({ db }: Pick<ServiceContext, 'db'>, userId: string) {
	const entries = await commentsForCopy(db, userId, most)
	return entries.map(({ orderId, ...entry }) => ({ order: referenceOf(orderId), ...entry }))
}
