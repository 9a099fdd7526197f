// The provider's events: accepted only when signed, applied once, in any order.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { formatUsd } from '#kit/money.ts'
import type { EventSubject, ProviderEvent } from '../contract.ts'
import { notifyStaff } from '#orders/service/tasks.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import type { EventOutcome } from '../states.ts'
import { paymentByIntent, setOutcome, storeEvent } from '../store/payments.server.ts'
import { applySession } from './apply-session.server.ts'
import { applyProviderRefund } from './refunds.server.ts'

type Dispute = Extract<EventSubject, { about: 'dispute' }>

/** Reports a chargeback to staff, who must respond before its deadline. */
async function notifyOfDispute(
	inner: ServiceContext,
	{ id, amountCents, paymentIntentId, dueAt }: Dispute,
): Promise<EventOutcome> {
	const payment = paymentIntentId === null ? undefined : await paymentByIntent(inner.db, paymentIntentId)
	if (!payment) return 'ignored'
	const until = dueAt === null ? 'soon' : `by ${shopDay(dueAt)}`
	const detail = `The payer's bank disputes ${formatUsd(amountCents)}. Answer at the payment provider ${until}.`
	await notifyStaff(inner, { kind: 'dispute', orderId: payment.orderId, subject: id, detail })
	return 'applied'
}

function effectOf(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	subject: EventSubject,
): Promise<EventOutcome> {
	if (subject === null) return Promise.resolve('ignored')
	switch (subject.about) {
		case 'session': {
			const { facts, paymentId, hasFailed } = subject
			return applySession(inner, dependencies, { facts, hasFailed, ...(paymentId !== null && { paymentId }) })
		}
		case 'refund':
			return applyProviderRefund(inner, dependencies, subject.refund)
		case 'dispute':
			return notifyOfDispute(inner, subject)
	}
}

/** Stores the event's id in the transaction of its effect, so that repeated deliveries apply once. */
export async function handleEvent(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	event: ProviderEvent,
): Promise<EventOutcome> {
	const outcome = await inTransaction(context, async (inner) => {
		const { id, type, sessionId, isLive, subject } = event
		const row = {
			id,
			type,
			sessionId,
			outcome: 'ignored',
			receivedAt: inner.now,
		} as const
		if (!(await storeEvent(inner.db, row))) return 'repeated'
		if (isLive !== dependencies.provider.isLive) {
			await setOutcome(inner.db, id, 'refused')
			return 'refused'
		}
		const effect = await effectOf(inner, dependencies, subject)
		if (effect !== 'ignored') await setOutcome(inner.db, id, effect)
		return effect
	})
	context.log.info({ event: event.id, type: event.type, outcome }, 'payment event')
	return outcome
}
