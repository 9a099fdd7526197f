// Money that came for nothing, and what the staff is told of payments.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { tellBuyer } from '#orders/service/move.server.ts'
import type { OrderRow } from '#orders/store/orders.server.ts'
import type { PaymentDesk } from '../desk.server.ts'
import { insertRefund, insertTask, type PaymentRow } from '../store/payments.server.ts'

export type TaskKind =
	| 'payment_mismatch'
	| 'paid_not_fulfilled'
	| 'bought_twice'
	| 'refund_failed'
	| 'refund_elsewhere'
	| 'dispute'

/** Puts a task on the staff's list; the same thing is told once. */
export const tellStaff = (
	inner: ServiceContext,
	{
		kind,
		orderId,
		subject,
		detail,
	}: { kind: TaskKind; orderId: string | null; subject: string; detail: string },
): Promise<void> =>
	insertTask(inner.db, { id: randomUUID(), kind, orderId, subject, detail, createdAt: inner.now })

/** Money that came for nothing goes back whole, and somebody looks at it. */
export async function sendBack(
	inner: ServiceContext,
	desk: PaymentDesk,
	{ payment, order, why }: { payment: PaymentRow; order: OrderRow; why: string },
): Promise<void> {
	const id = randomUUID()
	await insertRefund(inner.db, {
		id,
		orderId: order.id,
		paymentId: payment.id,
		state: 'requested',
		amountCents: payment.amountCents,
		lines: [],
		reason: why,
		createdAt: inner.now,
	})
	await desk.queueRefund(inner, id)
	await tellStaff(inner, { kind: 'paid_not_fulfilled', orderId: order.id, subject: payment.id, detail: why })
	await tellBuyer(inner, desk.orders, { order, kind: 'refused', why })
}
