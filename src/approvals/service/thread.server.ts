// Actions besides decisions, for both sides while the order is alive: comments, and missing proofs.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { distinctVersions, orderProofs } from '#designs/service/ordered.server.ts'
import { Refusal } from '#kit/errors.ts'
import { orderLinesOf } from '#orders/service/find.server.ts'
import { notificationDependenciesOf, type ApprovalDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { Words } from '../schemas.ts'
import { countComments, insertComment } from '../store/approvals.server.ts'
import { lockForWork } from './open.server.ts'
import { notifyRequester, tellReviewer } from './notify.server.ts'

/** Maximum entries of a thread. */
const longestThread = 300

/** @throws Refusal invalid, not_found, conflict when the order was cancelled or the thread is full */
export async function comment(
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	request: { approvalId: string; comment: string },
): Promise<void> {
	const said = Words.safeParse(request.comment)
	if (!said.success) throw new Refusal('invalid', said.error.issues[0]?.message ?? messages.wordsRequired)
	if (said.data === '') throw new Refusal('invalid', messages.wordsRequired)
	await inTransaction(context, async (inner) => {
		const { db, now, actor } = inner
		const { approval, order, side } = await lockForWork(inner, request.approvalId)
		if (approval.status === 'ended') throw new Refusal('conflict', messages.threadEnded)
		if ((await countComments(db, approval.id)) >= longestThread)
			throw new Refusal('conflict', messages.threadFull)
		await insertComment(db, {
			id: randomUUID(),
			approvalId: approval.id,
			userId: actor.userId,
			kind: 'comment',
			comment: said.data,
			createdAt: now,
		})
		const about = { approvalId: approval.id, order, kind: 'commented' } as const
		if (side === 'decider') await notifyRequester(inner, notificationDependenciesOf(dependencies), about)
		else
			await tellReviewer(inner, notificationDependenciesOf(dependencies), {
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
		await orderProofs(inner, dependencies.orderProof, distinctVersions(await orderLinesOf(inner, order.id)))
	})
}
