// A catalog item's new design in its portal's open orders: what would change, and the change of all that can, at once.
import { createHash } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { distinctVersions, orderProofs } from '#designs/service/ordered.server.ts'
import { Refusal } from '#kit/errors.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { orderRevision } from '#orders/service/amend.server.ts'
import {
	lockOpenOrdersBut,
	redesignsOf,
	saveRedesigns,
	type ItemOfPortal,
	type Redesign,
} from '#orders/service/redesign.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { linePictureUrl } from '#orders/urls.ts'
import { assertCan } from '#policies/policy.ts'
import { notificationDependenciesOf, type ApprovalDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { approvalPolicy } from '../policies.ts'
import { redesigningOf, type Redesigning } from '../rules/redesign.ts'
import type { Sealed } from '../schemas.ts'
import {
	approvalsOf,
	lockApprovalsOf,
	reopenApprovals,
	setDesigns,
	type ApprovalRow,
} from '../store/approvals.server.ts'
import type { OldDesign, RedesignQuestion } from '../views.ts'
import { changedSince, holdAgain, listed } from './amend.server.ts'
import { notifyApprovers, notifyRequester } from './notify.server.ts'
import { addToThreads } from './open.server.ts'
import { releaseDesigns, statesOf } from './seal.server.ts'

/** Orders that are changed at once; a portal rarely has more than a dozen open. */
export const mostAtOnce = 100

type Planned = { redesign: Redesign; approval: ApprovalRow | null; step: Redesigning }
type Plan = { total: number; planned: Planned[] }

/** An order that could be changed keeps its design where a line of it cannot be had in the new one. */
function stepOf(
	{ actor }: ServiceContext,
	{ order, problems }: Redesign,
	approval: ApprovalRow | null,
): Redesigning {
	const isOwn = actor.userId !== null && actor.userId === order.userId
	const step = redesigningOf(order, { isOwn, approval: approval?.status ?? null })
	const [first] = problems
	return 'way' in step && first ? { keeps: `Line ${first.at + 1}: ${first.message}` } : step
}

async function planOf(
	context: ServiceContext,
	item: ItemOfPortal,
	readApprovals: typeof approvalsOf,
): Promise<Plan> {
	const { total, redesigns } = await redesignsOf(context, item, mostAtOnce)
	const ids = redesigns.map(({ order }) => order.id)
	const rows = ids.length === 0 ? [] : await readApprovals(context.db, ids)
	const approvals = new Map(rows.map((row) => [row.orderId, row]))
	const planned = redesigns.map((redesign) => {
		const approval = approvals.get(redesign.order.id) ?? null
		return { redesign, approval, step: stepOf(context, redesign, approval) }
	})
	return { total, planned }
}

/** Differs as soon as an order, its approval, a price or the design does. */
function revisionOf({ design }: ItemOfPortal, { total, planned }: Plan): string {
	const facts = planned.map(({ redesign: { order, lines, after }, approval, step }) => [
		order.id,
		order.status,
		orderRevision(order, lines),
		after?.totals.totalCents,
		approval?.round,
		Object.values(step),
	])
	return createHash('sha256')
		.update(JSON.stringify([design?.id, design?.version, total, facts]))
		.digest('base64url')
}

const piecesOf = (some: readonly Planned[]): number =>
	some.reduce((sum, { redesign }) => sum + redesign.pieces, 0)

const canChange = ({ step }: Planned): boolean => 'way' in step

/** The designs that are ordered now, each once with its pieces. */
function oldDesigns(planned: readonly Planned[]): OldDesign[] {
	const lines = planned.flatMap(({ redesign }) => redesign.changed)
	const groups = Map.groupBy(lines, ({ designId, designVersion }) => `${designId} ${designVersion}`)
	return [...groups.values()].flatMap((group) => {
		const [line] = group
		if (!line) return []
		const { orderId, position, designId, snapshot } = line
		const pieces = group.reduce((sum, { qty, refundedQty }) => sum + qty - refundedQty, 0)
		const picture =
			designId === null ? { hash: snapshot.picture } : { src: linePictureUrl(orderId, position) }
		return [{ picture, pieces }]
	})
}

function questionOf(item: ItemOfPortal, plan: Plan): RedesignQuestion {
	const { total, planned } = plan
	const able = planned.filter(canChange)
	const sum = (centsOf: (redesign: Redesign) => number) =>
		able.reduce((cents, { redesign }) => cents + centsOf(redesign), 0)
	return {
		total,
		isTooMany: total > planned.length,
		pieces: piecesOf(planned),
		able: {
			orders: able.length,
			pieces: piecesOf(able),
			beforeCents: sum(({ order }) => order.totalCents),
			afterCents: sum(({ after }) => after?.totals.totalCents ?? 0),
		},
		before: oldDesigns(planned),
		orders: planned.map(({ redesign: { order, pieces, after }, step }) => ({
			id: order.id,
			reference: referenceOf(order.id),
			status: order.status,
			pieces,
			beforeCents: order.totalCents,
			...('way' in step
				? { way: step.way, afterCents: after?.totals.totalCents ?? order.totalCents }
				: { keeps: step.keeps }),
		})),
		revision: revisionOf(item, plan),
	}
}

/** What the new design means for open orders; null when none has another one. @throws Refusal forbidden except for staff */
export async function redesignQuestion(
	context: ServiceContext,
	item: ItemOfPortal,
): Promise<RedesignQuestion | null> {
	assertCan(context, approvalPolicy, 'decideAny')
	const plan = await planOf(context, item, approvalsOf)
	return plan.total === 0 ? null : questionOf(item, plan)
}

type Changed = { planned: Planned; order: OrderRow; before: Sealed; now: Sealed }

/** Approvals ask again, threads say what changed, and the new designs get proofs. Constant statements but for proofs. */
async function saveApprovals(
	inner: ServiceContext,
	dependencies: ApprovalDependencies,
	changed: readonly Changed[],
): Promise<void> {
	const approvals = changed.flatMap(({ planned: { approval, step }, before, now }) =>
		approval && 'way' in step ? [{ approval, way: step.way, before, now }] : [],
	)
	const reopened = approvals.filter(({ way }) => way !== 'change').map(({ approval }) => approval.id)
	if (reopened.length > 0) await reopenApprovals(inner.db, reopened, inner.now)
	await setDesigns(
		inner.db,
		approvals.map(({ approval: { id }, now }) => ({
			id,
			designId: distinctVersions(now.lines)[0]?.designId ?? null,
		})),
	)
	await addToThreads(
		inner,
		approvals.map(({ approval, way, before, now }) => ({
			approvalId: approval.id,
			kind: way === 'void' ? ('voided' as const) : ('redesigned' as const),
			comment: listed(changedSince(before, now)),
		})),
	)
	await releaseDesigns(
		inner,
		approvals.flatMap(({ way, approval }) => (way === 'void' ? [approval] : [])),
	)
	const lines = changed.flatMap(({ now }) => now.lines)
	await orderProofs(inner, dependencies.orderProof, distinctVersions(lines))
}

/** Each order has its own transition, with its subscribers, and its own mails. */
async function askAgain(
	inner: ServiceContext,
	dependencies: ApprovalDependencies,
	{ planned: { approval, step }, order }: Changed,
): Promise<void> {
	if (!approval || !('way' in step)) return
	const { way } = step
	const moved =
		way === 'void'
			? await transitionOrder(inner, dependencies.orders, { order, move: 'void_approval' })
			: undefined
	const waiting = await holdAgain(inner, dependencies, moved ?? order)
	const about = { approvalId: approval.id, order: waiting }
	const mail = notificationDependenciesOf(dependencies)
	if (way !== 'change')
		await notifyApprovers(inner, mail, { ...about, kind: way === 'void' ? 'voided' : 'resubmitted' })
	await notifyRequester(inner, mail, { ...about, kind: way === 'void' ? 'voided_buyer' : 'redesigned' })
}

/**
 * Changes the item's lines to the new design in all open orders that can be changed; the others keep what was ordered.
 * Call in a transaction.
 * @param revision of the question that was answered
 * @throws Refusal forbidden except for staff; conflict when anything differs from the question; invalid for no order
 */
export async function redesignOrders(
	inner: ServiceContext,
	dependencies: ApprovalDependencies,
	{ revision, ...item }: ItemOfPortal & { revision: string },
): Promise<{ orders: number; pieces: number }> {
	assertCan(inner, approvalPolicy, 'decideAny')
	await lockOpenOrdersBut(inner, item, mostAtOnce)
	const plan = await planOf(inner, item, lockApprovalsOf)
	if (plan.total > plan.planned.length || revisionOf(item, plan) !== revision)
		throw new Refusal('conflict', messages.ordersChanged)
	const able = plan.planned.filter(canChange)
	if (able.length === 0) throw new Refusal('invalid', messages.noneToRedesign)
	const redesigns = able.map(({ redesign }) => redesign)
	const before = await statesOf(inner, redesigns)
	const saved = await saveRedesigns(inner, redesigns)
	const now = await statesOf(inner, redesigns.map(withNewLines(saved)))
	const changed = able.flatMap((planned, at): Changed[] => {
		const [order, was, is] = [saved[at], before[at], now[at]]
		return order && was && is ? [{ planned, order, before: was, now: is }] : []
	})
	await saveApprovals(inner, dependencies, changed)
	for (const one of changed) await askAgain(inner, dependencies, one)
	const ids = saved.map(({ id }) => id)
	const details = { item: item.itemId, orders: ids.join(' '), pieces: piecesOf(able) }
	await note(inner, {
		event: 'catalog.orders_changed',
		subject: item.portalId,
		portalId: item.portalId,
		details,
	})
	return { orders: able.length, pieces: piecesOf(able) }
}

const withNewLines =
	(saved: readonly OrderRow[]) =>
	({ lines, after }: Redesign, at: number) => {
		const written = new Map((after?.writes ?? []).map((line) => [line.id, line]))
		const order = saved[at]
		if (!order) throw new Error('Every redesign was saved')
		return { order, lines: lines.map((line) => ({ ...line, ...written.get(line.id) })) }
	}
