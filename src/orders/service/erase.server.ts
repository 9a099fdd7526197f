// What becomes of a person's orders when they leave, and what they take along.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatUsd } from '#kit/money.ts'
import { reassignToTeam } from '#portals/service/reassign.server.ts'
import type { OrderDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { referenceOf } from '../rules/waiting.ts'
import { isUnderWay, statusNames, underWayStatuses, waitingStatuses } from '../states.ts'
import {
	addressesForCopy,
	anonymizeOrders,
	lockOrdersOf,
	orderedDesignsOf,
	orderIdsOf,
	ordersForCopy,
} from '../store/erase.server.ts'
import type { OrderRow } from '../tables.ts'
import { transitionOrder } from './transition.server.ts'
import { reassignOrders } from './reassign.server.ts'

export type OrderUnderWay = { id: string; reference: string }

/** The actor's orders that are made and shipped before their account can go, newest first. */
export async function ordersUnderWay({
	db,
	actor,
}: Pick<ServiceContext, 'db' | 'actor'>): Promise<OrderUnderWay[]> {
	if (actor.userId === null) return []
	const ids = await orderIdsOf(db, actor.userId, underWayStatuses)
	return ids.map((id) => ({ id, reference: referenceOf(id) }))
}

/**
 * Call it in the transaction in which an account goes, while the person is still there. A team's purchase order that
 * waits passes to somebody who keeps its portal; every other waiting order is cancelled and gives its stock back. All
 * orders of the person stay as fiscal records of nobody.
 * @returns the orders that were passed on
 * @throws Refusal conflict while an order is under way: the account goes once it has been shipped
 */
export async function eraseOrders(
	inner: ServiceContext,
	dependencies: OrderDependencies,
	userId: string,
): Promise<OrderRow[]> {
	const open = await lockOrdersOf(inner.db, userId, [...waitingStatuses, ...underWayStatuses])
	if (open.some(({ status }) => isUnderWay(status))) throw new Refusal('conflict', messages.underWay)
	const passed = await reassignOrders(inner, dependencies, { leaving: userId, orders: open })
	const kept = new Set(passed.map(({ id }) => id))
	await anonymizeOrders(inner.db, userId)
	// Nobody is left to be told.
	for (const order of open.filter(({ id }) => !kept.has(id)))
		await transitionOrder(inner, dependencies, {
			order: { ...order, contactEmail: '', cartId: null },
			move: 'cancel',
			why: 'The account was deleted',
		})
	return passed
}

/**
 * Keeps what orders of a team are made from: the school looks them up, others still wait for theirs. Call it after
 * `eraseOrders`, before designs and files go.
 */
export const keepOrderedDesigns = async (inner: ServiceContext, leaving: string): Promise<void> =>
	reassignToTeam(inner, leaving, await orderedDesignsOf(inner.db, leaving))

const most = 1_000

/** Orders and addresses for the person's own copy, in words. */
export async function ordersForExport({ db }: Pick<ServiceContext, 'db'>, userId: string) {
	const orders = await ordersForCopy(db, userId, most)
	return {
		orders: orders.map(({ order, lines }) => ({
			reference: referenceOf(order.id),
			id: order.id,
			status: statusNames[order.status],
			placedAt: order.createdAt,
			paymentMode: order.paymentMode,
			poNumber: order.poNumber,
			pricing: order.pricing,
			total: formatUsd(order.totalCents),
			refunded: formatUsd(order.refundedCents),
			shipTo: order.shipTo,
			contactEmail: order.contactEmail,
			lines: lines.map(({ snapshot, customization, qty, unitCents, lineCents, refundedQty, designId }) => ({
				product: `${snapshot.brand} ${snapshot.model}`,
				color: snapshot.color,
				...customization,
				designId,
				quantity: qty,
				refundedQuantity: refundedQty,
				unitPrice: formatUsd(unitCents),
				price: formatUsd(lineCents),
			})),
		})),
		addresses: await addressesForCopy(db, userId, most),
	}
}
