// Handles order events for approvals, in the event's transaction, with the order locked or new.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import { distinctVersions, lockDesigns, orderProofs } from '#designs/service/ordered.server.ts'
import { Refusal } from '#kit/errors.ts'
import { settled } from '#kit/settled.ts'
import type { PlacedOrder } from '#orders/dependencies.server.ts'
import type { OrderMove } from '#orders/states.ts'
import { shopDecidesFrom } from '#orders/rules/approvers.ts'
import { askedAbout } from '#orders/service/approvers.server.ts'
import { designsOfOrder } from '#orders/service/find.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import type { NotificationDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { heldBackUntil } from '../rules/decisions.ts'
import type { ApprovalStatus } from '../states.ts'
import { insertApproval, lockApprovalOf, updateApproval } from '../store/approvals.server.ts'
import { releaseDesigns, sealedNow, sealHolds } from './seal.server.ts'
import { notifyApprovers } from './notify.server.ts'

export type ApprovalListener = NotificationDependencies & {
	/** Queues the proof of a design. */
	orderProof: ProofDependencies['order']
}

/**
 * Creates an approval and orders the proofs to review; notifies the approvers when it is pending.
 * @param opened.lines of an order that is being placed: they are not read then
 */
export async function openApprovalFor(
	inner: ServiceContext,
	parts: ApprovalListener,
	{ order, lines, status }: Partial<PlacedOrder> & { order: OrderRow; status: ApprovalStatus },
): Promise<void> {
	const refs = lines ? distinctVersions(lines) : await designsOfOrder(inner, order.id)
	const approvalId = randomUUID()
	await settled([
		insertApproval(inner.db, {
			id: approvalId,
			orderId: order.id,
			designId: refs[0]?.designId ?? null,
			status: status === 'approved' ? 'pending' : status,
			createdAt: inner.now,
			updatedAt: inner.now,
		}),
		orderProofs(inner, parts.orderProof, refs),
		status === 'pending' && notifyApprovers(inner, parts, { approvalId, order, lines, kind: 'asked' }),
	])
}

/** A school's purchase order requests its approval in the transaction that places it. */
export const askForApproval =
	(parts: ApprovalListener) =>
	async (inner: ServiceContext, placed: PlacedOrder): Promise<void> => {
		if (placed.order.paymentMode === 'school_po')
			await openApprovalFor(inner, parts, { ...placed, status: 'pending' })
	}

/**
 * Seals an order that was approved without an approver's decision, for example by the operator.
 * @throws Refusal forbidden for one's own order and while the school was asked; conflict when one of its designs is gone
 */
export async function sealAsIs(inner: ServiceContext, order: OrderRow): Promise<void> {
	const approval = await lockApprovalOf(inner.db, order.id)
	if (!approval || (approval.status === 'approved' && approval.seal !== null)) return
	if (inner.actor.userId !== null && inner.actor.userId === order.userId)
		throw new Refusal('forbidden', messages.ownOrder)
	const asks = (await askedAbout(inner, [order.id])).get(order.id) ?? []
	const heldBack = heldBackUntil(inner.actor, shopDecidesFrom(asks), inner.now)
	if (heldBack && inner.actor.userId !== null)
		throw new Refusal('forbidden', messages.schoolDecides(shopDay(heldBack)))
	const { sealed, seal } = await sealedNow(inner, order)
	const by = { reviewedBy: inner.actor.userId, updatedAt: inner.now }
	await updateApproval(inner.db, approval.id, { status: 'approved', sealed, seal, ...by })
	await lockDesigns(
		inner,
		sealed.lines.flatMap(({ designId }) => designId ?? []),
	)
}

/**
 * Ends the approval and unlocks its designs when the order ends, and keeps orders out of production that changed after
 * approval.
 * @throws Refusal conflict when the order is not what was approved; forbidden for one's own order
 */
export async function keepApproval(
	inner: ServiceContext,
	{ order, move }: { order: OrderRow; move: OrderMove },
): Promise<void> {
	if (order.paymentMode !== 'school_po') return
	if (move === 'approve') await sealAsIs(inner, order)
	if (move !== 'start' && move !== 'cancel' && move !== 'expire') return
	const approval = await lockApprovalOf(inner.db, order.id)
	if (!approval) return
	if (move === 'start') {
		if (!(await sealHolds(inner, order.id)).holds) throw new Refusal('conflict', messages.sealBroken)
		return
	}
	await updateApproval(inner.db, approval.id, { status: 'ended', updatedAt: inner.now })
	if (approval.status === 'approved') await releaseDesigns(inner, [approval])
}
