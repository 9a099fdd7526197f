// The sandbox's objects, complete and in the shapes of the provider's official types.
import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import type { NewRefund, NewSession } from './requests.ts'
/** Fields that this shop never uses, as the provider fills them. */
import unused from './unused-fields.json' with { type: 'json' }

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An unguessable id's letters and digits; 248 is the largest multiple of 62 in a byte, so that all are equally likely. */
function randomText(length: number): string {
	let text = ''
	while (text.length < length)
		for (const byte of randomBytes(length)) if (byte < 248) text += letters[byte % letters.length]
	return text.slice(0, length)
}

const sessionId = (): string => `cs_test_a1${randomText(56)}`
const intentId = (): string => `pi_3${randomText(23)}`
const chargeId = (): string => `ch_3${randomText(23)}`
const refundId = (): string => `re_3${randomText(23)}`
export const eventId = (): string => `evt_1${randomText(23)}`
export const requestId = (): string => `req_${randomText(14)}`
const secretOf = (id: string): string => `${id}_secret_${randomText(25)}`

export type Session = Stripe.Checkout.Session
export type Intent = Stripe.PaymentIntent
export type Refund = Stripe.Refund
export type StoredEvent = Pick<
	Stripe.Event,
	'id' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { object: 'event'; type: EventType; data: { object: Session | Refund } }

/** The types of events that the shop subscribes to. */
export type EventType =
	| 'checkout.session.completed'
	| 'checkout.session.expired'
	| 'checkout.session.async_payment_succeeded'
	| 'checkout.session.async_payment_failed'
	| 'refund.created'
	| 'refund.updated'
	| 'refund.failed'

/** Instants are whole seconds at the provider. */
export const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1_000)

const totalOf = ({ line_items: items }: NewSession): number =>
	items.reduce((sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount, 0)

export function newSession(
	wanted: NewSession,
	{ now, expiresAt, urlOf }: { now: Date; expiresAt: number; urlOf: (id: string) => string },
): Session {
	const id = sessionId()
	const total = totalOf(wanted)
	return {
		...unused.session,
		customer_creation: 'if_required',
		payment_method_collection: 'if_required',
		custom_fields: [],
		discounts: [],
		shipping_options: [],
		id,
		object: 'checkout.session',
		amount_subtotal: total,
		amount_total: total,
		cancel_url: wanted.cancel_url ?? null,
		client_reference_id: wanted.client_reference_id ?? null,
		created: seconds(now),
		currency: 'usd',
		customer_details: null,
		customer_email: wanted.customer_email ?? null,
		expires_at: expiresAt,
		livemode: false,
		locale: wanted.locale ?? null,
		metadata: wanted.metadata,
		mode: 'payment',
		payment_intent: null,
		payment_method_types: ['card', 'us_bank_account'],
		payment_status: 'unpaid',
		status: 'open',
		success_url: wanted.success_url,
		total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
		ui_mode: 'hosted_page',
		url: urlOf(id),
	}
}

/** The intent of the payment that a session's page attempts. */
export function newIntent(
	{ amount_total: amount, currency }: Session,
	{ now, metadata }: { now: Date; metadata: Record<string, string> },
): Intent {
	const id = intentId()
	return {
		...unused.intent,
		id,
		object: 'payment_intent',
		amount: amount ?? 0,
		amount_capturable: 0,
		amount_received: 0,
		capture_method: 'automatic_async',
		client_secret: secretOf(id),
		confirmation_method: 'automatic',
		created: seconds(now),
		currency: currency ?? 'usd',
		livemode: false,
		metadata,
		payment_method_types: ['card', 'us_bank_account'],
		status: 'requires_payment_method',
	}
}

/** An intent whose payment succeeded. */
export const succeeded = (intent: Intent): Intent => ({
	...intent,
	status: 'succeeded',
	amount_received: intent.amount,
	last_payment_error: null,
	latest_charge: intent.latest_charge ?? chargeId(),
})

export const newRefund = (
	{ metadata, reason }: NewRefund,
	{
		intent,
		amount,
		now,
		status,
	}: { intent: Intent; amount: number; now: Date; status: 'pending' | 'succeeded' },
): Refund => ({
	...unused.refund,
	id: refundId(),
	object: 'refund',
	amount,
	charge: intent.latest_charge,
	created: seconds(now),
	currency: intent.currency,
	metadata,
	payment_intent: intent.id,
	reason: reason ?? null,
	status,
	transfer_reversal: null,
})

export const newEvent = (type: EventType, object: Session | Refund, now: Date): StoredEvent => ({
	id: eventId(),
	object: 'event',
	api_version: Stripe.API_VERSION,
	created: seconds(now),
	data: { object },
	livemode: false,
	pending_webhooks: 1,
	request: null,
	type,
})
