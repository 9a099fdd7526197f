// Checks shared by the production use cases.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import { isUnderWay, statusNames } from '#orders/states.ts'
import { findAndLockOrder } from '#orders/service/find.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { ProductionDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import type { LockedJob } from '../store/jobs.server.ts'
import { sealOf } from '../store/source.server.ts'

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
