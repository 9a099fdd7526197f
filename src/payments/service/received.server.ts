// Checks and transfers of schools for their purchase orders, as recorded by staff.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { orderPolicy } from '#orders/policies.ts'
import { lockedOrder } from '#orders/service/manage.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { assertCan } from '#policies/policy.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { isDue, openCents, type ReceivedInput } from '../rules/received.ts'
import { insertReceived, receivedOf, withdrawReceived, type ReceivedRow } from '../store/received.server.ts'

export type Receivable = {
	/** Below zero when more came in than the order costs. */
	openCents: number
	/** Whether a payment can be recorded. */
	isDue: boolean
	payments: Omit<ReceivedRow, 'orderId' | 'recordedBy' | 'createdAt'>[]
}

/** What was received and is open. One statement; null for an order that is not on a purchase order. */
export async function receivableOf(
	{ db }: Pick<ServiceContext, 'db'>,
	order: Pick<OrderRow, 'id' | 'paymentMode' | 'status' | 'totalCents' | 'refundedCents'>,
): Promise<Receivable | null> {
	if (order.paymentMode !== 'school_po') return null
	const rows = await receivedOf(db, order.id)
	return {
		openCents: openCents(order, rows),
		isDue: isDue(order),
		payments: rows.map(({ orderId: _order, recordedBy: _by, createdAt: _at, ...payment }) => payment),
	}
}

/**
 * Records a payment of a school. Call it inside a transaction.
 * @throws Refusal forbidden, not_found; invalid for more than is open or a day to come; conflict when nothing is due
 */
export async function recordReceived(inner: ServiceContext, input: ReceivedInput): Promise<OrderRow> {
	assertCan(inner, orderPolicy, 'manage')
	const order = await lockedOrder(inner, input.orderId)
	if (!isDue(order)) throw new Refusal('conflict', messages.notDue)
	const rows = await receivedOf(inner.db, order.id)
	if (rows.some(({ id }) => id === input.id)) return order
	const open = openCents(order, rows)
	if (open <= 0) throw new Refusal('conflict', messages.nothingOpen)
	if (input.amountCents < 1 || input.amountCents > open)
		throw new Refusal('invalid', messages.moreThanOpen(open))
	if (input.receivedOn > shopDay(inner.now)) throw new Refusal('invalid', messages.receivedLater)
	const row = {
		...input,
		orderId: order.id,
		reference: input.reference.trim().slice(0, 60),
		recordedBy: inner.actor.userId,
		createdAt: inner.now,
	}
	if (!(await insertReceived(inner.db, row))) throw new Refusal('conflict', messages.otherOrder)
	return order
}

/**
 * Withdraws a payment that was recorded by mistake; it stays in the list. Call it inside a transaction.
 * @returns the order and the payment's amount in cents
 * @throws Refusal forbidden, not_found
 */
export async function withdrawReceivedPayment(
	inner: ServiceContext,
	{ orderId, id }: { orderId: string; id: string },
): Promise<{ order: OrderRow; amountCents: number }> {
	assertCan(inner, orderPolicy, 'manage')
	const order = await lockedOrder(inner, orderId)
	const amountCents = await withdrawReceived(inner.db, { id, orderId: order.id, at: inner.now })
	if (amountCents === undefined) throw new Refusal('not_found', messages.noSuchPayment)
	return { order, amountCents }
}
