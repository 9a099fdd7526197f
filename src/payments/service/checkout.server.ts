// Opens a payment page for an order: one at a time, by whoever asks twice the same one again.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import { holdUntil } from '#orders/service/hold.server.ts'
import { lockOwnOrder } from '#orders/service/manage.server.ts'
import type { PaymentDesk } from '../desk.server.ts'
import { messages } from '../messages.ts'
import { isOwnAddress } from '../rules/addresses.ts'
import { insertPayment, openPaymentOf, updatePayment, type PaymentRow } from '../store/payments.server.ts'

export type CheckoutRequest = { orderId: string; successUrl: string; cancelUrl: string }
export type Started = { payment: PaymentRow; email: string; units: number }

/** The order's one open payment, made when there is none. @throws Refusal not_found, conflict */
async function startPayment(
	inner: ServiceContext,
	desk: PaymentDesk,
	{ orderId, successUrl, cancelUrl }: CheckoutRequest,
): Promise<Started> {
	const id = parseOrderId(orderId)
	const order = id && (await lockOwnOrder(inner, id))
	if (!order) throw new Refusal('not_found', messages.notFound)
	if (order.status !== 'pending') throw new Refusal('conflict', messages.notPayable)
	const told = { email: order.contactEmail, units: order.pricing.units }
	const open = await openPaymentOf(inner.db, order.id)
	if (open) return { payment: open, ...told }
	const expiresAt = new Date(inner.now.getTime() + desk.sessionMs)
	await holdUntil(inner, order.id, expiresAt)
	const payment = await insertPayment(inner.db, {
		id: randomUUID(),
		orderId: order.id,
		state: 'creating',
		amountCents: order.totalCents,
		isLive: desk.provider.isLive,
		successUrl,
		cancelUrl,
		expiresAt,
		createdAt: inner.now,
	})
	return { payment, ...told }
}

/** The same question to the provider has the same answer, however often it is asked: the key is the payment's id. */
export function sessionOf({ provider }: PaymentDesk, { payment, email, units }: Started) {
	const { id, orderId, amountCents, currency, expiresAt } = payment
	const metadata = { order_id: orderId, payment_id: id }
	return provider.stripe.checkout.sessions.create(
		{
			mode: 'payment',
			client_reference_id: orderId,
			customer_email: email,
			// One line with the order's total: what is charged is what was ordered, to the cent.
			line_items: [
				{
					quantity: 1,
					price_data: {
						currency,
						unit_amount: amountCents,
						product_data: {
							name: `Fieldhouse order #${referenceOf(orderId)}`,
							description: `${units} item${units === 1 ? '' : 's'}, delivery and tax included`,
						},
					},
				},
			],
			metadata,
			payment_intent_data: { metadata },
			success_url: payment.successUrl,
			cancel_url: payment.cancelUrl,
			expires_at: Math.ceil(expiresAt.getTime() / 1_000),
		},
		{ idempotencyKey: id },
	)
}

/**
 * The address of the payment page. Asked twice, in two tabs or after a lost answer, it is the same page.
 * @throws Refusal not_found for another person's order, conflict when it waits for no payment, invalid for foreign addresses
 */
export async function createCheckout(
	context: ServiceContext,
	desk: PaymentDesk,
	request: CheckoutRequest,
): Promise<{ url: string }> {
	if (context.actor.userId === null) throw new Refusal('signed_out', messages.notFound)
	for (const address of [request.successUrl, request.cancelUrl])
		if (!isOwnAddress(address, desk.publicUrl)) throw new Refusal('invalid', messages.foreignAddress)
	const started = await inTransaction(context, (inner) => startPayment(inner, desk, request))
	if (started.payment.url !== null) return { url: started.payment.url }
	try {
		const session = await sessionOf(desk, started)
		if (!session.url) throw new Error('The provider opened no page')
		await updatePayment(context.db, started.payment.id, {
			state: 'open',
			sessionId: session.id,
			url: session.url,
		})
		return { url: session.url }
	} catch (failure) {
		// The payment stays as it is: the next try asks the provider the same question again.
		context.log.error({ err: failure, payment: started.payment.id }, 'payment page not opened')
		throw new Refusal('conflict', messages.notReached)
	}
}
