// What a catalog item's new design would change in its portal's open orders.
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { orderRevision } from '#orders/service/amend.server.ts'
import { redesignsOf, type ItemOfPortal, type Redesign } from '#orders/service/redesign.server.ts'
import { linePictureUrl } from '#orders/urls.ts'
import { assertCan } from '#policies/policy.ts'
import { approvalPolicy } from '../policies.ts'
import { redesigningOf, type Redesigning } from '../rules/redesign.ts'
import { approvalsOf, type ApprovalRow } from '../store/approvals.server.ts'
import type { OldDesign, RedesignQuestion } from '../views.ts'

/** Orders that are changed at once; a portal rarely has more than a dozen open. */
export const mostAtOnce = 100

export type Planned = { redesign: Redesign; approval: ApprovalRow | null; step: Redesigning }
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

export async function planOf(
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
export function revisionOf({ design }: ItemOfPortal, { total, planned }: Plan): string {
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

export const piecesOf = (some: readonly Planned[]): number =>
	some.reduce((sum, { redesign }) => sum + redesign.pieces, 0)

export const canChange = ({ step }: Planned): boolean => 'way' in step

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

const plainPicture = (planned: readonly Planned[]): string | null => {
	const ids = new Set(planned.flatMap(({ redesign }) => redesign.changed.map(({ id }) => id)))
	const writes = planned.flatMap(({ redesign }) => redesign.after?.writes ?? [])
	return writes.find(({ id }) => ids.has(id))?.snapshot.picture ?? null
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
		plainPicture: item.design ? null : plainPicture(planned),
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
