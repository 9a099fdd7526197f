// The thread of an approval besides decisions: comments, missing proofs, and a deleted account's entries.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { orderProofs } from '#designs/service/ordered.server.ts'
import { Refusal } from '#kit/errors.ts'
import { designsOfOrder } from '#orders/service/find.server.ts'
import { notificationDependenciesOf, type ApprovalDependencies } from '../dependencies.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { messages } from '../messages.ts'
import { anonymizeApprovals, commentsOfUser, countComments } from '../store/approvals.server.ts'
import { addToThread, commentText, lockForWork } from './open.server.ts'
import { notifyRequester, notifyReviewer } from './notify.server.ts'

/** Maximum entries of a thread. */
const longestThread = 300

/** @throws Refusal invalid, not_found, conflict when the order was cancelled or the thread is full */
export async function comment(
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	request: { approvalId: string; comment: string },
): Promise<void> {
	const text = commentText(request.comment, messages.textRequired)
	await inTransaction(context, async (inner) => {
		const { approval, order, side } = await lockForWork(inner, request.approvalId)
		if (approval.status === 'ended') throw new Refusal('conflict', messages.threadEnded)
		if ((await countComments(inner.db, approval.id)) >= longestThread)
			throw new Refusal('conflict', messages.threadFull)
		await addToThread(inner, { approvalId: approval.id, kind: 'comment', comment: text })
		const about = { approvalId: approval.id, order, kind: 'commented' } as const
		if (side === 'decider') await notifyRequester(inner, notificationDependenciesOf(dependencies), about)
		else
			await notifyReviewer(inner, notificationDependenciesOf(dependencies), {
				...about,
				reviewedBy: approval.reviewedBy,
			})
	})
}

/** Orders the order's missing or failed proofs again. @throws Refusal not_found, conflict */
export async function orderMissingProofs(
	context: ServiceContext,
	dependencies: Pick<ApprovalDependencies, 'orderProof'>,
	approvalId: string,
): Promise<void> {
	await inTransaction(context, async (inner) => {
		const { approval, order } = await lockForWork(inner, approvalId)
		if (approval.status === 'ended') throw new Refusal('conflict', messages.threadEnded)
		await orderProofs(inner, dependencies.orderProof, await designsOfOrder(inner, order.id))
	})
}

/** Must run in the transaction that deletes an account, while the person still owns their orders. */
export const eraseApprovals = ({ db }: Pick<ServiceContext, 'db'>, userId: string): Promise<void> =>
	anonymizeApprovals(db, userId)

const mostExported = 5_000

/** A person's comments and decisions for their data export, without other people's comments. */
export async function commentsForExport({ db }: Pick<ServiceContext, 'db'>, userId: string) {
	const entries = await commentsOfUser(db, userId, mostExported)
	return entries.map(({ orderId, ...entry }) => ({ order: referenceOf(orderId), ...entry }))
}
