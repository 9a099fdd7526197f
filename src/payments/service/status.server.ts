// What was paid for an order, and its refunds: completed, pending or failed.
import { assertCan } from '#policies/policy.ts'
import { orderPolicy } from '#orders/policies.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { findOrder } from '#orders/service/find.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { ownRefunds, pursesOf } from '../rules/counted.ts'
import { everyRefundOf, paidPaymentOf, paidPaymentsOf, type RefundRow } from '../store/payments.server.ts'
import { countedOf, countedPaid, refundsOfCounted, type PaidOrder } from './plan-refund.server.ts'

export type RefundStatus = {
	/** Cents that can still be refunded. */
	leftCents: number
	/** Includes failed refunds. */
	refunds: Pick<RefundRow, 'id' | 'state' | 'amountCents' | 'taxCents' | 'reason' | 'createdAt'>[]
	/** Units per line, by id, with a completed or pending refund. */
	units: { lineId: string; qty: number }[]
}

type Order = Pick<OrderRow, 'id' | 'isSplit'>

/**
 * Covers all payments that count toward the order. Null when nothing was paid here, and for a purchase order that is not in
 * production yet.
 * @throws Refusal forbidden
 */
export async function refundStatus(
	{ db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
	orderId: string,
): Promise<RefundStatus | null> {
	assertCan({ actor }, orderPolicy, 'manage')
	const order = await findOrder({ db }, orderId)
	const counted = order ? await countedOf(db, order) : []
	if (!order || counted.length === 0) return null
	const paidWith = new Set(counted.map(({ payment }) => payment.id))
	const refunds = (await everyRefundOf(db, orderId)).filter(({ paymentId }) => paidWith.has(paymentId))
	const standing = refunds.filter(({ state }) => state !== 'failed')
	// While families still pay, only a cancellation refunds money.
	const purses = order.isSplit && order.status === 'pending' ? [] : pursesOf(counted, standing)
	return {
		leftCents: purses.reduce((sum, { leftCents }) => sum + leftCents, 0),
		refunds: refunds.map(({ id, state, amountCents, taxCents, reason, createdAt }) => ({
			id,
			state,
			amountCents,
			taxCents,
			reason,
			createdAt,
		})),
		units: standing.flatMap(({ lines }) => lines),
	}
}

/** When the order was paid: a split order by its last share, or by the rest. Null when no payment has come. */
export async function paidAtOf({ db }: { db: Connection }, { id, isSplit }: Order): Promise<Date | null> {
	const payment = isSplit ? (await paidPaymentsOf(db, id)).at(-1) : await paidPaymentOf(db, id)
	return payment?.paidAt ?? null
}

/** Refunds asked for or done, as far as they are the order's own money, first one first. */
export async function refundsMade({ db }: { db: Connection }, order: PaidOrder): Promise<RefundRow[]> {
	const counted = await countedOf(db, order)
	return ownRefunds(counted, await refundsOfCounted(db, order.id, counted))
}

/** Cents of completed and pending refunds, by id of the paid share. */
export async function backByShare({ db }: { db: Connection }, order: Order): Promise<Map<string, number>> {
	const counted = await countedPaid(db, order)
	const shareOf = new Map(counted.map(({ payment }) => [payment.id, payment.shareId]))
	const back = new Map<string, number>()
	for (const { paymentId, amountCents } of await refundsOfCounted(db, order.id, counted)) {
		const shareId = shareOf.get(paymentId)
		if (shareId) back.set(shareId, (back.get(shareId) ?? 0) + amountCents)
	}
	return back
}
