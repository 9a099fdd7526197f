// Opens a payment page for an order: one at a time; repeated requests return the same page.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { holdUntil, lockedOrderById, lockOwnOrder } from '#orders/service/manage.server.ts'
import { ProviderRefusal, type NewSession, type SessionFacts } from '../contract.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { pageTexts } from '../rules/page-texts.ts'
import { isOwnAddress } from '../rules/session.ts'
import { payerLanguage } from './payer-language.server.ts'
import {
	giveUpPayment,
	insertPayment,
	openPayment,
	openPaymentOf,
	type PaymentRow,
} from '../store/payments.server.ts'
import type { Language } from '#kit/language.ts'
import type { Connection } from '#database/client.server.ts'
import { includedIn } from '#orders/rules/shares.ts'
import { donationName, isDonation } from '#orders/rules/donation.ts'
import { isOfFamily, referenceOf } from '#orders/rules/order.ts'
import { quoteToken, shareContents, shareToken } from '#orders/service/shares.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { shopNow } from '#shop-settings/service/shop.server.ts'

// What the provider receives for a payment: derived from the payment and its order alone, so that a retry after a lost
// response sends the same request.
export type Started = {
	payment: PaymentRow
	/** Null where the payment page asks for it: a family's email is unknown. */
	email: string | null
	name: string
	detail: string
	language: Language
	successUrl: string
	cancelUrl: string
}

/** Placeholder for a share link's secret in stored URLs. */
export const tokenMark = '{SHARE}'

/** Sends no player's name to the provider. */
export async function startedOf(
	db: Connection,
	dependencies: Pick<PaymentDependencies, 'orders'>,
	{ payment, order }: { payment: PaymentRow; order: OrderRow },
): Promise<Started> {
	const { shareId, successUrl, cancelUrl } = payment
	const language = await payerLanguage({ db }, { order, shareId })
	const texts = pageTexts[language]
	const { name: shop } = await shopNow({ db })
	const name = texts.order(shop, referenceOf(order.id))
	const whole = { payment, email: order.contactEmail, successUrl, cancelUrl, language }
	const { pricing } = order
	if (isDonation(order))
		return { ...whole, name: texts.donation(donationName(pricing)), detail: texts.allOfIt }
	const detailOf = (what: string, raisesFunds = true) =>
		`${what}, ${includedIn(pricing, { raisesFunds, language })}`
	if (order.quoteId !== null) {
		const token = quoteToken(dependencies.orders, { quoteId: order.quoteId, link: order.quoteLink ?? 0 })
		const [back, cancelled] = [successUrl, cancelUrl].map((url) => url.replaceAll(tokenMark, token))
		const detail = detailOf(texts.items(pricing.units))
		return { ...whole, name, detail, successUrl: back ?? '', cancelUrl: cancelled ?? '' }
	}
	if (!order.isSplit) return { ...whole, name, detail: detailOf(texts.items(pricing.units)) }
	if (shareId === null) return { ...whole, name: `${name}, the rest`, detail: detailOf('All unpaid shares') }
	const { units, raisesFunds } = await shareContents({ db }, shareId)
	const token = shareToken(dependencies.orders, shareId)
	return {
		payment,
		email: null,
		language,
		name: isOfFamily(order) ? name : texts.share(name),
		detail: detailOf(texts.items(units), raisesFunds),
		successUrl: successUrl.replaceAll(tokenMark, token),
		cancelUrl: cancelUrl.replaceAll(tokenMark, token),
	}
}

export type CheckoutRequest = { orderId: string; successUrl: string; cancelUrl: string }

/** The order's one open payment, created when there is none. @throws Refusal not_found, conflict */
async function startPayment(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ orderId, successUrl, cancelUrl }: CheckoutRequest,
): Promise<Started> {
	const id = parseOrderId(orderId)
	const order = id && (await lockOwnOrder(inner, id))
	if (!order) throw new Refusal('not_found', messages.notFound)
	return startOf(inner, dependencies, { order, successUrl, cancelUrl })
}

/** @throws Refusal conflict */
async function startOf(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ order, successUrl, cancelUrl }: { order: OrderRow } & Omit<CheckoutRequest, 'orderId'>,
): Promise<Started> {
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
 * Providers keep a page open for 30 minutes to 24 hours from the request: it ends a little after the stock's hold. The
 * job for overdue orders ends the page.
 */
const slackMs = 120_000
const longestMs = 86_400_000 - slackMs

const pageEndsAt = ({ createdAt, expiresAt }: PaymentRow): number =>
	Math.ceil(Math.min(expiresAt.getTime() + slackMs, createdAt.getTime() + longestMs) / 1_000)

/** Depends on the payment alone, so that the provider returns the same page for repeated requests. */
const sessionFor = ({ payment, ...page }: Started): NewSession => ({
	...page,
	paymentId: payment.id,
	orderId: payment.orderId,
	amountCents: payment.amountCents,
	currency: payment.currency,
	expiresAtSeconds: pageEndsAt(payment),
})

/**
 * Opens the provider's session of a payment without one. A payment that the provider refuses for good is given up, so
 * that the next attempt starts a new one; a long-interrupted payment ends this way.
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

/** The page of a started payment; opened now when there is none yet. */
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
 * Starts a payment and opens its page. A failed earlier attempt is replaced.
 * @param start inside a transaction: returns the open payment, or a new one
 * @throws Refusal conflict when the provider cannot be reached, and whatever `start` throws
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
 * The URL of the payment page for a whole order; repeated requests return the same page.
 * @throws Refusal not_found for another person's order, conflict when it does not wait for payment, invalid for foreign
 * URLs
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

/**
 * The payment page of a donation, which has no account; the caller has checked that the donor sent it. Repeated requests
 * return the same page. @throws Refusal not_found, conflict
 */
export const createDonationCheckout = (
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ orderId, ...back }: CheckoutRequest,
): Promise<{ url: string }> =>
	openPage(context, dependencies, {
		orderId,
		start: async (inner) => {
			const order = await lockedOrderById(inner, orderId)
			if (!isDonation(order)) throw new Refusal('not_found', messages.notFound)
			return startOf(inner, dependencies, { order, ...back })
		},
	})

/**
 * The payment page of a quote's order, for the holder of the quote's link, which the caller has checked. Repeated
 * requests return the same page. @throws Refusal not_found, conflict
 */
export const createQuoteCheckout = (
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ orderId, quoteId, ...back }: CheckoutRequest & { quoteId: string },
): Promise<{ url: string }> =>
	openPage(context, dependencies, {
		orderId,
		start: async (inner) => {
			const order = await lockedOrderById(inner, orderId)
			if (order.quoteId !== quoteId) throw new Refusal('not_found', messages.notFound)
			return startOf(inner, dependencies, { order, ...back })
		},
	})
