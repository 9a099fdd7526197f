// The fields of the provider's objects that the shop relies on, transcribed from its API documentation
// (https://docs.stripe.com/api, MIT-licensed description: https://github.com/stripe/openapi). Compiling this file
// checks them against the official types.
import type { Stripe } from 'stripe'
import { z } from 'zod'

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_\\w{10,}$`))
const text = z.string().nullable()
const cents = z.int().min(0)
const instant = z.int().min(1_000_000_000)
const Metadata = z.record(z.string(), z.string())
const ref = (prefix: string) => id(prefix).nullable()

export const SessionShape = z.object({
	id: id('cs_(?:test|live)'),
	object: z.literal('checkout.session'),
	amount_subtotal: cents.nullable(),
	amount_total: cents.nullable(),
	cancel_url: text,
	client_reference_id: text,
	created: instant,
	currency: z.string().length(3).nullable(),
	customer_email: text,
	expires_at: instant,
	livemode: z.boolean(),
	metadata: Metadata.nullable(),
	mode: z.enum(['payment', 'setup', 'subscription']),
	payment_intent: ref('pi'),
	payment_method_types: z.array(z.string()),
	payment_status: z.enum(['no_payment_required', 'paid', 'unpaid']),
	status: z.enum(['complete', 'expired', 'open']).nullable(),
	success_url: text,
	url: z.url().nullable(),
})

export const IntentShape = z.object({
	id: id('pi'),
	object: z.literal('payment_intent'),
	amount: cents,
	amount_received: cents,
	created: instant,
	currency: z.string().length(3),
	last_payment_error: z
		.object({
			type: z.enum(['api_error', 'card_error', 'idempotency_error', 'invalid_request_error']),
			code: z.string().optional(),
			message: z.string().optional(),
		})
		.nullable(),
	latest_charge: ref('ch'),
	livemode: z.boolean(),
	metadata: Metadata,
	status: z.enum([
		'canceled',
		'processing',
		'requires_action',
		'requires_capture',
		'requires_confirmation',
		'requires_payment_method',
		'succeeded',
	]),
})

export const RefundShape = z.object({
	id: id('re'),
	object: z.literal('refund'),
	amount: cents,
	charge: ref('ch'),
	created: instant,
	currency: z.string().length(3),
	metadata: Metadata.nullable(),
	payment_intent: ref('pi'),
	reason: text,
	status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']).nullable(),
	failure_reason: z.string().optional(),
})

export const EventShape = z.object({
	id: id('evt'),
	object: z.literal('event'),
	api_version: text,
	created: instant,
	data: z.object({ object: z.looseObject({ object: z.string() }) }),
	livemode: z.boolean(),
	pending_webhooks: z.int().min(0),
	request: z.object({ id: text, idempotency_key: text }).nullable(),
	type: z.string().regex(/^[a-z_]+(?:\.[a-z_]+)+$/),
})

export const ErrorShape = z.strictObject({
	error: z.strictObject({
		type: z.enum(['api_error', 'card_error', 'idempotency_error', 'invalid_request_error']),
		message: z.string().min(1),
		code: z
			.string()
			.regex(/^[a-z_]+$/)
			.optional(),
		param: z.string().optional(),
	}),
})

export const listOf = <Shape extends z.ZodType>(shape: Shape) =>
	z.strictObject({ object: z.literal('list'), data: z.array(shape), has_more: z.boolean(), url: z.string() })

/** The same for the documented provider and for the sandbox. */
export const contract = {
	'checkout.session': SessionShape,
	payment_intent: IntentShape,
	refund: RefundShape,
	event: EventShape,
} as const
export type Contracted = keyof typeof contract

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/**
 * Field names of a documented object that a response lacks, or fills with another type. Null matches any type.
 * @param path of the object within the whole; empty for the whole
 */
export function departures(documented: object, answer: object, path = ''): string[] {
	return Object.entries(documented).flatMap(([name, answered]) => {
		const at = path === '' ? name : `${path}.${name}`
		const given: unknown = Reflect.get(answer, name)
		if (given === undefined) return [at]
		if (answered === null || given === null) return []
		if (kindOf(answered) !== kindOf(given)) return [at]
		// Objects keyed by the shop's own names, or by payment methods, have no fixed shape.
		const isShape = kindOf(answered) === 'object' && !/metadata$|_options$/.test(name)
		return isShape ? departures(Object(answered), Object(given), at) : []
	})
}

/** Compiles only while the official type has each name above. */
type NamesOf<Shape extends z.ZodType, Official> = Exclude<keyof z.infer<Shape>, keyof Official>
export type Strangers = [
	NamesOf<typeof SessionShape, Stripe.Checkout.Session>,
	NamesOf<typeof IntentShape, Stripe.PaymentIntent>,
	NamesOf<typeof RefundShape, Stripe.Refund>,
	NamesOf<typeof EventShape, Stripe.Event>,
]
