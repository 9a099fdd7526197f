// Events of the demo's orders, executed by the shop's own services.
import { eq } from 'drizzle-orm'
import type { ApprovalDependencies } from '#approvals/dependencies.server.ts'
import { approve, requestChanges } from '#approvals/service/decide.server.ts'
import { sealHolds } from '#approvals/service/seal.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { approvals } from '#approvals/tables.ts'
import { jobs } from '#production/tables.ts'
import { visitor, type Actor, type Role } from '#kit/roles.ts'
import { refundFor } from '#orders/rules/refunds.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { linesOf, lockOrder } from '#orders/store/orders.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { moveJob, moveWholeOrder } from '#production/service/moves.server.ts'
import { markDelivered, shipOrder } from '#production/service/ship.server.ts'
import { payByCard, sendBackToCard } from './card.server.ts'
import type { DemoOrder, DemoStep } from './plan.ts'

export type DemoShop = {
	dependencies: ApprovalDependencies
	/** A context for a demo person, this many days ago. */
	at: (daysAgo: number, actor: Actor) => ServiceContext
	person: (role: Role) => Actor
}

async function orderNow({ db }: ServiceContext, orderId: string): Promise<OrderRow> {
	const order = await lockOrder(db, orderId)
	if (!order) throw new Error('An order of the demo has gone')
	return order
}

async function approvalOf({ db }: ServiceContext, orderId: string): Promise<string> {
	const [row] = await db.select({ id: approvals.id }).from(approvals).where(eq(approvals.orderId, orderId))
	if (!row) throw new Error('An order of the demo waits for no approval')
	return row.id
}

async function pay({ dependencies }: DemoShop, inner: ServiceContext, orderId: string): Promise<void> {
	const order = await orderNow(inner, orderId)
	await payByCard(inner, order)
	await transitionOrder(inner, dependencies.orders, { order, move: 'pay' })
}

async function finishSome(
	inner: ServiceContext,
	makers: Parameters<typeof moveJob>[1],
	{ orderId, count }: { orderId: string; count: number },
): Promise<void> {
	const rows = await inner.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.orderId, orderId)).limit(count)
	for (const { id } of rows) await moveJob(inner, makers, { jobId: id, move: 'finish' })
}

type Refund = {
	orderId: string
	reason: string
	/** Units of the first line; all lines without it. */ count?: number
}

async function refund({ dependencies }: DemoShop, csr: ServiceContext, asked: Refund): Promise<void> {
	const { orderId, reason, count } = asked
	const order = await orderNow(csr, orderId)
	const bought = (await linesOf(csr.db, orderId)).map(({ refundedQty, snapshot, ...line }) => ({
		...line,
		gone: refundedQty,
		raisesFunds: snapshot.raisesFunds,
	}))
	const lines =
		count === undefined
			? bought.map(({ id, qty }) => ({ lineId: id, qty }))
			: [{ lineId: bought[0]?.id ?? '', qty: count }]
	const amountCents = count === undefined ? order.totalCents : refundFor(bought, lines, order.pricing)
	await sendBackToCard(csr, dependencies.orders, { order, amountCents, lines, reason })
}

/** Runs one step of an order as the role that takes it in the shop. */
export async function takeStep(
	shop: DemoShop,
	{ orderId, by }: { orderId: string; by: DemoOrder['by'] },
	step: DemoStep,
): Promise<void> {
	const { dependencies, at, person } = shop
	const as = (role: Role) => at(step.daysAgo, person(role))
	const makers = { orders: dependencies.orders, sealHolds }
	switch (step.what) {
		case 'pay':
			return pay(shop, at(step.daysAgo, visitor), orderId)
		case 'approve':
			return void (await approve(as('school_admin'), dependencies, await approvalOf(as('csr'), orderId)))
		case 'changes': {
			const approvalId = await approvalOf(as('csr'), orderId)
			return void (await requestChanges(as('school_admin'), dependencies, {
				approvalId,
				comment: step.comment,
			}))
		}
		case 'start':
		case 'finish':
		case 'pack':
			return void (await moveWholeOrder(as('production'), makers, { orderId, move: step.what }))
		case 'finish-some':
			return finishSome(as('production'), makers, { orderId, count: step.count })
		case 'ship':
			return shipOrder(as('production'), makers, {
				orderId,
				shipment: { carrier: 'ups', service: 'Ground', trackingNumber: step.tracking },
			})
		case 'deliver':
			return markDelivered(as('production'), makers, orderId)
		case 'cancel':
			return void (await cancelOrder(as(by), dependencies.orders, {
				orderId,
				why: 'Ordered on a purchase order instead',
			}))
		case 'refund':
			return refund(shop, as('csr'), { orderId, reason: 'Wrong color ordered' })
		case 'refund-units':
			return refund(shop, as('csr'), { orderId, count: step.count, reason: step.reason })
	}
}
