// Moves of one job, or of all jobs of an order. The order's status follows.
import { assertCan } from '#policies/policy.ts'
import { productionPolicy } from '../policies.ts'
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseJobId, parseOrderId } from '#kit/ids.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { isUnderWay, after as orderAfter, statusNames } from '#orders/states.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { ProductionDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { needsReason, sortedForMove, targetOf, type FloorMove } from '../rules/floor.ts'
import { jobStatusNames } from '../states.ts'
import {
	changeJobs,
	insertJobEvents,
	lockJobs,
	orderOfJob,
	type JobChange,
	type LockedJob,
} from '../store/jobs.server.ts'
import { findAndLockOrder } from '#orders/service/find.server.ts'
import { sealOf } from '../store/source.server.ts'
import { publishStage } from './publish.server.ts'

export type JobMoving = { move: FloorMove; why?: string }
/** `already`: jobs that had the target status. */
export type Moved = { moved: number; already: number }

const packing: Partial<Record<FloorMove, JobChange['packed']>> = { pack: 'all', redo: 'none' }

/** The first started job puts its order into production. */
export async function beginOrder(
	inner: ServiceContext,
	dependencies: ProductionDependencies,
	order: OrderRow,
): Promise<void> {
	if (orderAfter(order.status, 'start') !== undefined)
		await transitionOrder(inner, dependencies.orders, { order, move: 'start' })
}

async function make(
	inner: ServiceContext,
	dependencies: ProductionDependencies,
	{ order, jobs, move, why }: { order: OrderRow; jobs: readonly LockedJob[]; move: FloorMove; why: string },
): Promise<void> {
	if (move === 'start') await requireSeal(inner, dependencies, { orderId: order.id, jobs })
	const ids = jobs.map(({ id }) => id)
	const packed = packing[move]
	const status = targetOf(move)
	await changeJobs(inner.db, ids, { status, at: inner.now, ...(packed && { packed }) })
	const actorId = inner.actor.userId
	await insertJobEvents(
		inner.db,
		ids.map((jobId) => ({ id: randomUUID(), jobId, status, actorId, why, at: inner.now })),
	)
	await publishStage(inner, { order, jobIds: ids, stage: status })
	if (move === 'start') await beginOrder(inner, dependencies, order)
}

type OrderMoving = JobMoving & { orderId: string; jobIds: readonly string[] | 'all' }

/** @throws Refusal not_found, conflict */
async function moveIn(
	inner: ServiceContext,
	dependencies: ProductionDependencies,
	moving: OrderMoving,
): Promise<Moved> {
	const { orderId, jobIds, move, why = '' } = moving
	const order = await lockedFloorOrder(inner, orderId)
	const rows = await lockJobs(inner.db, order.id, jobIds)
	const { moving: jobs, already, stuck } = sortedForMove(rows, move)
	const [first] = stuck
	if (jobIds !== 'all' && first) throw new Refusal('conflict', messages.notNow(jobStatusNames[first.status]))
	if (jobs.length > 0) {
		requireUnderWay(order)
		await make(inner, dependencies, { order, jobs, move, why })
	}
	return { moved: jobs.length, already: already.length }
}

/** @throws Refusal forbidden, invalid */
function check(context: ServiceContext, { move, why = '' }: JobMoving): void {
	assertCan(context, productionPolicy, 'work')
	if (needsReason(move) && why.trim() === '') throw new Refusal('invalid', messages.reasonRequired)
}

/**
 * Moves one job; a second click changes nothing.
 * @throws Refusal forbidden, invalid, not_found, conflict
 */
export async function moveJob(
	context: ServiceContext,
	dependencies: ProductionDependencies,
	{ jobId, ...moving }: JobMoving & { jobId: string },
): Promise<Moved> {
	check(context, moving)
	return inTransaction(context, async (inner) => {
		const id = parseJobId(jobId)
		const orderId = id && (await orderOfJob(inner.db, id))
		if (!id || !orderId) throw new Refusal('not_found', messages.noJob)
		return moveIn(inner, dependencies, { ...moving, orderId, jobIds: [id] })
	})
}

/**
 * Moves every job of an order that can make the move and skips the others. The same number of statements for any size.
 * @throws Refusal forbidden, invalid, not_found, conflict
 */
export async function moveWholeOrder(
	context: ServiceContext,
	dependencies: ProductionDependencies,
	moving: JobMoving & { orderId: string },
): Promise<Moved> {
	check(context, moving)
	return inTransaction(context, (inner) => moveIn(inner, dependencies, { ...moving, jobIds: 'all' }))
}

/** The order, locked before its jobs, so that concurrent work on it cannot deadlock. @throws Refusal not_found */
export async function lockedFloorOrder(inner: ServiceContext, orderId: string): Promise<OrderRow> {
	const id = parseOrderId(orderId)
	const order = id && (await findAndLockOrder(inner, id))
	if (!order) throw new Refusal('not_found', messages.noOrder)
	return order
}

/** @throws Refusal conflict for an order that is waiting, cancelled or shipped */
export function requireUnderWay({ status }: Pick<OrderRow, 'status'>): void {
	if (!isUnderWay(status)) throw new Refusal('conflict', messages.orderNotMade(statusNames[status]))
}

/** Work starts only while the order matches its approval. @throws Refusal conflict */
export async function requireSeal(
	inner: ServiceContext,
	{ sealHolds }: Pick<ProductionDependencies, 'sealHolds'>,
	{ orderId, jobs }: { orderId: string; jobs: readonly Pick<LockedJob, 'seal'>[] },
): Promise<void> {
	const seal = (await sealOf(inner.db, orderId)) ?? null
	if (jobs.some((job) => job.seal !== seal)) throw new Refusal('conflict', messages.sealBroken([]))
	// An order paid by card needed no approval.
	if (seal === null) return
	const { holds, differences } = await sealHolds(inner, orderId)
	if (!holds) throw new Refusal('conflict', messages.sealBroken(differences))
}
