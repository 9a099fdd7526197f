// Stripe events: the fields that the shop reads, validated before use.
import { z } from 'zod'

const id = z.string().regex(/^[\w-]{1,255}$/)
/** The shop's id in the metadata; any other text there was written by another application. */
const ownId = z.uuid().optional().catch(undefined)
/** The provider sends an object or its id. */
const reference = z.union([id, z.object({ id })]).nullish()

export const SessionObject = z.object({
	id,
	status: z.string().nullable(),
	payment_status: z.string(),
	amount_total: z.number().nullable(),
	currency: z.string().nullable(),
	livemode: z.boolean(),
	mode: z.string(),
	client_reference_id: z.string().nullish(),
	customer_details: z.object({ email: z.string().nullish() }).nullish(),
	customer_email: z.string().nullish(),
	payment_intent: reference,
	metadata: z.object({ payment_id: ownId }).nullish(),
})
export type SessionObject = z.infer<typeof SessionObject>

const RefundObject = z.object({
	id,
	amount: z.number(),
	status: z.string().nullable(),
	metadata: z.object({ refund_id: ownId }).nullish(),
})
export type RefundObject = z.infer<typeof RefundObject>

const DisputeObject = z.object({
	id,
	amount: z.number(),
	payment_intent: reference,
	evidence_details: z.object({ due_by: z.int().min(0).max(10_000_000_000).nullish() }),
})
export type DisputeObject = z.infer<typeof DisputeObject>

const envelope = { id, livemode: z.boolean() }

const SessionEvent = z.object({
	...envelope,
	type: z.enum([
		'checkout.session.completed',
		'checkout.session.async_payment_succeeded',
		'checkout.session.async_payment_failed',
		'checkout.session.expired',
	]),
	data: z.object({ object: SessionObject }),
})
const RefundEvent = z.object({
	...envelope,
	type: z.enum(['refund.created', 'refund.updated', 'refund.failed']),
	data: z.object({ object: RefundObject }),
})
const DisputeEvent = z.object({
	...envelope,
	type: z.literal('charge.dispute.created'),
	data: z.object({ object: DisputeObject }),
})

const handledTypes: ReadonlySet<string> = new Set([
	...SessionEvent.shape.type.options,
	...RefundEvent.shape.type.options,
	DisputeEvent.shape.type.value,
])

/** An event without effect here; it is stored by its id like the others. */
const OtherEvent = z.object({
	...envelope,
	type: z
		.string()
		.regex(/^[\w.]{1,255}$/)
		.refine((type) => !handledTypes.has(type)),
	data: z.object({ object: z.object({}) }),
})

export const StripeEvent = z.union([
	SessionEvent.transform((event) => ({ ...event, kind: 'session' as const })),
	RefundEvent.transform((event) => ({ ...event, kind: 'refund' as const })),
	DisputeEvent.transform((event) => ({ ...event, kind: 'dispute' as const })),
	OtherEvent.transform((event) => ({ ...event, kind: 'other' as const })),
])
export type StripeEvent = z.infer<typeof StripeEvent>
