// The school's decision on an order: the first one wins; later ones get the result and change nothing.
import { note } from '#accounts/service/audit.server.ts'
import { isAway } from '#database/failures.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { lockDesigns } from '#designs/service/ordered.server.ts'
import { Refusal } from '#kit/errors.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { holdUntil } from '#orders/service/manage.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { notificationDependenciesOf, type ApprovalDependencies } from '../dependencies.server.ts'
import type { Decision, ManyOutcome, Seen } from '../rules/decisions.ts'
import { messages } from '../messages.ts'
import type { Sealed } from '../schemas.ts'
import { reviewerName, updateApproval } from '../store/approvals.server.ts'
import { addToThread, commentText, lockForWork, openApproval, type Opened } from './open.server.ts'
import { sealedNow, stateOf } from './seal.server.ts'
import { notifyRequester } from './notify.server.ts'

/**
 * Refuses a page that was opened before the order was resubmitted: its reader saw another order.
 * @throws Refusal not_found; forbidden for the buyer, and for the shop while the school was asked; conflict
 */
async function lockToDecide(inner: ServiceContext, { approvalId, round }: Seen): Promise<Opened> {
	const opened = await lockForWork(inner, approvalId)
	const { approval, side, heldBack } = opened
	if (side === 'requester') throw new Refusal('forbidden', messages.ownOrder)
	if (heldBack && approval.status === 'pending')
		throw new Refusal('forbidden', messages.schoolDecides(shopDay(heldBack)))
	if (approval.status === 'pending' && round !== undefined && round !== approval.round)
		throw new Refusal('conflict', messages.seenBefore)
	return opened
}

async function decided(inner: ServiceContext, { approval, order }: Opened): Promise<Decision> {
	const isOwn = approval.reviewedBy !== null && approval.reviewedBy === inner.actor.userId
	const by = isOwn ? '' : await reviewerName(inner.db, approval.id)
	return { isDone: false, status: approval.status, reference: referenceOf(order.id), by }
}

type ReviewDecision = {
	status: 'approved' | 'changes_requested'
	sealed: Sealed
	seal: string | null
	comment: string
}

async function saveDecision(inner: ServiceContext, { approval, order }: Opened, decision: ReviewDecision) {
	const { db, now, actor } = inner
	const { status, sealed, seal, comment } = decision
	await updateApproval(db, approval.id, { status, sealed, seal, reviewedBy: actor.userId, updatedAt: now })
	const kind = status === 'approved' ? 'approved' : 'changes'
	await addToThread(inner, { approvalId: approval.id, kind, comment })
	await note(inner, {
		event: `approval.${status}`,
		subject: approval.id,
		portalId: order.portalId,
		details: { order: order.id, round: approval.round, seal },
	})
}

/**
 * Approves the order: seals it, locks its designs and transitions it, which queues one job per line.
 * @param seen an id alone decides on the current state
 * @throws Refusal not_found, forbidden, conflict when the order differs from the seen one, or has moved on
 */
export async function approve(
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	seen: string | Seen,
): Promise<Decision> {
	return inTransaction(context, async (inner) => {
		const opened = await lockToDecide(inner, typeof seen === 'string' ? { approvalId: seen } : seen)
		const { approval, order } = opened
		if (approval.status !== 'pending') return decided(inner, opened)
		const { sealed, seal } = await sealedNow(inner, order)
		// Before the transition, because its subscribers read the seal.
		await saveDecision(inner, opened, { status: 'approved', sealed, seal, comment: '' })
		await lockDesigns(
			inner,
			sealed.lines.flatMap(({ designId }) => designId ?? []),
		)
		await transitionOrder(inner, dependencies.orders, { order, move: 'approve' })
		return { isDone: true, status: 'approved', reference: referenceOf(order.id), by: '' }
	})
}

/**
 * Sends the order back to its buyer with the requested changes. Saves its current state, to show later what changed.
 * @throws Refusal invalid without a comment, not_found, forbidden, conflict
 */
export async function requestChanges(
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	request: Seen & { comment: string },
): Promise<Decision> {
	const comment = commentText(request.comment, messages.commentRequired)
	return inTransaction(context, async (inner) => {
		const opened = await lockToDecide(inner, request)
		const { approval, order } = opened
		if (approval.status !== 'pending') return decided(inner, opened)
		const sealed = await stateOf(inner, order)
		const status = 'changes_requested'
		await saveDecision(inner, opened, { status, sealed, seal: null, comment })
		const moved = await transitionOrder(inner, dependencies.orders, { order, move: 'request_changes' })
		// The buyer has as long as the school had.
		await holdUntil(inner, order.id, new Date(inner.now.getTime() + dependencies.orders.holdMs.purchaseOrder))
		await notifyRequester(inner, notificationDependenciesOf(dependencies), {
			approvalId: approval.id,
			order: moved ?? order,
			kind: 'changes',
		})
		return { isDone: true, status, reference: referenceOf(order.id), by: '' }
	})
}

/** A decision as a form sends it. @throws Refusal as `approve` and `requestChanges` */
export const decide = (
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	asked: Seen & ({ intent: 'approve' } | { intent: 'changes'; comment: string }),
): Promise<Decision> =>
	asked.intent === 'approve'
		? approve(context, dependencies, asked)
		: requestChanges(context, dependencies, asked)

/** Maximum approvals per request: one page. */
export const mostAtOnce = 50

/** The reason why one of several was not approved. @throws when the database is unavailable: the whole request fails */
async function refusedOf(
	context: ServiceContext,
	approvalId: string,
	failure: unknown,
): Promise<ManyOutcome> {
	const isRefusal = failure instanceof Refusal
	if (isAway(failure)) throw failure
	if (!isRefusal) context.log.error({ err: failure, approvalId }, 'order not approved')
	const refused = isRefusal ? failure.message : messages.unexpected
	try {
		const { order } = await openApproval(context, approvalId)
		return { approvalId, reference: referenceOf(order.id), decision: null, refused }
	} catch (hidden) {
		if (!(hidden instanceof Refusal)) throw hidden
		return { approvalId, reference: null, decision: null, refused }
	}
}

/** Runs each in its own transaction, so that one failure does not block the others. @throws Refusal invalid */
export async function approveMany(
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	chosen: readonly (string | Seen)[],
): Promise<ManyOutcome[]> {
	const seen = chosen.map((one) => (typeof one === 'string' ? { approvalId: one } : one))
	const each = [...new Map(seen.map((one) => [one.approvalId, one])).values()].slice(0, mostAtOnce)
	if (each.length === 0) throw new Refusal('invalid', messages.noneChosen)
	const outcomes: ManyOutcome[] = []
	for (const one of each) {
		const { approvalId } = one
		try {
			const decision = await approve(context, dependencies, one)
			outcomes.push({ approvalId, reference: decision.reference, decision, refused: null })
		} catch (failure) {
			outcomes.push(await refusedOf(context, approvalId, failure))
		}
	}
	return outcomes
}
