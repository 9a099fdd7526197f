// Refunds: whole, by line, or an amount; reserved at once, sent to the provider by the queue, the buyer notified when
// done.
import { assertCan } from '#policies/policy.ts'
import { orderPolicy } from '#orders/policies.ts'
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { lockedOrder } from '#orders/service/manage.server.ts'
import { notifyBuyer, recordRefund } from '#orders/service/transition.server.ts'
import { findAndLockOrder } from '#orders/service/find.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { ProviderRefusal, type ProviderRefund } from '../contract.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { ofTheOrder } from '../rules/counted.ts'
import type { EventOutcome } from '../states.ts'
import {
	backOf,
	insertRefunds,
	lockRefund,
	paymentById,
	refundById,
	updateRefund,
	type RefundRow,
} from '../store/payments.server.ts'
import { notifyStaff, notifyStaffAgain, resolveTask } from '#orders/service/tasks.server.ts'
import { isCredited } from '#orders/states.ts'
import {
	countedOf,
	madeAfterAll,
	plannedRefund,
	reserveAgain,
	taxOfRefund,
	type RefundInput,
} from './plan-refund.server.ts'
import { familyAddress, notifyFamily } from './notify-payer.server.ts'

export type RefundRequest = {
	orderId: string
	what: RefundInput
	reason: string
	/** What the person who asks has confirmed, in cents. */
	seenCents?: number
}

export type RefundSum = {
	amountCents: number
	/** The part of it that is sales tax. */
	taxCents: number
}

/** The sum that a refund would have now. @throws Refusal as `requestRefund` */
export async function refundSum(
	context: ServiceContext,
	{ orderId, what, reason }: Omit<RefundRequest, 'seenCents'>,
): Promise<RefundSum> {
	assertCan(context, orderPolicy, 'manage')
	if (reason.trim() === '') throw new Refusal('invalid', messages.reasonRequired)
	return inTransaction(context, async (inner) =>
		sumOf(await plannedRefund(inner, await lockedOrder(inner, orderId), what)),
	)
}

/**
 * Requests a refund. The amount is reserved at once, so that concurrent refunds never exceed what was paid. A split
 * order is refunded in parts, one per payment; a purchase order is credited at once.
 * @returns the first part's id, and the whole amount in cents
 * @throws Refusal forbidden, not_found, invalid; conflict, also when the sum is not the confirmed one
 */
export async function requestRefund(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	request: RefundRequest,
): Promise<{ refundId: string; amountCents: number }> {
	assertCan(context, orderPolicy, 'manage')
	if (request.reason.trim() === '') throw new Refusal('invalid', messages.reasonRequired)
	return inTransaction(context, async (inner) =>
		refundInside(inner, dependencies, { ...request, order: await lockedOrder(inner, request.orderId) }),
	)
}

const sumOf = (parts: readonly RefundSum[]): RefundSum => ({
	amountCents: parts.reduce((sum, { amountCents }) => sum + amountCents, 0),
	taxCents: parts.reduce((sum, { taxCents }) => sum + taxCents, 0),
})

type RefundInside = Pick<RefundRequest, 'what' | 'reason' | 'seenCents'> & { order: OrderRow }

/** The same for a locked order, for callers that have checked the permission. @throws Refusal invalid, conflict */
export async function refundInside(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ order, ...request }: RefundInside,
): Promise<{ refundId: string; amountCents: number }> {
	const spread = await plannedRefund(inner, order, request.what)
	const { amountCents } = sumOf(spread)
	if (request.seenCents !== undefined && request.seenCents !== amountCents)
		throw new Refusal('conflict', messages.refundMoved(amountCents))
	const reason = request.reason.trim()
	const isCredit = isCredited(order.paymentMode)
	const rows = spread.map((part) => ({
		id: randomUUID(),
		orderId: order.id,
		state: isCredit ? ('done' as const) : ('requested' as const),
		...part,
		reason,
		requestedBy: inner.actor.userId,
		createdAt: inner.now,
		doneAt: isCredit ? inner.now : null,
	}))
	await insertRefunds(inner.db, rows)
	const refundId = rows[0]?.id ?? ''
	// Less is due of the purchase order: no provider is asked.
	if (isCredit) {
		const lines = rows.flatMap((row) => row.lines)
		await recordRefund(inner, dependencies.orders, { order, amountCents, lines, reason })
		return { refundId, amountCents }
	}
	await dependencies.queueRefunds(
		inner,
		rows.map(({ id }) => id),
	)
	// Its parts are refunded one by one, to many cards: the buyer is notified once.
	if (order.isSplit)
		await notifyBuyer(inner, dependencies.orders, {
			order,
			kind: 'refunded',
			why: request.reason,
			amountCents,
		})
	return { refundId, amountCents }
}

/** Records a completed refund on its order, once. */
async function refundDone(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ refundId, providerRefundId }: { refundId: string; providerRefundId: string },
): Promise<EventOutcome> {
	const known = await refundById(inner.db, refundId)
	const order = known && (await findAndLockOrder(inner, known.orderId))
	const refund = known && (await lockRefund(inner.db, refundId))
	if (!order || !refund) return 'ignored'
	if (refund.state === 'done') return 'repeated'
	// Given up, but completed after all. A refund that the provider itself refused stays on the staff's list.
	if (refund.state === 'failed' && refund.providerRefundId === null)
		await resolveTask(inner, { kind: 'refund_failed', subject: refundId })
	const { lines, reason, paymentId } = refund
	// Others may have been refunded meanwhile, with a part of its tax.
	const taxCents = refund.state === 'failed' ? await taxOfRefund(inner, order, refund) : refund.taxCents
	const counted = (await countedOf(inner.db, order)).find(({ payment }) => payment.id === paymentId)
	const beforeCents = await backOf(inner.db, paymentId)
	await updateRefund(inner.db, refundId, { state: 'done', taxCents, providerRefundId, doneAt: inner.now })
	// Second payments and excess amounts are returned without changing the order.
	if (!counted) return 'applied'
	const amountCents = ofTheOrder(counted, { beforeCents, amountCents: refund.amountCents })
	if (amountCents > 0 || lines.length > 0)
		await recordRefund(inner, dependencies.orders, { order, amountCents, lines, reason })
	return 'applied'
}

const refused = 'The provider refused the refund.'

type Failed = { refundId: string; detail: string; providerRefundId?: string }

async function refundFailed(
	inner: ServiceContext,
	{ refundId, detail, providerRefundId }: Failed,
): Promise<EventOutcome> {
	const refund = await lockRefund(inner.db, refundId)
	if (!refund || refund.state === 'failed') return refund ? 'repeated' : 'ignored'
	if (refund.state === 'done') {
		await notifyStaff(inner, {
			kind: 'refund_failed',
			orderId: refund.orderId,
			subject: refundId,
			detail: 'The refund came back from the buyer’s bank: the buyer has not got the money.',
		})
		return 'applied'
	}
	await updateRefund(inner.db, refundId, { state: 'failed', ...(providerRefundId && { providerRefundId }) })
	await notifyStaffAgain(inner, { kind: 'refund_failed', orderId: refund.orderId, subject: refundId, detail })
	return 'applied'
}

/** Undefined when the provider refuses for good. */
async function sentRefund(
	{ provider }: PaymentDependencies,
	{ id, orderId, amountCents, providerRefundId }: RefundRow,
	paymentIntentId: string,
): Promise<ProviderRefund | undefined> {
	try {
		return await provider.createRefund({
			refundId: id,
			orderId,
			paymentIntentId,
			amountCents,
			// A failed refund needs a new key, or the provider would return the old response.
			key: providerRefundId === null ? id : `${id} after ${providerRefundId}`,
		})
	} catch (failure) {
		if (failure instanceof ProviderRefusal && failure.reason !== 'key_reused') return undefined
		throw failure
	}
}

const refuseRefund = (context: ServiceContext, refundId: string): Promise<void> =>
	inTransaction(context, async (inner) => {
		await refundFailed(inner, { refundId, detail: refused })
	})

/**
 * The job: sends a refund to the provider, and notifies staff when it refuses. Queued again after it was given up, it
 * first checks whether the provider completed the refund.
 * @throws when the provider cannot be reached, to be retried
 */
export async function sendRefund(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	refundId: string,
): Promise<void> {
	const refund = await refundById(context.db, refundId)
	if (!refund) return
	const payment = await paymentById(context.db, refund.paymentId)
	if (!payment?.paymentIntentId) throw new Error('The payment has no intent to refund')
	const intentId = payment.paymentIntentId
	const email = await familyAddress(dependencies, payment)
	const notify = (inner: ServiceContext) => notifyFamily(inner, dependencies, { refund, payment, email })
	// The event arrived before this retry of an interrupted job.
	if (refund.state === 'done') return inTransaction(context, notify)
	const made = refund.state === 'failed' ? await madeAfterAll(dependencies, refund, intentId) : undefined
	if (refund.state === 'failed' && !made && !(await reserveAgain(context, refund))) return
	const sent = made ?? (await sentRefund(dependencies, refund, intentId))
	if (!sent) return refuseRefund(context, refundId)
	await inTransaction(context, async (inner) => {
		await applyProviderRefund(inner, dependencies, sent)
		if (sent.state !== 'failed') await notify(inner)
	})
}

/** The last attempt failed: notifies staff, unless the refund is done and only its mail failed. */
export const giveUpRefund = (context: ServiceContext, refundId: string): Promise<void> =>
	inTransaction(context, async (inner) => {
		const refund = await lockRefund(inner.db, refundId)
		if (refund?.state !== 'requested') return
		const detail = 'The provider could not be reached. Try it again under Mail & jobs, or refund anew.'
		await refundFailed(inner, { refundId, detail })
	})

/** Applies the provider's state of a refund; refunds made outside the shop are reported to staff. */
export async function applyProviderRefund(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ id, refundId, state, amountCents }: ProviderRefund,
): Promise<EventOutcome> {
	if (refundId === null) {
		const detail = `A refund of ${amountCents} cents was made outside the shop.`
		await notifyStaff(inner, { kind: 'refund_elsewhere', orderId: null, subject: id, detail })
		return 'refused'
	}
	if (state === 'done') return refundDone(inner, dependencies, { refundId, providerRefundId: id })
	if (state === 'failed') return refundFailed(inner, { refundId, detail: refused, providerRefundId: id })
	return 'ignored'
}
