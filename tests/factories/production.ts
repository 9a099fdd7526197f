// Orders in production and production staff, for tests.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { approvals } from '#approvals/tables.ts'
import { orderLines } from '#orders/tables.ts'
import { jobs } from '#production/tables.ts'
import { currentTerms, pricedLines, totalsOf } from '#orders/service/lines.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { lockOrder } from '#orders/store/orders.server.ts'
import type { OrderMove } from '#orders/states.ts'
import type { WantedLine } from '#orders/schemas.ts'
import { teamLines } from './orders/team.ts'
import { newBuyer, newOrder, testOrderDependencies, type TestOrderDependencies } from './orders.ts'
import { noFurtherCheck, type ProductionDependencies } from '#production/dependencies.server.ts'
import { followOrder, followRefund } from '#production/service/jobs.server.ts'

export type TestFloor = ProductionDependencies & { orders: TestOrderDependencies }

/** Order dependencies with production's subscribers. */
export function testFloor(): TestFloor {
	const orders = testOrderDependencies()
	orders.onMoved.push(followOrder)
	orders.onRefunded.push(followRefund)
	return { orders, sealHolds: noFurtherCheck }
}

/** A transition as payments and approvals apply it, with the order locked. */
export const moved = (
	by: ServiceContext,
	{ orders }: ProductionDependencies,
	[orderId, move]: [string, OrderMove],
) =>
	inTransaction(by, async (inner) => {
		const order = await lockOrder(inner.db, orderId)
		if (!order) throw new Error('No such order')
		return transitionOrder(inner, orders, { order, move })
	})

/** A coach's unapproved purchase order for these lines. */
export async function purchaseOrder(
	coach: ServiceContext,
	floor: TestFloor,
	lines: readonly WantedLine[],
): Promise<string> {
	const priced = (await pricedLines(coach, lines)).lines.filter((line) => line !== null)
	const terms = await currentTerms(coach, { portal: null, delivery: { isTaxExempt: false } })
	const seenTotalCents = totalsOf(priced, terms).totalCents
	const payment = { paymentMode: 'school_po', poNumber: randomUUID().slice(0, 8), seenTotalCents } as const
	return (await newOrder(coach, floor.orders, { lines, ...payment })).id
}

/** The same with its own designs and players, approved; with a seal unless it is null. */
export async function approvedOrder(
	context: ServiceContext,
	floor: TestFloor,
	{ players, seal = null }: { players: number; seal?: string | null },
): Promise<string> {
	const coach = await newBuyer(context, ['coach'])
	const id = await purchaseOrder(coach, floor, await teamLines(coach, players))
	if (seal !== null) await sealed(context, id, seal)
	await moved(context, floor, [id, 'approve'])
	return id
}

/** The approval of an order with this seal. */
export async function sealed(
	{ db, now }: ServiceContext,
	orderId: string,
	seal: string | null,
): Promise<void> {
	const row = { id: randomUUID(), orderId, status: 'approved', seal, createdAt: now, updatedAt: now } as const
	await db.insert(approvals).values(row).onConflictDoUpdate({ target: approvals.orderId, set: { seal } })
}

/** A person of the production staff. */
export const newWorker = (context: ServiceContext) => newBuyer(context, ['production'])

/** Jobs of an order, line by line. */
export const jobsIn = ({ db }: ServiceContext, orderId: string) =>
	db
		.select({
			id: jobs.id,
			status: jobs.status,
			packedQty: jobs.packedQty,
			seal: jobs.seal,
			dueOn: jobs.dueOn,
			methods: jobs.methods,
			placements: jobs.placements,
			threadChart: jobs.threadChart,
			designVersion: jobs.designVersion,
		})
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.where(eq(jobs.orderId, orderId))
		.orderBy(orderLines.position, jobs.createdAt)
