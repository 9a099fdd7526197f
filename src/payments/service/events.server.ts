// Events of the provider: believed only when signed, had effect once, in whatever order they come.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { parseJson } from '#kit/json.ts'
import { formatUsd } from '#kit/money.ts'
import { isoDate } from '#kit/time.ts'
import type { PaymentDesk } from '../dependencies.server.ts'
import { factsOf } from '../rules/session.ts'
import { ProviderEvent, type DisputeObject } from '../schemas.ts'
import type { EventOutcome } from '../states.ts'
import { paymentByIntent, setOutcome, storeEvent } from '../store/payments.server.ts'
import { applySession } from './apply.server.ts'
import { applyProviderRefund } from './refunds.server.ts'
import { tellStaff } from './send-back.server.ts'

/** Seconds by which the provider's clock and ours may differ; older signatures are refused. */
const toleranceSeconds = 300

/** The event when the signature over the raw body is the provider's and fresh and its fields are known; else undefined. */
export async function believedEvent(
	{ provider }: PaymentDesk,
	{ body, signature }: { body: string; signature: string },
): Promise<ProviderEvent | undefined> {
	const { webhooks } = provider.stripe
	try {
		await webhooks.constructEventAsync(body, signature, provider.webhookSecret, toleranceSeconds)
		return ProviderEvent.safeParse(parseJson(body)).data
	} catch {
		// Not signed by the provider, signed long ago, or no JSON: the sender learns no more than that.
		return undefined
	}
}

/** A cardholder wants money back from the bank: whoever does not answer in time has lost it. */
async function tellOfDispute(
	inner: ServiceContext,
	{ id, amount, payment_intent: intent, evidence_details: evidence }: DisputeObject,
): Promise<EventOutcome> {
	const intentId = typeof intent === 'string' ? intent : intent?.id
	const payment = intentId === undefined ? undefined : await paymentByIntent(inner.db, intentId)
	if (!payment) return 'ignored'
	const until = evidence.due_by ? `by ${isoDate(new Date(evidence.due_by * 1_000))}` : 'soon'
	const detail = `The bank of whoever paid disputes ${formatUsd(amount)}. Answer at the payment provider ${until}.`
	await tellStaff(inner, { kind: 'dispute', orderId: payment.orderId, subject: id, detail })
	return 'applied'
}

async function effectOf(
	inner: ServiceContext,
	desk: PaymentDesk,
	event: ProviderEvent,
): Promise<EventOutcome> {
	if (event.kind === 'other') return 'ignored'
	if (event.kind === 'refund') return applyProviderRefund(inner, desk, event.data.object)
	if (event.kind === 'dispute') return tellOfDispute(inner, event.data.object)
	const session = event.data.object
	return applySession(inner, desk, {
		facts: factsOf(session),
		hasFailed: event.type === 'checkout.session.async_payment_failed',
		...(session.metadata?.payment_id && { paymentId: session.metadata.payment_id }),
	})
}

/** Stored by its id in the same transaction as its effect: told five times, it happens once. */
export async function handleEvent(
	context: ServiceContext,
	desk: PaymentDesk,
	event: ProviderEvent,
): Promise<EventOutcome> {
	const outcome = await inTransaction(context, async (inner) => {
		const { id, type } = event
		const row = {
			id,
			type,
			sessionId: event.kind === 'session' ? event.data.object.id : null,
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
