// Automatic refunds of payments that are not needed.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { notifyBuyer } from '#orders/service/transition.server.ts'
import { notifyStaff } from '#orders/service/tasks.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { PaymentDependencies, PaymentQueues } from '../dependencies.server.ts'
import { insertRefunds, type NewRefund, type PaymentRow } from '../store/payments.server.ts'

export type Back = { payment: PaymentRow; amountCents: number; why: string }

/** Reserves automatic refunds and queues them, inside the transaction. */
export async function reserveBack(
	inner: ServiceContext,
	dependencies: Pick<PaymentQueues, 'queueRefunds'>,
	backs: readonly Back[],
): Promise<void> {
	const rows = backs.map(({ payment, amountCents, why }): NewRefund & { id: string } => ({
		id: randomUUID(),
		orderId: payment.orderId,
		paymentId: payment.id,
		state: 'requested',
		amountCents,
		lines: [],
		reason: why,
		createdAt: inner.now,
	}))
	if (rows.length === 0) return
	await insertRefunds(inner.db, rows)
	await dependencies.queueRefunds(
		inner,
		rows.map(({ id }) => id),
	)
}

/** Refunds a whole payment, creates a staff task, and notifies the buyer. */
export async function sendBack(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ payment, order, why }: { payment: PaymentRow; order: OrderRow; why: string },
): Promise<void> {
	await reserveBack(inner, dependencies, [{ payment, amountCents: payment.amountCents, why }])
	await notifyStaff(inner, {
		kind: 'paid_not_fulfilled',
		orderId: order.id,
		subject: payment.id,
		detail: why,
	})
	await notifyBuyer(inner, dependencies.orders, {
		order,
		kind: 'refunded',
		why,
		amountCents: payment.amountCents,
	})
}
