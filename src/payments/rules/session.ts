// What a session at the provider must say to be believed, and what it says of the payment.
import type { SessionObject } from '../schemas.ts'

/** The part of a checkout session that the shop looks at. */
export type SessionFacts = {
	id: string
	status: string | null
	isPaid: boolean
	amountCents: number | null
	currency: string | null
	isLive: boolean
	mode: string
	orderId: string | null
	paymentIntentId: string | null
	/** Of whoever was at the payment page; null when it did not say. */
	email: string | null
}

export function factsOf(session: SessionObject): SessionFacts {
	const { payment_intent: intent } = session
	return {
		id: session.id,
		status: session.status,
		isPaid: session.payment_status === 'paid',
		amountCents: session.amount_total,
		currency: session.currency,
		isLive: session.livemode,
		mode: session.mode,
		orderId: session.client_reference_id ?? null,
		email: session.customer_details?.email ?? session.customer_email ?? null,
		paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
	}
}

type Expected = { orderId: string; amountCents: number; currency: string; isLive: boolean }

/** Names what does not agree with the payment that the shop asked for; empty when all does. */
export function mismatches(facts: SessionFacts, expected: Expected): string[] {
	return Object.entries({
		order: facts.orderId === expected.orderId,
		amount: facts.amountCents === expected.amountCents,
		currency: facts.currency?.toLowerCase() === expected.currency,
		mode: facts.mode === 'payment' && facts.isLive === expected.isLive,
	}).flatMap(([what, agrees]) => (agrees ? [] : [what]))
}
