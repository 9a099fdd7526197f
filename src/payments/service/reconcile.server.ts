// Asks the provider about payments without events, and ends payment pages that must not be paid any more.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { expireOrder, overdue, waitLonger } from '#orders/service/manage.server.ts'
import { findOrder, findOwnOrder } from '#orders/service/find.server.ts'
import { ProviderRefusal, type SessionFacts } from '../contract.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import {
	endOpenPayment,
	openPaymentOf,
	openPaymentsOf,
	payablePagesOf,
	paymentById,
	silentPayments,
	updatePayment,
	type PaymentRow,
} from '../store/payments.server.ts'
import { applySession } from './apply-session.server.ts'
import { openedSession, startedOf } from './checkout.server.ts'

/** Events usually arrive within seconds; after this silence the provider is asked. */
const silenceMs = 120_000
const askedAtOnce = 20

/** A delayed payment may be refused later, which the session itself does not show. */
async function hasRefused({ provider }: PaymentDependencies, facts: SessionFacts): Promise<boolean> {
	if (facts.status !== 'complete' || facts.isPaid || facts.paymentIntentId === null) return false
	return provider.hasRefused(facts.paymentIntentId)
}

/** The current result of a payment. */
type PaymentProgress = { isPaid: boolean; isOnTheWay: boolean }
const nothing: PaymentProgress = { isPaid: false, isOnTheWay: false }

async function applyFacts(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ facts, paymentId }: { facts: SessionFacts; paymentId: string },
): Promise<PaymentProgress> {
	const hasFailed = await hasRefused(dependencies, facts)
	await inTransaction(context, (inner) => applySession(inner, dependencies, { facts, paymentId, hasFailed }))
	const isOnTheWay = facts.status === 'complete' && !facts.isPaid && !hasFailed
	return { isPaid: facts.isPaid, isOnTheWay }
}

/**
 * The session's current state at the provider; a payment whose response was lost gets its session by a repeated
 * request.
 */
async function currentSession(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	paymentId: string,
): Promise<SessionFacts | undefined> {
	const payment = await paymentById(context.db, paymentId)
	if (!payment) return undefined
	if (payment.sessionId !== null) return dependencies.provider.sessionById(payment.sessionId)
	const order = await findOrder(context, payment.orderId)
	if (!order) return undefined
	return (
		await openedSession(context, dependencies, await startedOf(context.db, dependencies, { payment, order }))
	).facts
}

/** Asks about one payment and applies the answer; undefined when the provider could not be asked. */
async function askProvider(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	paymentId: string,
): Promise<PaymentProgress | undefined> {
	// Set before asking, so that an unanswered payment goes to the end of the line.
	await updatePayment(context.db, paymentId, { askedAt: context.now })
	try {
		const facts = await currentSession(context, dependencies, paymentId)
		return facts ? await applyFacts(context, dependencies, { facts, paymentId }) : nothing
	} catch (failure) {
		context.log.warn({ err: failure, payment: paymentId }, 'payment provider not reached')
		return undefined
	}
}

/** @returns whether the provider could be asked; its answer is applied */
export const askAbout = async (
	context: ServiceContext,
	dependencies: PaymentDependencies,
	paymentId: string,
): Promise<boolean> => (await askProvider(context, dependencies, paymentId)) !== undefined

/**
 * Asks about the page of an order, or of one of its shares, before another order replaces it. An unreachable provider blocks nothing.
 * @throws Refusal conflict when it was paid, or a bank is processing the payment
 */
export async function refuseWhilePaid(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ orderId, shareId }: { orderId: string; shareId?: string },
): Promise<void> {
	const payment = await openPaymentOf(context.db, orderId, shareId)
	// A page without a session was never shown.
	const progress = payment?.sessionId ? await askProvider(context, dependencies, payment.id) : undefined
	const reference = referenceOf(orderId)
	if (progress?.isPaid) throw new Refusal('conflict', messages.justPaid(reference))
	if (progress?.isOnTheWay) throw new Refusal('conflict', messages.bankAtWork(reference))
}

/** The buyer returned from the payment page: asks at once instead of waiting for the event. */
export async function askAboutOwn(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	orderId: string,
): Promise<void> {
	const order = await findOwnOrder(context, orderId)
	if (order?.status !== 'pending') return
	await askOnce(context, dependencies, await openPaymentOf(context.db, order.id))
}

/** Asks about a payment unless it was asked about within the last 2 seconds. */
export async function askOnce(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	payment: PaymentRow | undefined,
): Promise<void> {
	const isFresh = payment?.askedAt && context.now.getTime() - payment.askedAt.getTime() < 2_000
	if (payment && !isFresh) await askAbout(context, dependencies, payment.id)
}

/** Ends a payment page; a payment completed at the same moment counts. A bank may still be processing it. */
export async function closePage(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	paymentId: string,
) {
	const facts = await currentSession(context, dependencies, paymentId)
	if (!facts) return nothing
	if (facts.status !== 'open') return applyFacts(context, dependencies, { facts, paymentId })
	return applyFacts(context, dependencies, {
		facts: await dependencies.provider.endSession(facts.id),
		paymentId,
	})
}

/** Ends the obsolete payment pages of an order. A job: @throws when the provider cannot be reached */
export async function closePagesOf(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	orderId: string,
): Promise<void> {
	for (const { id } of await payablePagesOf(context.db, orderId)) await closePage(context, dependencies, id)
}

/**
 * How much longer to wait for a bank. Banks take days (Stripe: up to four business days for ACH) and report the result.
 */
const bankLooksMs = 86_400_000

/** Ends a page before its order expires. A page unknown to the provider was opened with other keys. */
async function endPage(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	paymentId: string,
): Promise<PaymentProgress> {
	try {
		return await closePage(context, dependencies, paymentId)
	} catch (failure) {
		if (!(failure instanceof ProviderRefusal && failure.reason === 'unknown')) throw failure
		context.log.warn({ payment: paymentId }, 'payment page unknown to the provider')
		await endOpenPayment(context.db, paymentId)
		return nothing
	}
}

/** Expires an overdue order; the provider is asked first, so that a last-second payment counts. */
async function expireOne(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	orderId: string,
): Promise<void> {
	try {
		let isOnTheWay = false
		for (const { id } of await openPaymentsOf(context.db, orderId))
			isOnTheWay = (await endPage(context, dependencies, id)).isOnTheWay || isOnTheWay
		const until = new Date(context.now.getTime() + bankLooksMs)
		if (isOnTheWay) await waitLonger(context, orderId, until)
		else await expireOrder(context, dependencies.orders, orderId)
	} catch (failure) {
		context.log.warn({ err: failure, order: orderId }, 'order not expired: payment provider not reached')
	}
}

/** Closes pages that the job left open; a failure with one order does not affect the others. */
async function closeOne(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	orderId: string,
): Promise<void> {
	try {
		await closePagesOf(context, dependencies, orderId)
	} catch (failure) {
		context.log.warn({ err: failure, order: orderId }, 'payment pages not closed')
	}
}

/** The periodic job: expires overdue orders, and asks about payments without events. */
export async function reconcile(context: ServiceContext, dependencies: PaymentDependencies): Promise<void> {
	const since = new Date(context.now.getTime() - silenceMs)
	const [late, silent] = [
		await overdue(context),
		await silentPayments(context.db, { since, limit: askedAtOnce }),
	]
	for (const { id } of late) await expireOne(context, dependencies, id)
	const lateIds = new Set(late.map(({ id }) => id))
	for (const { id, orderId } of silent) if (!lateIds.has(orderId)) await askAbout(context, dependencies, id)
	const orderIds = new Set(silent.map(({ orderId }) => orderId))
	for (const orderId of orderIds) await closeOne(context, dependencies, orderId)
}

/** A payer without an account returned from the payment page: asks at once instead of waiting for the event. */
export const askAboutOrder = async (
	context: ServiceContext,
	dependencies: PaymentDependencies,
	orderId: string,
): Promise<void> => askOnce(context, dependencies, await openPaymentOf(context.db, orderId))
