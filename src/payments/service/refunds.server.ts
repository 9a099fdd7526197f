// Money back: whole, by line, or an amount; reserved at once, sent to the provider by the queue, told when it is done.
import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { lockedOrder } from '#orders/service/manage.server.ts'
import { noteRefund } from '#orders/service/refunded.server.ts'
import { mayManageOrders } from '#orders/rules/waiting.ts'
import { refundFor, type BoughtLine } from '#orders/rules/refunds.ts'
import { linesOf, lockOrder, type OrderRow } from '#orders/store/orders.server.ts'
import type { PaymentDesk } from '../desk.server.ts'
import { messages } from '../messages.ts'
import type { EventOutcome } from '../states.ts'
import {
	insertRefund,
	lockRefund,
	paidPaymentOf,
	paymentById,
	refundById,
	refundsOf,
	updateRefund,
	type RefundRow,
} from '../store/payments.server.ts'
import { tellStaff } from './send-back.server.ts'

export type RefundRequest = {
	orderId: string
	/** All that is left, some units of some lines, or an amount of money alone. */
	what: 'whole' | { lines: { lineId: string; qty: number }[] } | { amountCents: number }
	reason: string
}

/** Units per line that went back before or are on their way. */
async function boughtLines(
	inner: ServiceContext,
	order: OrderRow,
	standing: readonly RefundRow[],
): Promise<BoughtLine[]> {
	const gone = new Map<string, number>()
	for (const { lines } of standing)
		for (const { lineId, qty } of lines) gone.set(lineId, (gone.get(lineId) ?? 0) + qty)
	return (await linesOf(inner.db, order.id)).map(({ id, unitCents, qty, snapshot }) => ({
		id,
		unitCents,
		qty,
		raisesFunds: snapshot.raisesFunds,
		gone: gone.get(id) ?? 0,
	}))
}

/** @throws Refusal invalid for lines of other orders and for more units than there are */
function checked(lines: readonly BoughtLine[], back: readonly { lineId: string; qty: number }[]) {
	for (const { lineId, qty } of back) {
		const line = lines.find(({ id }) => id === lineId)
		if (!line) throw new Refusal('invalid', messages.unknownLine)
		if (!Number.isSafeInteger(qty) || qty < 1 || qty > line.qty - line.gone)
			throw new Refusal('invalid', messages.tooManyUnits)
	}
	if (new Set(back.map(({ lineId }) => lineId)).size < back.length)
		throw new Refusal('invalid', messages.tooManyUnits)
	return back
}

type Planned = { amountCents: number; lines: { lineId: string; qty: number }[] }

async function planned(
	inner: ServiceContext,
	{ order, standing, leftCents }: { order: OrderRow; standing: readonly RefundRow[]; leftCents: number },
	what: RefundRequest['what'],
): Promise<Planned> {
	if (what !== 'whole' && 'amountCents' in what) return { amountCents: what.amountCents, lines: [] }
	const lines = await boughtLines(inner, order, standing)
	if (what === 'whole') {
		const rest = lines.filter(({ qty, gone }) => qty > gone)
		return {
			amountCents: leftCents,
			lines: rest.map(({ id, qty, gone }) => ({ lineId: id, qty: qty - gone })),
		}
	}
	const back = [...checked(lines, what.lines)]
	// What was paid back as money alone may have used up part of it.
	return { amountCents: Math.min(refundFor(lines, back, order.pricing), leftCents), lines: back }
}

/**
 * Asks for a refund. The amount is reserved at once, so that two at the same moment never exceed what was paid.
 * @returns the refund's id and amount in cents
 * @throws Refusal forbidden, not_found, invalid, conflict
 */
export async function requestRefund(
	context: ServiceContext,
	desk: PaymentDesk,
	request: RefundRequest,
): Promise<{ refundId: string; amountCents: number }> {
	if (!mayManageOrders(context.actor)) throw new Refusal('forbidden', messages.staffOnly)
	if (request.reason.trim() === '') throw new Refusal('invalid', messages.reasonRequired)
	return inTransaction(context, async (inner) => {
		const order = await lockedOrder(inner, request.orderId)
		const payment = await paidPaymentOf(inner.db, order.id)
		if (!payment) throw new Refusal('conflict', messages.notPaid)
		const standing = (await refundsOf(inner.db, order.id)).filter(({ paymentId }) => paymentId === payment.id)
		const leftCents = payment.amountCents - standing.reduce((sum, { amountCents }) => sum + amountCents, 0)
		if (leftCents <= 0) throw new Refusal('conflict', messages.nothingToRefund)
		const { amountCents, lines } = await planned(inner, { order, standing, leftCents }, request.what)
		if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > leftCents)
			throw new Refusal('invalid', messages.tooMuch(leftCents))
		const refundId = randomUUID()
		await insertRefund(inner.db, {
			id: refundId,
			orderId: order.id,
			paymentId: payment.id,
			state: 'requested',
			amountCents,
			lines,
			reason: request.reason.trim(),
			requestedBy: inner.actor.userId,
			createdAt: inner.now,
		})
		await desk.queueRefund(inner, refundId)
		return { refundId, amountCents }
	})
}

/** The money is on its way: the order says so, once. */
async function refundDone(
	inner: ServiceContext,
	desk: PaymentDesk,
	{ refundId, providerRefundId }: { refundId: string; providerRefundId: string },
): Promise<EventOutcome> {
	const known = await refundById(inner.db, refundId)
	const order = known && (await lockOrder(inner.db, known.orderId))
	const refund = known && (await lockRefund(inner.db, refundId))
	if (!order || !refund) return 'ignored'
	if (refund.state === 'done') return 'repeated'
	await updateRefund(inner.db, refundId, { state: 'done', providerRefundId, doneAt: inner.now })
	const { amountCents, lines, reason } = refund
	// Money that came a second time goes back without touching what the first one paid for.
	if ((await paidPaymentOf(inner.db, order.id))?.id !== refund.paymentId) return 'applied'
	await noteRefund(inner, desk.orders, { order, amountCents, lines, reason })
	return 'applied'
}

async function refundFailed(inner: ServiceContext, refundId: string, detail: string): Promise<EventOutcome> {
	const refund = await lockRefund(inner.db, refundId)
	if (!refund || refund.state === 'failed') return refund ? 'repeated' : 'ignored'
	if (refund.state === 'done') {
		await tellStaff(inner, {
			kind: 'refund_failed',
			orderId: refund.orderId,
			subject: refundId,
			detail: 'The refund came back from the buyer’s bank: the buyer has not got the money.',
		})
		return 'applied'
	}
	await updateRefund(inner.db, refundId, { state: 'failed' })
	await tellStaff(inner, { kind: 'refund_failed', orderId: refund.orderId, subject: refundId, detail })
	return 'applied'
}

/** Undefined when the provider will not do it, however often it is asked. */
async function sentRefund(
	{ provider }: PaymentDesk,
	{ id, orderId, amountCents }: RefundRow,
	paymentIntentId: string,
): Promise<Stripe.Refund | undefined> {
	try {
		return await provider.stripe.refunds.create(
			{
				payment_intent: paymentIntentId,
				amount: amountCents,
				metadata: { refund_id: id, order_id: orderId },
			},
			{ idempotencyKey: id },
		)
	} catch (failure) {
		if (failure instanceof Stripe.errors.StripeInvalidRequestError) return undefined
		throw failure
	}
}

const refuseRefund = (context: ServiceContext, refundId: string): Promise<void> =>
	inTransaction(context, async (inner) => {
		await refundFailed(inner, refundId, 'The provider refused the refund.')
	})

/** The job: asks the provider, and tells staff when it refuses. @throws when it cannot be reached, to be tried again */
export async function sendRefund(
	context: ServiceContext,
	desk: PaymentDesk,
	refundId: string,
): Promise<void> {
	const refund = await refundById(context.db, refundId)
	if (refund?.state !== 'requested') return
	const payment = await paymentById(context.db, refund.paymentId)
	if (!payment?.paymentIntentId) throw new Error('The payment has no intent to refund')
	const sent = await sentRefund(desk, refund, payment.paymentIntentId)
	if (sent) await inTransaction(context, (inner) => applyProviderRefund(inner, desk, sent))
	else await refuseRefund(context, refundId)
}

/** The last try failed: staff has to see to it. */
export const giveUpRefund = (context: ServiceContext, refundId: string): Promise<void> =>
	inTransaction(context, async (inner) => {
		await refundFailed(inner, refundId, 'The provider could not be reached; the refund was not made.')
	})

/** What the provider says of a refund; one that was made elsewhere is told to staff. */
export async function applyProviderRefund(
	inner: ServiceContext,
	desk: PaymentDesk,
	{ id, status, metadata, amount }: Stripe.Refund,
): Promise<EventOutcome> {
	const refundId = metadata?.['refund_id']
	if (!refundId) {
		const detail = `A refund of ${amount} cents was made outside the shop.`
		await tellStaff(inner, { kind: 'refund_elsewhere', orderId: null, subject: id, detail })
		return 'refused'
	}
	if (status === 'succeeded') return refundDone(inner, desk, { refundId, providerRefundId: id })
	if (status === 'failed' || status === 'canceled')
		return refundFailed(inner, refundId, 'The provider refused the refund.')
	return 'ignored'
}
