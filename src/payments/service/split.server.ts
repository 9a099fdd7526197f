// Payments of split orders: each pays its share, the last one pays the order, and unneeded payments are refunded.
// Everything here runs inside a transaction, with the order locked.
import type { ServiceContext } from '#database/context.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { notifyStaff } from '#orders/service/tasks.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import {
	coverOpenShares,
	openShareTotals,
	payOpenShare,
	shareStatesOf,
} from '#orders/service/shares.server.ts'
import type { OrderMove } from '#orders/states.ts'
import type { PaymentDependencies, PaymentQueues } from '../dependencies.server.ts'
import type { EventOutcome } from '../states.ts'
import { paidPaymentsOf, payablePagesOf, refundsOf, type PaymentRow } from '../store/payments.server.ts'
import { reserveBack } from './send-back.server.ts'
import { notifyPayer, type ReceivedPayment } from './notify-payer.server.ts'

/** Refunds an unneeded payment; notifies staff and the payer. A family is notified when the refund is sent. */
async function refundAsStaff(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ amountCents, why, ...received }: ReceivedPayment & { amountCents: number; why: string },
): Promise<void> {
	const { payment, order } = received
	await reserveBack(inner, dependencies, [{ payment, amountCents, why }])
	await notifyStaff(inner, {
		kind: 'paid_not_fulfilled',
		orderId: order.id,
		subject: payment.id,
		detail: why,
	})
	if (payment.shareId === null)
		await notifyPayer(inner, dependencies, { ...received, kind: 'returned', amountCents, why })
}

/** A payment of the rest covers all open shares; what families paid meanwhile is refunded to the buyer. */
async function coverRest(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	received: ReceivedPayment,
): Promise<void> {
	const { payment, order } = received
	const { id: orderId } = order
	if ((await openShareTotals(inner, orderId)).cents > payment.amountCents) {
		// A share was added after the page was opened: the rest is paid as a whole, or not at all.
		const why = 'A player joined the order at the same moment: please cover the rest again'
		return refundAsStaff(inner, dependencies, { ...received, amountCents: payment.amountCents, why })
	}
	const coveredCents = await coverOpenShares(inner, orderId)
	// Shares are settled and never opened again: what is open now is what the payment was for, or less.
	const tooMuch = payment.amountCents - coveredCents
	await transitionOrder(inner, dependencies.orders, { order, move: 'pay' })
	const why = 'Families had paid some of the shares at the same moment'
	if (tooMuch > 0) await refundAsStaff(inner, dependencies, { ...received, amountCents: tooMuch, why })
}

/** Why money of a player who left goes back; families read it. */
export const playerLeft = 'The player has left the team'

async function payShare(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ shareId, ...received }: ReceivedPayment & { shareId: string },
): Promise<void> {
	const { payment, order } = received
	const { id: orderId } = order
	const settled = await payOpenShare(inner, { orderId, shareId })
	if (settled === 'before') {
		const share = (await shareStatesOf(inner, orderId)).find(({ id }) => id === shareId)
		const why = share?.state === 'withdrawn' ? playerLeft : 'This share had been paid already'
		return refundAsStaff(inner, dependencies, { ...received, amountCents: payment.amountCents, why })
	}
	await notifyPayer(inner, dependencies, { ...received, kind: 'paid' })
	if (settled === 'last') await transitionOrder(inner, dependencies.orders, { order, move: 'pay' })
}

/** Applies a received payment to its split order. The last share, or the rest, pays the order. */
export async function paidForSplit(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	received: ReceivedPayment,
): Promise<EventOutcome> {
	const { payment, order } = received
	const { shareId, amountCents } = payment
	if (order.status !== 'pending') {
		const why = `The order had been ${order.status === 'cancelled' ? 'called off' : 'paid'} already`
		await refundAsStaff(inner, dependencies, { ...received, amountCents, why })
	} else if (shareId === null) await coverRest(inner, dependencies, received)
	else await payShare(inner, dependencies, { ...received, shareId })
	// Other pages may be open for shares that are settled now.
	if ((await payablePagesOf(inner.db, order.id)).length > 0) await dependencies.queueClosing(inner, order.id)
	return 'applied'
}

/** Subscribes to `order.moved`: closes the payment pages of an order that ended unpaid, and refunds paid shares. */
export const closeEndedOrder =
	(queues: PaymentQueues) =>
	async (inner: ServiceContext, { order, move }: { order: OrderRow; move: OrderMove }): Promise<void> => {
		if ((move === 'cancel' || move === 'expire') && order.paymentMode !== 'school_po')
			await closePayments(inner, queues, order)
	}

async function closePayments(inner: ServiceContext, queues: PaymentQueues, order: OrderRow): Promise<void> {
	await queues.queueClosing(inner, order.id)
	if (order.isSplit) await returnPayments(inner, queues, { order, why: 'The order was called off' })
}

/** Refunds what is left of the payments of a split order, or of some of its shares. */
async function returnPayments(
	inner: ServiceContext,
	queues: PaymentQueues,
	{ order, why, of }: { order: OrderRow; why: string; of?: ReadonlySet<string> },
): Promise<void> {
	const standing = await refundsOf(inner.db, order.id)
	const left = ({ id, amountCents }: PaymentRow) =>
		standing.reduce(
			(cents, refund) => cents - (refund.paymentId === id ? refund.amountCents : 0),
			amountCents,
		)
	const backs = (await paidPaymentsOf(inner.db, order.id))
		.filter(({ shareId }) => !of || (shareId !== null && of.has(shareId)))
		.map((payment) => ({ payment, amountCents: left(payment), why }))
		.filter(({ amountCents }) => amountCents > 0)
	await reserveBack(inner, queues, backs)
}

/** Ends payment pages of a locked order that must not be paid as they are any more. */
export async function closeStalePages(
	inner: ServiceContext,
	queues: PaymentQueues,
	orderId: string,
): Promise<void> {
	if ((await payablePagesOf(inner.db, orderId)).length > 0) await queues.queueClosing(inner, orderId)
}

/** Shares were withdrawn from a locked order that waits: ends their payment pages, and returns what was paid. */
export async function settleWithdrawn(
	inner: ServiceContext,
	queues: PaymentQueues,
	{ order, shareIds, why }: { order: OrderRow; shareIds: ReadonlySet<string>; why: string },
): Promise<void> {
	await returnPayments(inner, queues, { order, why, of: shareIds })
	await closeStalePages(inner, queues, order.id)
}
