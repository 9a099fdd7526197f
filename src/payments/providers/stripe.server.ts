// Stripe, through its official library: https://docs.stripe.com/payments/checkout, /refunds, /webhooks.
import { Stripe } from 'stripe'
import { z } from 'zod'
import { parseJson } from '#kit/json.ts'
import type { Language } from '#kit/language.ts'
import { defineAdapter } from '#settings/adapters.ts'
import {
	ProviderRefusal,
	type EventSubject,
	type NewSession,
	type PaymentProvider,
	type ProviderDefinition,
	type ProviderEvent,
	type ProviderRefund,
	type SessionFacts,
} from '../contract.ts'
import { stripeTax } from './stripe-tax.server.ts'
import { StripeEvent, type RefundObject, type SessionObject } from './stripe-events.ts'

/** Timeout in milliseconds, and number of retries. */
export const patience = { timeout: 15_000, maxNetworkRetries: 2, telemetry: false }

/** Maximum age of a signature in seconds, which also allows for clock differences. */
const toleranceSeconds = 300

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
	typeof reference === 'string' ? reference : (reference?.id ?? null)

const statuses = ['open', 'complete', 'expired'] as const

export const factsOf = (session: SessionObject): SessionFacts => ({
	id: session.id,
	status: statuses.find((known) => known === session.status) ?? null,
	isPaid: session.payment_status === 'paid',
	amountCents: session.amount_total,
	currency: session.currency,
	isLive: session.livemode,
	isOneTime: session.mode === 'payment',
	orderId: session.client_reference_id ?? null,
	email: session.customer_details?.email ?? session.customer_email ?? null,
	paymentIntentId: idOf(session.payment_intent),
})

function refundFacts({ id, metadata, status, amount }: RefundObject): ProviderRefund {
	const hasFailed = status === 'failed' || status === 'canceled'
	const state = status === 'succeeded' ? 'done' : hasFailed ? 'failed' : 'pending'
	return { id, refundId: metadata?.refund_id ?? null, state, amountCents: amount }
}

function subjectOf(event: StripeEvent): EventSubject {
	switch (event.kind) {
		case 'session': {
			const session = event.data.object
			const hasFailed = event.type === 'checkout.session.async_payment_failed'
			const paymentId = session.metadata?.payment_id ?? null
			return { about: 'session', facts: factsOf(session), paymentId, hasFailed }
		}
		case 'refund':
			return { about: 'refund', refund: refundFacts(event.data.object) }
		case 'dispute': {
			const { id, amount, payment_intent: intent, evidence_details: evidence } = event.data.object
			const dueAt = evidence.due_by ? new Date(evidence.due_by * 1_000) : null
			return { about: 'dispute', id, amountCents: amount, paymentIntentId: idOf(intent), dueAt }
		}
		case 'other':
			return null
	}
}

const eventFacts = (event: StripeEvent): ProviderEvent => ({
	id: event.id,
	type: event.type,
	isLive: event.livemode,
	sessionId: event.kind === 'session' ? event.data.object.id : null,
	subject: subjectOf(event),
})

/** @throws ProviderRefusal in place of the library's errors that a retry cannot fix */
async function asked<Answer>(question: Promise<Answer>): Promise<Answer> {
	try {
		return await question
	} catch (failure) {
		if (failure instanceof Stripe.errors.StripeIdempotencyError)
			throw new ProviderRefusal('key_reused', failure)
		if (failure instanceof Stripe.errors.StripeInvalidRequestError)
			throw new ProviderRefusal(failure.code === 'resource_missing' ? 'unknown' : 'invalid', failure)
		throw failure
	}
}

/** English is left to the browser, which may know a third language. Spanish is that of the Americas. */
const localeOf = {
	en: {},
	es: { locale: 'es-419' },
} satisfies Record<Language, Pick<Stripe.Checkout.SessionCreateParams, 'locale'>>

function parametersOf(session: NewSession): Stripe.Checkout.SessionCreateParams {
	const { paymentId, orderId, amountCents, currency, email, name, detail } = session
	const metadata = { order_id: orderId, payment_id: paymentId }
	return {
		mode: 'payment',
		...localeOf[session.language],
		client_reference_id: orderId,
		...(email !== null && { customer_email: email }),
		// One line with the total: the charge equals the order, to the cent.
		line_items: [
			{
				quantity: 1,
				price_data: { currency, unit_amount: amountCents, product_data: { name, description: detail } },
			},
		],
		metadata,
		payment_intent_data: { metadata },
		success_url: session.successUrl,
		cancel_url: session.cancelUrl,
		expires_at: session.expiresAtSeconds,
	}
}

type Account = Pick<PaymentProvider, 'isLive' | 'isSandbox' | 'taxService'> & { webhookSecret: string }

/** The contract implemented with Stripe's API, for Stripe and the sandbox. */
export const stripeAdapter = (
	stripe: Stripe,
	{ webhookSecret, isLive, isSandbox, taxService }: Account,
): PaymentProvider => {
	const { sessions } = stripe.checkout
	return {
		webhookPath: '/webhooks/stripe',
		isLive,
		isSandbox,
		taxService,
		acceptsKeys: async () => {
			try {
				await asked(sessions.retrieve('cs_test_of_keys'))
				return true
			} catch (failure) {
				// There is no such page: only accepted keys learn that.
				if (failure instanceof ProviderRefusal) return true
				if (failure instanceof Stripe.errors.StripeAuthenticationError) return false
				if (failure instanceof Stripe.errors.StripePermissionError) return false
				throw failure
			}
		},
		chargeTestCard: async ({ amountCents, currency, key }) => {
			const charge: Stripe.PaymentIntentCreateParams = {
				amount: amountCents,
				currency,
				// https://docs.stripe.com/testing: a card that is never declined and takes no money.
				payment_method: 'pm_card_visa',
				confirm: true,
				automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
				description: 'Test of the payment keys',
			}
			const { id, status } = await asked(
				stripe.paymentIntents.create(charge, { idempotencyKey: key }).catch((failure: unknown) => {
					const isDeclined = failure instanceof Stripe.errors.StripeCardError
					const isForbidden = failure instanceof Stripe.errors.StripePermissionError
					throw isDeclined || isForbidden ? new ProviderRefusal('invalid', failure) : failure
				}),
			)
			if (status !== 'succeeded') throw new ProviderRefusal('invalid', `The charge is ${status}`)
			return id
		},
		openSession: async (session) => {
			const key = { idempotencyKey: session.paymentId }
			const opened = await asked(sessions.create(parametersOf(session), key))
			return { facts: factsOf(opened), url: opened.url }
		},
		sessionById: async (id) => factsOf(await asked(sessions.retrieve(id))),
		endSession: async (id) =>
			// It may have been completed meanwhile: then ending fails, and retrieving shows it.
			factsOf(await asked(sessions.expire(id).catch(() => sessions.retrieve(id)))),
		hasRefused: async (intentId) => {
			const { status } = await asked(stripe.paymentIntents.retrieve(intentId))
			return status === 'requires_payment_method' || status === 'canceled'
		},
		createRefund: async ({ refundId, orderId, paymentIntentId, amountCents, key }) =>
			refundFacts(
				await asked(
					stripe.refunds.create(
						{
							payment_intent: paymentIntentId,
							amount: amountCents,
							metadata: { refund_id: refundId, order_id: orderId },
						},
						{ idempotencyKey: key },
					),
				),
			),
		refundsOf: async (intentId) => {
			const { data } = await asked(stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
			return data.map(refundFacts)
		},
		readEvent: async ({ body, headers }) => {
			const signature = headers.get('stripe-signature') ?? ''
			try {
				await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, toleranceSeconds)
				const event = StripeEvent.safeParse(parseJson(body)).data
				return event && eventFacts(event)
			} catch {
				// Not signed by Stripe, too old, or no JSON: the sender learns no details.
				return undefined
			}
		},
	}
}

const shape = {
	STRIPE_SECRET_KEY: z
		.string()
		.regex(/^[sr]k_(?:test|live)_\w+$/, 'must look like sk_live_…, sk_test_…, rk_live_… or rk_test_…')
		.optional()
		.describe('Secret key of the Stripe account. Without it the payment sandbox answers and no money moves.'),
	STRIPE_WEBHOOK_SECRET: z
		.string()
		.regex(/^whsec_\S+$/, 'must look like whsec_…')
		.optional()
		.describe(
			'Signing secret of the webhook endpoint <PUBLIC_URL>/webhooks/stripe. Needed with STRIPE_SECRET_KEY.',
		),
}

export const keys = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

export const stripe = {
	...defineAdapter({
		shape,
		secrets: keys,
		needed: keys,
		open: ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret }) => {
			const client = new Stripe(key, patience)
			return stripeAdapter(client, {
				webhookSecret,
				isLive: /^[sr]k_live_/.test(key),
				isSandbox: false,
				taxService: stripeTax(client),
			})
		},
	}),
	pageOrigin: 'https://checkout.stripe.com',
} satisfies ProviderDefinition
