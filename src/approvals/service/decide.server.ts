// The school's decision about an order: one wins, whoever comes later is told what was decided and changes nothing.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { lockDesigns } from '#designs/service/lock.server.ts'
import { Refusal } from '#kit/errors.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import { holdUntil } from '#orders/service/hold.server.ts'
import { moveOrder } from '#orders/service/move.server.ts'
import { tellingOf, type ApprovalDesk } from '../desk.server.ts'
import type { Decision, ManyOutcome } from '../decisions.ts'
import { messages } from '../messages.ts'
import { Words, type Sealed } from '../schemas.ts'
import { insertComment, reviewerName, updateApproval } from '../store/approvals.server.ts'
import { lockForWork, type Opened } from './open.server.ts'
import { sealOf, stateOf } from './seal.server.ts'
import { tellRequester } from './tell.server.ts'

/** @throws Refusal not_found, forbidden for whoever placed the order */
async function lockToDecide(inner: ServiceContext, approvalId: string): Promise<Opened> {
	const opened = await lockForWork(inner, approvalId)
	if (opened.side === 'requester') throw new Refusal('forbidden', messages.ownOrder)
	return opened
}

async function decided(inner: ServiceContext, { approval, order }: Opened): Promise<Decision> {
	const isOwn = approval.reviewedBy !== null && approval.reviewedBy === inner.actor.userId
	const by = isOwn ? '' : await reviewerName(inner.db, approval.id)
	return { isDone: false, status: approval.status, reference: referenceOf(order.id), by }
}

type Verdict = {
	status: 'approved' | 'changes_requested'
	sealed: Sealed
	seal: string | null
	comment: string
}

async function keepVerdict(inner: ServiceContext, { approval, order }: Opened, verdict: Verdict) {
	const { db, now, actor } = inner
	const { status, sealed, seal, comment } = verdict
	await updateApproval(db, approval.id, { status, sealed, seal, reviewedBy: actor.userId, updatedAt: now })
	await insertComment(db, {
		id: randomUUID(),
		approvalId: approval.id,
		userId: actor.userId,
		kind: status === 'approved' ? 'approved' : 'changes',
		comment,
		createdAt: now,
	})
	await note(inner, {
		event: `approval.${status}`,
		subject: approval.id,
		portalId: order.portalId,
		details: { order: order.id, round: approval.round, seal },
	})
}

/**
 * Approves the order as it is: seals it, locks its designs and moves it on, which queues one job per line.
 * @throws Refusal not_found, forbidden, conflict when the order itself has gone on
 */
export async function approve(
	context: ServiceContext,
	desk: ApprovalDesk,
	approvalId: string,
): Promise<Decision> {
	return inTransaction(context, async (inner) => {
		const opened = await lockToDecide(inner, approvalId)
		const { approval, order } = opened
		if (approval.status !== 'pending') return decided(inner, opened)
		const sealed = await stateOf(inner, order)
		// Before the order moves: whoever listens to that reads the seal.
		await keepVerdict(inner, opened, { status: 'approved', sealed, seal: sealOf(sealed), comment: '' })
		await lockDesigns(
			inner,
			sealed.lines.flatMap(({ designId }) => designId ?? []),
		)
		await moveOrder(inner, desk.orders, { order, move: 'approve' })
		return { isDone: true, status: 'approved', reference: referenceOf(order.id), by: '' }
	})
}

/**
 * Sends the order back to its buyer with what should be different. What it was stays beside it, to show what changed.
 * @throws Refusal invalid without a comment, not_found, forbidden, conflict
 */
export async function requestChanges(
	context: ServiceContext,
	desk: ApprovalDesk,
	request: { approvalId: string; comment: string },
): Promise<Decision> {
	const said = Words.safeParse(request.comment)
	if (!said.success) throw new Refusal('invalid', said.error.issues[0]?.message ?? messages.commentRequired)
	if (said.data === '') throw new Refusal('invalid', messages.commentRequired)
	return inTransaction(context, async (inner) => {
		const opened = await lockToDecide(inner, request.approvalId)
		const { approval, order } = opened
		if (approval.status !== 'pending') return decided(inner, opened)
		const sealed = await stateOf(inner, order)
		const status = 'changes_requested'
		await keepVerdict(inner, opened, { status, sealed, seal: null, comment: said.data })
		const moved = await moveOrder(inner, desk.orders, { order, move: 'request_changes' })
		// The buyer has as long as the school had.
		await holdUntil(inner, order.id, new Date(inner.now.getTime() + desk.orders.holdMs.purchaseOrder))
		await tellRequester(inner, tellingOf(desk), {
			approvalId: approval.id,
			order: moved ?? order,
			kind: 'changes',
		})
		return { isDone: true, status, reference: referenceOf(order.id), by: '' }
	})
}

/** Most that are approved by one press: a page of them. */
export const mostAtOnce = 50

/** Each in a transaction of its own: one that cannot be approved holds up no other. @throws Refusal invalid */
export async function approveMany(
	context: ServiceContext,
	desk: ApprovalDesk,
	approvalIds: readonly string[],
): Promise<ManyOutcome[]> {
	const ids = [...new Set(approvalIds)].slice(0, mostAtOnce)
	if (ids.length === 0) throw new Refusal('invalid', messages.nobodyChosen)
	const outcomes: ManyOutcome[] = []
	for (const approvalId of ids) {
		try {
			outcomes.push({ approvalId, decision: await approve(context, desk, approvalId), refused: null })
		} catch (failure) {
			if (!(failure instanceof Refusal)) throw failure
			outcomes.push({ approvalId, decision: null, refused: failure.message })
		}
	}
	return outcomes
}
