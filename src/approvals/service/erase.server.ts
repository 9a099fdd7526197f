// What becomes of a person's part in approvals when their account goes, and what they take along.
import type { ServiceContext } from '#database/context.server.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { NotificationDependencies } from '../dependencies.server.ts'
import { lockApprovalOf } from '../store/approvals.server.ts'
import { anonymizeApprovals, commentsForCopy } from '../store/erase.server.ts'
import { notifyApprovers } from './notify.server.ts'

/** Tells those who can decide about orders that have a new owner, who cannot; customer service where nobody is left. */
export async function askAnew(
	inner: ServiceContext,
	telling: NotificationDependencies,
	passed: readonly OrderRow[],
): Promise<void> {
	// A person has a handful of orders that wait.
	for (const order of passed.filter(({ status }) => status === 'awaiting_approval')) {
		const approval = await lockApprovalOf(inner.db, order.id)
		if (approval) await notifyApprovers(inner, telling, { approvalId: approval.id, order, kind: 'passed_on' })
	}
}

/** Call it in the transaction in which an account goes, while the person's orders are still theirs. */
export const eraseApprovals = ({ db }: Pick<ServiceContext, 'db'>, userId: string): Promise<void> =>
	anonymizeApprovals(db, userId)

const most = 5_000

/** What the person wrote and decided about orders, for their own copy: nothing of what others wrote. */
export async function commentsForExport({ db }: Pick<ServiceContext, 'db'>, userId: string) {
	const entries = await commentsForCopy(db, userId, most)
	return entries.map(({ orderId, ...entry }) => ({ order: referenceOf(orderId), ...entry }))
}
