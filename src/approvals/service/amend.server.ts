// Changes after a decision: the buyer changes and resubmits an order; staff changes an approved one.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { distinctVersions, orderProofs } from '#designs/service/ordered.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { LineChanges } from '#orders/rules/order.ts'
import type { LineProblem } from '#orders/rules/lines.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import { amendLines } from '#orders/service/amend.server.ts'
import { holdUntil } from '#orders/service/manage.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { findAndLockOrder } from '#orders/service/find.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { notificationDependenciesOf, type ApprovalDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { differences } from '../rules/seal.ts'
import { canAmendApproved } from '../rules/decisions.ts'
import type { Sealed } from '../schemas.ts'
import { lockApprovalOf, updateApproval, type ApprovalRow } from '../store/approvals.server.ts'
import { addToThread, commentText, lockForWork, type Opened } from './open.server.ts'
import { releaseDesigns, stateOf } from './seal.server.ts'
import { notifyApprovers, notifyRequester } from './notify.server.ts'

export type Amendment = {
	approvalId: string
	changes: LineChanges
	/** Lines to add, which the caller has checked against what is offered. */
	added?: readonly RosteredLine[]
	/** Null to leave it unchanged. */
	poNumber: string | null
	/** Revision that the changes are based on. */
	revision: string
}
export type Amended = { problems: LineProblem[]; totalCents: number }

/** @throws Refusal forbidden */
function requireRequester({ side }: Opened): void {
	if (side !== 'requester') throw new Refusal('forbidden', messages.notYours)
}

/** Orders proofs for the designs of changed lines; the first design represents the order. */
async function renewDesigns(
	inner: ServiceContext,
	dependencies: ApprovalDependencies,
	{ approval, sealed }: { approval: ApprovalRow; sealed: Sealed },
): Promise<void> {
	const refs = distinctVersions(sealed.lines)
	await orderProofs(inner, dependencies.orderProof, refs)
	const designId = refs[0]?.designId ?? null
	if (designId !== approval.designId)
		await updateApproval(inner.db, approval.id, { designId, updatedAt: inner.now })
}

/**
 * Saves the buyer's changes to an order that was sent back, without resubmitting it: the buyer sees the new total
 * first.
 * @throws Refusal not_found, forbidden, invalid, conflict
 */
export async function amend(context: ServiceContext, amendment: Amendment): Promise<Amended> {
	return inTransaction(context, async (inner) => {
		const opened = await lockForWork(inner, amendment.approvalId)
		requireRequester(opened)
		const { approval, order } = opened
		if (approval.status !== 'changes_requested')
			throw new Refusal('conflict', messages.notEditable(approval.status))
		const outcome = await amendLines(inner, { ...amendment, order })
		return { problems: outcome.problems, totalCents: outcome.order?.totalCents ?? order.totalCents }
	})
}

/** Holds stock again for the full approval period. */
export async function holdAgain(
	inner: ServiceContext,
	dependencies: ApprovalDependencies,
	order: OrderRow,
): Promise<OrderRow> {
	await holdUntil(inner, order.id, new Date(inner.now.getTime() + dependencies.orders.holdMs.purchaseOrder))
	return (await findAndLockOrder(inner, order.id)) ?? order
}

export const listed = (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join('\n')

/** Stored text contains no names: the page shows them beside the lines, to authorized users. */
export const changedSince = (before: Sealed | null, now: Sealed): string[] =>
	before ? differences(before, now, { withNames: false }) : []

/**
 * Resubmits the order, optionally with a comment; the approval is pending for another round.
 * @throws Refusal not_found, forbidden, invalid, conflict
 */
export async function resubmit(
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	request: { approvalId: string; message: string },
): Promise<void> {
	const message = commentText(request.message)
	await inTransaction(context, async (inner) => {
		const { db, now } = inner
		const opened = await lockForWork(inner, request.approvalId)
		requireRequester(opened)
		const { approval, order } = opened
		// A second click finds the first one's result.
		if (approval.status === 'pending') return
		if (approval.status !== 'changes_requested')
			throw new Refusal('conflict', messages.notEditable(approval.status))
		const sealed = await stateOf(inner, order)
		const changed = listed(changedSince(approval.sealed, sealed))
		await updateApproval(db, approval.id, { status: 'pending', round: approval.round + 1, updatedAt: now })
		const comment = [message, changed].filter(Boolean).join('\n\n')
		await addToThread(inner, { approvalId: approval.id, kind: 'resubmitted', comment })
		await renewDesigns(inner, dependencies, { approval, sealed })
		const waiting = await holdAgain(inner, dependencies, order)
		const moved = await transitionOrder(inner, dependencies.orders, { order: waiting, move: 'resubmit' })
		const about = { approvalId: approval.id, order: moved ?? waiting, kind: 'resubmitted' } as const
		await notifyApprovers(inner, notificationDependenciesOf(dependencies), about)
	})
}

async function saveVoided(
	inner: ServiceContext,
	{ approval, order }: Pick<Opened, 'approval' | 'order'>,
	sealed: Sealed,
): Promise<void> {
	const { db, now } = inner
	await updateApproval(db, approval.id, {
		status: 'pending',
		round: approval.round + 1,
		seal: null,
		updatedAt: now,
	})
	const comment = listed(changedSince(approval.sealed, sealed))
	await addToThread(inner, { approvalId: approval.id, kind: 'voided', comment })
	await note(inner, {
		event: 'approval.voided',
		subject: approval.id,
		portalId: order.portalId,
		details: { order: order.id, seal: approval.seal },
	})
}

/**
 * Changes an approved order that is not in production yet as staff: voids its approval and requests a new one.
 * @throws Refusal not_found, forbidden except for csr and admin, invalid, conflict
 */
export async function amendApproved(
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	amendment: Amendment,
): Promise<Amended> {
	return inTransaction(context, async (inner) => {
		const opened = await lockForWork(inner, amendment.approvalId)
		const { approval, order, side } = opened
		if (!canAmendApproved(inner.actor, side)) throw new Refusal('forbidden', messages.notYours)
		if (approval.status !== 'approved') throw new Refusal('conflict', messages.notEditable(approval.status))
		const outcome = await amendLines(inner, { ...amendment, order })
		if (!outcome.order) return { problems: outcome.problems, totalCents: order.totalCents }
		const { totalCents } = await askAgain(inner, dependencies, { approval, order: outcome.order })
		return { problems: [], totalCents }
	})
}

type Changed = {
	approval: ApprovalRow
	/** As it is now. */
	order: OrderRow
}

/** An approved order was changed: its approval no longer counts, and its approvers are asked again. */
async function askAgain(
	inner: ServiceContext,
	dependencies: ApprovalDependencies,
	{ approval, order }: Changed,
): Promise<OrderRow> {
	const sealed = await stateOf(inner, order)
	await saveVoided(inner, { approval, order }, sealed)
	await releaseDesigns(inner, [approval])
	await renewDesigns(inner, dependencies, { approval, sealed })
	const moved = await transitionOrder(inner, dependencies.orders, { order, move: 'void_approval' })
	const waiting = await holdAgain(inner, dependencies, moved ?? order)
	const about = { approvalId: approval.id, order: waiting }
	await notifyApprovers(inner, notificationDependenciesOf(dependencies), { ...about, kind: 'voided' })
	await notifyRequester(inner, notificationDependenciesOf(dependencies), { ...about, kind: 'voided_buyer' })
	return waiting
}

/** The order still waits for its decision: another round, so that a page from before decides nothing. */
async function askAnew(
	inner: ServiceContext,
	dependencies: ApprovalDependencies,
	{ approval, order, why }: Changed & { why: string },
): Promise<void> {
	await updateApproval(inner.db, approval.id, { round: approval.round + 1, updatedAt: inner.now })
	await addToThread(inner, { approvalId: approval.id, kind: 'resubmitted', comment: why })
	await renewDesigns(inner, dependencies, { approval, sealed: await stateOf(inner, order) })
	const about = { approvalId: approval.id, order, kind: 'resubmitted' } as const
	await notifyApprovers(inner, notificationDependenciesOf(dependencies), about)
}

/**
 * The lines of a locked purchase order changed because a player left or joined the team: its approval is asked for as
 * after any amendment. An order that was sent back stays with its buyer. The caller has checked the permission.
 */
export async function followTeamChange(
	inner: ServiceContext,
	dependencies: ApprovalDependencies,
	{ order, why }: { order: OrderRow; why: string },
): Promise<void> {
	const approval = await lockApprovalOf(inner.db, order.id)
	if (!approval) return
	if (approval.status === 'approved') await askAgain(inner, dependencies, { approval, order })
	else if (approval.status === 'pending') await askAnew(inner, dependencies, { approval, order, why })
	else await addToThread(inner, { approvalId: approval.id, kind: 'comment', comment: why })
}
