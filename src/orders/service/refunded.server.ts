// Records a refund on its order: units, money, and stock returned to the shelf while the order is not in production.
import { returnStock, summedPerVariant } from '#catalog/service/stock.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { OrderDependencies } from '../dependencies.server.ts'
import { addRefundedUnits, linesOf, shrinkHolds, updateOrder } from '../store/orders.server.ts'
import type { OrderRow } from '../tables.ts'
import type { UnitsBack } from '../rules/refunds.ts'
import { recordEvent } from './history.server.ts'
import { transitionOrder, notifyBuyer } from './transition.server.ts'

type Refunded = { order: OrderRow; amountCents: number; lines: readonly UnitsBack[]; reason: string }

/** Restocks units of an order that is not in production yet. */
async function shelve(inner: ServiceContext, { order, lines }: Refunded): Promise<void> {
	if (lines.length === 0) return
	await addRefundedUnits(inner.db, order.id, lines)
	if (order.status !== 'paid') return
	const variants = new Map((await linesOf(inner.db, order.id)).map(({ id, variantId }) => [id, variantId]))
	const back = summedPerVariant(
		lines.flatMap(({ lineId, qty }) => {
			const variantId = variants.get(lineId)
			return variantId ? [{ variantId, quantity: qty }] : []
		}),
	)
	await returnStock(inner, back)
	await shrinkHolds(inner.db, order.id, back)
}

/** Call it inside a transaction, with the order locked. Refunding the whole total moves the order to `refunded`. */
export async function recordRefund(
	inner: ServiceContext,
	dependencies: OrderDependencies,
	refunded: Refunded,
): Promise<void> {
	const { order, amountCents, reason } = refunded
	// A cancelled order keeps its status: its late payment was simply returned.
	if (order.status === 'cancelled') return
	const refundedCents = Math.min(order.refundedCents + amountCents, order.totalCents)
	const isWhole = refundedCents === order.totalCents
	await shelve(inner, refunded)
	await updateOrder(inner.db, order.id, { refundedCents, updatedAt: inner.now })
	for (const tell of dependencies.onRefunded)
		await tell(inner, { order, refundedCents, lines: refunded.lines })
	if (isWhole)
		await transitionOrder(inner, dependencies, {
			order: { ...order, refundedCents },
			move: 'refund',
			why: reason,
		})
	else await recordEvent(inner, order, { kind: 'refunded_part', why: reason })
	// Shares are refunded one by one: the buyer was notified once, when the refund was requested.
	if (!order.isSplit)
		await notifyBuyer(inner, dependencies, { order, kind: 'refunded', why: reason, amountCents })
}
