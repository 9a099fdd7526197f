// Opens a payment page for an order: one at a time, by whoever asks twice the same one again.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { holdUntil } from '#orders/service/hold.server.ts'
import { lockOwnOrder } from '#orders/service/manage.server.ts'
import { ProviderRefusal, type NewSession, type SessionFacts } from '../contract.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { isOwnAddress } from '../rules/addresses.ts'
import {
	giveUpPayment,
	insertPayment,
	openPaymentOf,
	openPayment,
	type PaymentRow,
} from '../store/payments.server.ts'
import { startedOf, type Started } from './started.server.ts'

export type CheckoutRequest = { orderId: string; successUrl: string; cancelUrl: string }

/** The order's one open payment, made when there is none. @throws Refusal not_found, conflict */
async function startPayment(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ orderId, successUrl, cancelUrl }: CheckoutRequest,
): Promise<Started> {
	const id = parseOrderId(orderId)
	const order = id && (await lockOwnOrder(inner, id))
	if (!order) throw new Refusal('not_found', messages.notFound)
	if (order.status !== 'pending') throw new Refusal('conflict', messages.notPayable)
	if (order.isSplit) throw new Refusal('conflict', messages.isSplit)
	const open = await openPaymentOf(inner.db, order.id)
	if (open) return startedOf(inner.db, dependencies, { payment: open, order })
	const expiresAt = new Date(inner.now.getTime() + dependencies.sessionMs)
	await holdUntil(inner, order.id, expiresAt)
	const payment = await insertPayment(inner.db, {
		id: randomUUID(),
		orderId: order.id,
		state: 'creating',
		amountCents: order.totalCents,
		isLive: dependencies.provider.isLive,
		successUrl,
		cancelUrl,
		expiresAt,
		createdAt: inner.now,
	})
	return startedOf(inner.db, dependencies, { payment, order })
}

/**
 * Providers keep a page open for 30 minutes at least, counted from when they hear of it, and for a day at most: a little
 * longer than the stock is held. Who looks after overdue orders ends the page.
 */
const slackMs = 120_000
const longestMs = 86_400_000 - slackMs

const pageEndsAt = ({ createdAt, expiresAt }: PaymentRow): number =>
	Math.ceil(Math.min(expiresAt.getTime() + slackMs, createdAt.getTime() + longestMs) / 1_000)

/** The same for a payment however often it is asked for, so that the provider answers with the same page. */
const sessionFor = ({ payment, ...page }: Started): NewSession => ({
	...page,
	paymentId: payment.id,
	orderId: payment.orderId,
	amountCents: payment.amountCents,
	currency: payment.currency,
	expiresAtSeconds: pageEndsAt(payment),
})

/**
 * The provider's session of a payment that has none noted yet. A payment that it refuses for good is given up, so that
 * the next try begins anew: so it is with one that was begun, interrupted and asked about much later.
 * @throws ProviderRefusal, or another error when the provider cannot be reached
 */
export async function openedSession(
	context: ServiceContext,
	{ provider }: PaymentDependencies,
	started: Started,
): Promise<{ facts: SessionFacts; url: string | null }> {
	try {
		const opened = await provider.openSession(sessionFor(started))
		await openPayment(context.db, started.payment.id, { sessionId: opened.facts.id, url: opened.url })
		return opened
	} catch (failure) {
		if (failure instanceof ProviderRefusal) await giveUpPayment(context.db, started.payment.id)
		throw failure
	}
}

/** The page of a payment that was started; opened now when there is none yet. */
async function urlOf(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	start: (inner: ServiceContext) => Promise<Started>,
): Promise<string> {
	const started = await inTransaction(context, start)
	if (started.payment.url !== null) return started.payment.url
	const { url } = await openedSession(context, dependencies, started)
	if (!url) throw new Error('The provider opened no page')
	return url
}

/**
 * Starts a payment and opens its page. An earlier try that came to nothing makes room for a new one.
 * @param start inside a transaction: the payment that is open, or a new one
 * @throws Refusal conflict when the provider cannot be reached, and whatever `start` refuses
 */
export async function openPage(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ orderId, start }: { orderId: string; start: (inner: ServiceContext) => Promise<Started> },
): Promise<{ url: string }> {
	try {
		return {
			url: await urlOf(context, dependencies, start).catch((failure: unknown) => {
				if (!(failure instanceof ProviderRefusal)) throw failure
				return urlOf(context, dependencies, start)
			}),
		}
	} catch (failure) {
		if (failure instanceof Refusal) throw failure
		context.log.error({ err: failure, order: orderId }, 'payment page not opened')
		throw new Refusal('conflict', messages.notReached)
	}
}

/**
 * The address of the payment page of a whole order. Asked twice, in two tabs or after a lost answer, it is the same page.
 * @throws Refusal not_found for another person's order, conflict when it waits for no payment, invalid for foreign addresses
 */
export async function createCheckout(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	request: CheckoutRequest,
): Promise<{ url: string }> {
	if (context.actor.userId === null) throw new Refusal('signed_out', orderMessages.signIn)
	for (const address of [request.successUrl, request.cancelUrl])
		if (!isOwnAddress(address, dependencies.publicUrl)) throw new Refusal('invalid', messages.foreignAddress)
	const start = (inner: ServiceContext) => startPayment(inner, dependencies, request)
	return openPage(context, dependencies, { orderId: request.orderId, start })
}
