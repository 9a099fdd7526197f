// Applies a provider's session to its order, for events, the reconciler and expiry alike. Repeated, late or reordered
// facts change nothing more.
import type { ServiceContext } from '#database/context.server.ts'
import { findAndLockOrder } from '#orders/service/find.server.ts'
import { notifyStaff } from '#orders/service/tasks.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { hasRunOut, notifyBuyer, transitionOrder } from '#orders/service/transition.server.ts'
import { duplicatesOf, lockBuyerOf, type DuplicateOrder } from '#orders/service/duplicates.server.ts'
import type { SessionFacts } from '../contract.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { mismatches } from '../rules/session.ts'
import type { EventOutcome } from '../states.ts'
import {
	lockPayment,
	paymentById,
	paymentBySession,
	updatePayment,
	type PaymentRow,
} from '../store/payments.server.ts'
import { sendBack } from './send-back.server.ts'
import { paidForSplit } from './split.server.ts'
import { notifyPayer } from './notify-payer.server.ts'
import { isDonation } from '#orders/rules/donation.ts'
import { referenceOf } from '#orders/rules/order.ts'

/** True if the duplicate may be cancelled: its cart still has the items, or the paid order includes them all. */
const canEnd = ({ order, isWithin }: DuplicateOrder): boolean =>
	(order.status === 'pending' && !order.isSplit) || isWithin

/** True if the duplicate stays: it is bought or partly paid, or it is split and has items that the paid order lacks. */
const stays = ({ order, isBought, isBegun, isWithin }: DuplicateOrder): boolean =>
	isBought || isBegun || (order.isSplit && !isWithin)

/** Cancels duplicates that the late payment covers; reports those with other items to staff. */
async function cancelDuplicates(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ order, duplicates }: { order: OrderRow; duplicates: readonly DuplicateOrder[] },
): Promise<void> {
	const reference = referenceOf(order.id)
	for (const duplicate of duplicates)
		if (canEnd(duplicate))
			await transitionOrder(inner, dependencies.orders, {
				order: duplicate.order,
				move: 'cancel',
				why: `The same items have been paid with order #${reference}`,
			})
		else
			await notifyStaff(inner, {
				kind: 'bought_twice',
				orderId: duplicate.order.id,
				subject: `${order.id} ${duplicate.order.id}`,
				detail: `Some of its items have been paid with order #${reference}, whose payment came late.`,
			})
}

/**
 * Revives an expired order if its stock is available, and cancels a newer unpaid order of the same cart. Refunds the
 * payment when a person cancelled the order or its account was deleted, when another order of the same items was bought
 * or is being paid by families, and when they are sold out.
 */
async function paidLate(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ payment, order }: { payment: PaymentRow; order: OrderRow },
): Promise<void> {
	const ranOut = await hasRunOut(inner, order)
	// A donation has no stock that could be sold meanwhile.
	if (isDonation(order) && ranOut)
		return void (await transitionOrder(inner, dependencies.orders, { order, move: 'revive' }))
	if (order.userId === null || !ranOut) {
		const why = 'The order was cancelled before the payment arrived'
		return sendBack(inner, dependencies, { payment, order, why })
	}
	const duplicates = await duplicatesOf(inner, order)
	const other = duplicates.find(stays)
	if (other) {
		const what = other.isBought ? 'had been bought' : 'are paid for share by share'
		const why = `The same items ${what} with order #${referenceOf(other.order.id)}`
		return sendBack(inner, dependencies, { payment, order, why })
	}
	// A duplicate that holds all units is cancelled first; otherwise it is cancelled only if other stock suffices.
	const isEnough = duplicates.some((duplicate) => canEnd(duplicate) && duplicate.hasAll)
	if (isEnough) await cancelDuplicates(inner, dependencies, { order, duplicates })
	const why = 'Paid after the order had run out'
	if (!(await transitionOrder(inner, dependencies.orders, { order, move: 'revive', why })))
		return sendBack(inner, dependencies, { payment, order, why: 'Sold out before the payment arrived' })
	if (!isEnough) await cancelDuplicates(inner, dependencies, { order, duplicates })
}

async function paid(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ payment, order, facts }: Matched,
): Promise<EventOutcome> {
	if (payment.state === 'paid') return 'repeated'
	await updatePayment(inner.db, payment.id, {
		state: 'paid',
		paidAt: inner.now,
		paymentIntentId: facts.paymentIntentId,
	})
	if (order.isSplit) return paidForSplit(inner, dependencies, { payment, order, email: facts.email })
	if (order.status === 'pending') {
		await transitionOrder(inner, dependencies.orders, { order, move: 'pay' })
		return 'applied'
	}
	if (order.status === 'cancelled') await paidLate(inner, dependencies, { payment, order })
	else await sendBack(inner, dependencies, { payment, order, why: 'This order had been paid already' })
	return 'applied'
}

async function ended(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ payment, order, facts, state }: Matched & { state: 'expired' | 'failed' },
): Promise<EventOutcome> {
	if (payment.state !== 'open' && payment.state !== 'creating') return 'repeated'
	await updatePayment(inner.db, payment.id, { state })
	if (order.status !== 'pending') return 'applied'
	if (order.isSplit) {
		// The other families may still pay, and so may this one by its link.
		if (state === 'failed')
			await notifyPayer(inner, dependencies, { payment, order, email: facts.email, kind: 'failed' })
		return 'applied'
	}
	if (state === 'failed') await notifyBuyer(inner, dependencies.orders, { order, kind: 'refused', why: '' })
	const why = state === 'failed' ? 'The payment was refused' : 'Not paid in time'
	await transitionOrder(inner, dependencies.orders, { order, move: 'expire', why })
	return 'applied'
}

type Matched = { payment: PaymentRow; order: OrderRow; facts: SessionFacts }

/** The payment of a session, with its order. Locks the buyer first, then the order, as everywhere. */
async function matched(
	inner: ServiceContext,
	facts: SessionFacts,
	paymentId?: string,
): Promise<Matched | undefined> {
	const found =
		(await paymentBySession(inner.db, facts.id)) ??
		(paymentId ? await paymentById(inner.db, paymentId) : undefined)
	if (!found || (found.sessionId !== null && found.sessionId !== facts.id)) return undefined
	await lockBuyerOf(inner, found.orderId)
	const order = await findAndLockOrder(inner, found.orderId)
	const payment = await lockPayment(inner.db, found.id)
	return order && payment && { order, payment, facts }
}

export type SessionReport = {
	facts: SessionFacts
	/** The payment id in the session's metadata: the session may be paid before its id is stored. */
	paymentId?: string
	/** An event reported that a delayed payment was refused. */
	hasFailed?: boolean
}

/**
 * Inside a transaction. Sessions of other shops are ignored; the shop's own with wrong facts are refused and reported
 * to staff.
 */
export async function applySession(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	report: SessionReport,
): Promise<EventOutcome> {
	const { facts } = report
	const found = await matched(inner, facts, report.paymentId)
	if (!found) return 'ignored'
	const { payment, order } = found
	const wrong = mismatches(facts, payment)
	if (wrong.length > 0) {
		const detail = `The provider's session differs in ${wrong.join(', ')} from what was ordered.`
		await notifyStaff(inner, { kind: 'payment_mismatch', orderId: order.id, subject: facts.id, detail })
		return 'refused'
	}
	if (payment.sessionId === null)
		await updatePayment(inner.db, payment.id, { sessionId: facts.id, state: 'open' })
	if (facts.isPaid) return paid(inner, dependencies, found)
	if (report.hasFailed) return ended(inner, dependencies, { ...found, state: 'failed' })
	if (facts.status === 'expired') return ended(inner, dependencies, { ...found, state: 'expired' })
	return 'ignored'
}
