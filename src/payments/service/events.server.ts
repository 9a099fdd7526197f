// Events of the provider: believed only when signed, had effect once, in whatever order they come.
import type Stripe from 'stripe'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { formatUsd } from '#kit/money.ts'
import { isoDate } from '#kit/time.ts'
import type { PaymentDesk } from '../desk.server.ts'
import { factsOf } from '../rules/session.ts'
import type { EventOutcome } from '../states.ts'
import { paymentByIntent, setOutcome, storeEvent } from '../store/payments.server.ts'
import { applySession } from './apply.server.ts'
import { applyProviderRefund } from './refunds.server.ts'
import { tellStaff } from './send-back.server.ts'

/** Seconds by which the provider's clock and ours may differ; older signatures are refused. */
const toleranceSeconds = 300

/** The event when the signature over the raw body is the provider's and fresh; undefined for everything else. */
export async function believedEvent(
	{ provider }: PaymentDesk,
	{ body, signature }: { body: string; signature: string },
): Promise<Stripe.Event | undefined> {
	try {
		return await provider.stripe.webhooks.constructEventAsync(
			body,
			signature,
			provider.webhookSecret,
			toleranceSeconds,
		)
	} catch {
		// Not signed by the provider, or long ago: whoever sent it learns nothing more.
		return undefined
	}
}

/** A cardholder wants money back from the bank: whoever does not answer in time has lost it. */
async function tellOfDispute(
	inner: ServiceContext,
	{ id, amount, payment_intent: intent, evidence_details: evidence }: Stripe.Dispute,
): Promise<EventOutcome> {
	const intentId = typeof intent === 'string' ? intent : intent?.id
	const payment = intentId === undefined ? undefined : await paymentByIntent(inner.db, intentId)
	if (!payment) return 'ignored'
	const until = evidence.due_by === null ? 'soon' : `by ${isoDate(new Date(evidence.due_by * 1_000))}`
	const detail = `The bank of whoever paid disputes ${formatUsd(amount)}. Answer at the payment provider ${until}.`
	await tellStaff(inner, { kind: 'dispute', orderId: payment.orderId, subject: id, detail })
	return 'applied'
}

function effectOf(inner: ServiceContext, desk: PaymentDesk, event: Stripe.Event): Promise<EventOutcome> {
	if (
		event.type === 'checkout.session.completed' ||
		event.type === 'checkout.session.async_payment_succeeded' ||
		event.type === 'checkout.session.async_payment_failed' ||
		event.type === 'checkout.session.expired'
	) {
		const session = event.data.object
		return applySession(inner, desk, {
			facts: factsOf(session),
			hasFailed: event.type === 'checkout.session.async_payment_failed',
			...(session.metadata?.['payment_id'] && { paymentId: session.metadata['payment_id'] }),
		})
	}
	if (event.type === 'refund.created' || event.type === 'refund.updated' || event.type === 'refund.failed')
		return applyProviderRefund(inner, desk, event.data.object)
	if (event.type === 'charge.dispute.created') return tellOfDispute(inner, event.data.object)
	return Promise.resolve('ignored')
}

const sessionIdOf = ({ data, type }: Stripe.Event): string | null =>
	type.startsWith('checkout.session.') && 'id' in data.object ? (data.object.id ?? null) : null

/** Stored by its id in the same transaction as its effect: told five times, it happens once. */
export async function handleEvent(
	context: ServiceContext,
	desk: PaymentDesk,
	event: Stripe.Event,
): Promise<EventOutcome> {
	const outcome = await inTransaction(context, async (inner) => {
		const { id, type } = event
		const row = {
			id,
			type,
			sessionId: sessionIdOf(event),
			outcome: 'ignored',
			receivedAt: inner.now,
		} as const
		if (!(await storeEvent(inner.db, row))) return 'repeated'
		if (event.livemode !== desk.provider.isLive) {
			await setOutcome(inner.db, id, 'refused')
			return 'refused'
		}
		const effect = await effectOf(inner, desk, event)
		if (effect !== 'ignored') await setOutcome(inner.db, id, effect)
		return effect
	})
	context.log.info({ event: event.id, type: event.type, outcome }, 'payment event')
	return outcome
}
