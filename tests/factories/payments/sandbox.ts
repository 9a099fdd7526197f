// The official library connected to the sandbox, for tests.
import { Stripe } from 'stripe'
import type { ServiceContext } from '#database/context.server.ts'
import { openTestSelling } from '../payments.ts'
import { SessionShape } from './stripe-contract.ts'
import type { Choice } from '#payments/sandbox/view.ts'

type Wanted = Stripe.Checkout.SessionCreateParams

/** Two units for $51.00 together. */
const wantedAt = (expiresAt: number) => ({
	mode: 'payment' as const,
	client_reference_id: 'order-1',
	customer_email: 'robin@example.test',
	line_items: [
		{
			quantity: 2,
			price_data: {
				currency: 'usd',
				unit_amount: 2_550,
				product_data: { name: 'Order #1', description: '2 items' },
			},
		},
	],
	metadata: { order_id: 'order-1' },
	payment_intent_data: { metadata: { order_id: 'order-1' } },
	success_url: 'https://shop.test/account?payment=success&id={CHECKOUT_SESSION_ID}',
	cancel_url: 'https://shop.test/checkout?payment=cancelled',
	expires_at: expiresAt,
})

/** Call it at the top of a test file. */
export function openTestApi(context: ServiceContext) {
	const selling = openTestSelling(context)
	const { stripe } = selling
	const at = () => selling.at(context)
	/** An hour from now, in the provider's seconds. */
	const hour = () => Math.floor(selling.clock.now().getTime() / 1_000) + 3_600
	const wanted = (change: Partial<Wanted> = {}) => ({ ...wantedAt(hour()), ...change })
	const create = (change: Partial<Wanted> = {}) => stripe.checkout.sessions.create(wanted(change))
	const press = (id: string, choice: Choice) => selling.sandbox.press(at(), { id, choice })
	const retrieve = async (id: string) => SessionShape.parse(await stripe.checkout.sessions.retrieve(id))
	/** A paid session with its intent. */
	const paid = async (choice: Choice = 'pay') => {
		const { id } = await create()
		await press(id, choice)
		return { id, intent: (await retrieve(id)).payment_intent ?? '' }
	}
	/** Calls the API directly, for requests that the library would not send or responses that it hides. */
	const ask = (path: string, init: RequestInit = {}) => {
		const headers = new Headers(init.headers)
		if (!headers.has('authorization')) headers.set('Authorization', 'Bearer sk_test_x')
		return selling.sandbox.fetch(new Request(`https://api.stripe.com${path}`, { ...init, headers }))
	}
	return { selling, stripe, at, hour, wanted, create, press, retrieve, paid, ask }
}

/** The failure of a call, as the library reports it. */
export const failureOf = (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
	call.then(
		() => Promise.reject(new Error('It should have failed')),
		(failure: unknown) =>
			failure instanceof Stripe.errors.StripeError ? failure : Promise.reject(failure as Error),
	)
