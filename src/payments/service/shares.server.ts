// Payment pages of split orders: one per share, opened by the holder of its link, and one for the rest, opened by the
// buyer.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { holdUntil, lockOwnOrder } from '#orders/service/manage.server.ts'
import { lockShare, openShareTotals, shareByToken } from '#orders/service/shares.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { sharesUrl, shareUrl } from '#orders/urls.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { insertPayment, openPaymentOf } from '../store/payments.server.ts'
import { openPage, startedOf, tokenMark, type Started } from './checkout.server.ts'
import { askOnce, closePage } from './reconcile.server.ts'

/** Limit of payment pages per link; an open page is returned again. */
const limit = { name: 'share-checkout', turns: 60, windowMs: 600_000 }

type Owed = { order: OrderRow; shareId: string | null; amountCents: number; backTo: string }

/** A new payment of a locked order, which waits at least as long as its page is open. */
async function begun(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ order, shareId, amountCents, backTo }: Owed,
): Promise<Started> {
	const expiresAt = new Date(inner.now.getTime() + dependencies.sessionMs)
	if (order.expiresAt === null || order.expiresAt < expiresAt) await holdUntil(inner, order.id, expiresAt)
	const payment = await insertPayment(inner.db, {
		id: randomUUID(),
		orderId: order.id,
		shareId,
		state: 'creating',
		amountCents,
		isLive: dependencies.provider.isLive,
		successUrl: `${dependencies.publicUrl}${backTo}?payment=success`,
		cancelUrl: `${dependencies.publicUrl}${backTo}?payment=cancelled`,
		expiresAt,
		createdAt: inner.now,
	})
	return startedOf(inner.db, dependencies, { payment, order })
}

/** An open share of a pending order, both locked. @throws Refusal not_found, conflict when there is nothing left to pay */
export async function lockOpenShare(
	inner: ServiceContext,
	asked: { orderId: string; shareId: string },
): ReturnType<typeof lockShare> {
	const { order, share } = await lockShare(inner, asked)
	if (share.state === 'withdrawn') throw new Refusal('conflict', messages.shareWithdrawn)
	if (share.state !== 'open') throw new Refusal('conflict', messages.sharePaid)
	if (order.status !== 'pending') throw new Refusal('conflict', messages.shareClosed)
	return { order, share }
}

/** @throws Refusal not_found, conflict when there is nothing left to pay */
async function startShare(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ orderId, shareId }: { orderId: string; shareId: string },
): Promise<Started> {
	const { order, share } = await lockOpenShare(inner, { orderId, shareId })
	const open = await openPaymentOf(inner.db, orderId, shareId)
	if (open) return startedOf(inner.db, dependencies, { payment: open, order })
	const { amountCents } = share
	// The link's secret is not stored: it replaces this mark in the URLs sent to the provider.
	return begun(inner, dependencies, { order, shareId, amountCents, backTo: shareUrl(tokenMark) })
}

/**
 * The payment page of a link's share; needs no account. Repeated requests return the same page.
 * @throws Refusal not_found, too_many; conflict when the share or its order does not wait for payment
 */
export async function createShareCheckout(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	token: string | undefined,
): Promise<{ url: string }> {
	const { share, order } = await shareByToken(context, token)
	const isAllowed = await inTransaction(context, ({ db, now }) =>
		takeTurn(db, now, { ...limit, subject: share.id }),
	)
	if (!isAllowed) throw new Refusal('too_many', messages.tooMany)
	const asked = { orderId: order.id, shareId: share.id }
	return openPage(context, dependencies, {
		orderId: order.id,
		start: (inner) => startShare(inner, dependencies, asked),
	})
}

/** A payment page for a rest that is smaller now. */
type Stale = { stalePaymentId: string }

/** @throws Refusal not_found, conflict when nothing is left to pay */
async function startRest(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	idText: string,
): Promise<Started | Stale> {
	const id = parseOrderId(idText)
	const order = id && (await lockOwnOrder(inner, id))
	if (!order?.isSplit) throw new Refusal('not_found', messages.notFound)
	if (order.status !== 'pending') throw new Refusal('conflict', messages.notPayable)
	const { cents: amountCents } = await openShareTotals(inner, order.id)
	const open = await openPaymentOf(inner.db, order.id)
	if (open && open.amountCents !== amountCents) return { stalePaymentId: open.id }
	if (open) return startedOf(inner.db, dependencies, { payment: open, order })
	return begun(inner, dependencies, { order, shareId: null, amountCents, backTo: sharesUrl(order.id) })
}

/** Ends an older page for more than the open rest. @throws Refusal conflict while a bank is processing it */
async function endStale(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	orderId: string,
): Promise<void> {
	const found = await inTransaction(context, (inner) => startRest(inner, dependencies, orderId))
	if (!('stalePaymentId' in found)) return
	const { isOnTheWay } = await closePage(context, dependencies, found.stalePaymentId)
	if (isOnTheWay) throw new Refusal('conflict', messages.restOnTheWay)
}

/**
 * The payment page for all open shares: the buyer covers the rest.
 * @throws Refusal signed_out, not_found for another person's order; conflict when nothing is left, or it is being paid
 */
export async function coverRest(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	orderId: string,
): Promise<{ url: string }> {
	if (context.actor.userId === null) throw new Refusal('signed_out', orderMessages.signIn)
	const start = async (inner: ServiceContext) => {
		const found = await startRest(inner, dependencies, orderId)
		// A family paid at this moment: a second click gets the smaller rest.
		if ('stalePaymentId' in found) throw new Refusal('conflict', messages.busy)
		return found
	}
	await endStale(context, dependencies, orderId)
	return openPage(context, dependencies, { orderId, start })
}

/** A payer returned from a share's payment page: asks at once instead of waiting for the event. */
export async function askAboutShare(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	token: string | undefined,
): Promise<void> {
	const { share, order } = await shareByToken(context, token)
	if (share.state === 'open')
		await askOnce(context, dependencies, await openPaymentOf(context.db, order.id, share.id))
}
