// The view of one approval: players, price, proof, thread, seal, and changes since the last decision.
import type { ServiceContext } from '#database/context.server.ts'
import { proofInOrder } from '#designs/service/ordered.server.ts'
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import { Refusal } from '#kit/errors.ts'
import { orderView } from '#orders/service/views.server.ts'
import { orderLinesOf } from '#orders/service/find.server.ts'
import { messages } from '../messages.ts'
import { differences } from '../rules/differences.ts'
import { canAmendApproved } from '../rules/can.ts'
import { reviewerName, threadsOf } from '../store/approvals.server.ts'
import { designsOn, listedApproval } from '../store/list.server.ts'
import type { ApprovalPage } from '../views.ts'
import { approvableOf, playerView } from './list.server.ts'
import { openToRead } from './open.server.ts'
import { stateOf } from './seal.server.ts'

/** Players per page: a full squad. */
export const playersPerPage = 60

/** @throws Refusal not_found for users without access */
export async function approvalPage(
	context: ServiceContext,
	{ id, page: asked }: { id: string; page: number },
): Promise<ApprovalPage> {
	const { db, actor } = context
	const { approval, order, side } = await openToRead(context, id)
	const row = await listedApproval(db, approval.id)
	if (!row) throw new Refusal('not_found', messages.notFound)
	const [lines, designs, thread, now] = [
		await orderLinesOf({ db }, order.id),
		await designsOn(db, [order.id]),
		await threadsOf(db, [approval.id]),
		await stateOf(context, order),
	]
	const pages = Math.max(1, Math.ceil(lines.length / playersPerPage))
	const page = Math.min(Math.max(1, asked), pages)
	const shown = lines.slice((page - 1) * playersPerPage, page * playersPerPage)
	const { status, seal, sealed } = approval
	return {
		...approvableOf(row, { viewerId: actor.userId, designs, thread }),
		order: await orderView(context, order.id),
		players: shown.map(playerView),
		page,
		pages,
		seal: status === 'approved' ? seal : null,
		sealedBy: await reviewerName(db, approval.id),
		sealedAt: approval.updatedAt,
		changed: sealed ? differences(sealed, now, { withNames: true }) : [],
		can: {
			amend: side === 'requester' && status === 'changes_requested',
			amendApproved: canAmendApproved(actor, side) && order.status === 'approved',
			comment: status !== 'ended',
		},
	}
}

/** The finished proof of one of the order's designs. @throws Refusal not_found, also for designs of other orders */
export async function approvalProof(
	context: ServiceContext,
	dependencies: Pick<ProofDependencies, 'store'>,
	{ id, designId, version }: { id: string; designId: string; version: number },
): Promise<Uint8Array> {
	const { order } = await openToRead(context, id)
	const lines = await orderLinesOf(context, order.id)
	if (!lines.some((line) => line.designId === designId && line.designVersion === version))
		throw new Refusal('not_found', messages.notFound)
	return proofInOrder(context, dependencies, { designId, version })
}
