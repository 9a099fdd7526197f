// A catalog item's new design in its portal's open orders: the change of all that can take it, at once.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { distinctVersions, orderProofs } from '#designs/service/ordered.server.ts'
import { Refusal } from '#kit/errors.ts'
import {
	lockOpenOrdersBut,
	saveRedesigns,
	type ItemOfPortal,
	type Redesign,
} from '#orders/service/redesign.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { assertCan } from '#policies/policy.ts'
import { notificationDependenciesOf, type ApprovalDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { approvalPolicy } from '../policies.ts'
import type { Sealed } from '../schemas.ts'
import { lockApprovalsOf, reopenApprovals, setDesigns } from '../store/approvals.server.ts'
import { changedSince, holdAgain, listed } from './amend.server.ts'
import { notifyApprovers, notifyRequester } from './notify.server.ts'
import { addToThreads } from './open.server.ts'
import {
	canChange,
	mostAtOnce,
	piecesOf,
	planOf,
	revisionOf,
	type Planned,
} from './redesign-question.server.ts'
import { releaseDesigns, statesOf } from './seal.server.ts'

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
