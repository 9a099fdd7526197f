// Card payments of the demo: stored as the payment sandbox does, so that they can be refunded like any other.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { payments, refunds } from '#payments/tables.ts'
import { recordRefund } from '#orders/service/transition.server.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import type { UnitsBack } from '#orders/rules/refunds.ts'
import type { OrderRow } from '#orders/tables.ts'
import { newIntent, newRefund, newSession, seconds, succeeded } from '#payments/sandbox/objects.ts'
import { insertObject, lockObject, saveObject } from '#payments/sandbox/store.server.ts'
import { taxOfRefund } from '#payments/service/plan-refund.server.ts'
import { paidPaymentOf } from '#payments/store/payments.server.ts'

const openMs = 30 * 60_000

/** Records the payment; the order itself is not moved yet. */
export async function payByCard(inner: ServiceContext, order: OrderRow): Promise<void> {
	const { db, now } = inner
	const { id: orderId, totalCents, contactEmail } = order
	const id = randomUUID()
	const metadata = { order_id: orderId, payment_id: id }
	const name = `Order ${orderId.slice(0, 8)}`
	const addresses = { successUrl: '/account?payment=success', cancelUrl: '/account' }
	const opened = newSession(
		{
			mode: 'payment',
			client_reference_id: orderId,
			customer_email: contactEmail,
			line_items: [
				{ quantity: 1, price_data: { currency: 'usd', unit_amount: totalCents, product_data: { name } } },
			],
			metadata,
			success_url: addresses.successUrl,
			cancel_url: addresses.cancelUrl,
		},
		{
			now,
			expiresAt: seconds(new Date(now.getTime() + openMs)),
			urlOf: (session) => `/sandbox/pay/${session}`,
		},
	)
	const intent = succeeded(newIntent(opened, { now, metadata }))
	const session = {
		...opened,
		status: 'complete' as const,
		payment_status: 'paid' as const,
		payment_intent: intent.id,
		url: null,
	}
	const hidden = { title: name, detail: '', intentMetadata: metadata, isConfirming: false, declined: '' }
	await insertObject(db, 'session', { data: session, hidden, createdAt: now })
	await insertObject(db, 'intent', {
		data: intent,
		hidden: { refundedCents: 0, refunds: 'at-once' },
		createdAt: now,
	})
	await db.insert(payments).values({
		id,
		orderId,
		state: 'paid',
		amountCents: totalCents,
		isLive: false,
		sessionId: session.id,
		paymentIntentId: intent.id,
		...addresses,
		expiresAt: new Date(now.getTime() + openMs),
		createdAt: now,
		paidAt: now,
	})
}

export type Back = { order: OrderRow; amountCents: number; lines: UnitsBack[]; reason: string }

/** Refunds the payment and updates the order. */
export async function sendBackToCard(
	inner: ServiceContext,
	dependencies: OrderDependencies,
	back: Back,
): Promise<void> {
	const { db, now } = inner
	const { order, amountCents, lines, reason } = back
	const payment = await paidPaymentOf(db, order.id)
	const intent = payment && (await lockObject(db, 'intent', payment.paymentIntentId ?? ''))
	if (!payment || !intent) throw new Error('Only what was paid can go back')
	const id = randomUUID()
	const metadata = { refund_id: id, order_id: order.id }
	const refund = newRefund(
		{ payment_intent: intent.data.id, amount: amountCents, metadata },
		{ intent: intent.data, amount: amountCents, now, status: 'succeeded' },
	)
	await insertObject(db, 'refund', { data: refund, hidden: {}, createdAt: now })
	const refundedCents = intent.hidden.refundedCents + amountCents
	await saveObject(db, 'intent', { data: intent.data, hidden: { ...intent.hidden, refundedCents } })
	const part = { paymentId: payment.id, amountCents, lines }
	await db.insert(refunds).values({
		...part,
		id,
		orderId: order.id,
		state: 'done',
		taxCents: await taxOfRefund(inner, order, part),
		reason,
		requestedBy: inner.actor.userId,
		providerRefundId: refund.id,
		createdAt: now,
		doneAt: now,
	})
	await recordRefund(inner, dependencies, { order, amountCents, lines, reason })
}
