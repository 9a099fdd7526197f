// One contract for the provider's documented objects and the sandbox's responses. Needs no key.
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { factsOf } from '../providers/stripe.server.ts'
import { contract, departures, type Contracted } from '../../../tests/factories/payments/stripe-contract.ts'
import { checkoutSession } from '../../../tests/factories/payments/stripe-checkout-session.ts'
import { event } from '../../../tests/factories/payments/stripe-event.ts'
import { paymentIntent } from '../../../tests/factories/payments/stripe-payment-intent.ts'
import { refund } from '../../../tests/factories/payments/stripe-refund.ts'
import { openTestApi } from '../../../tests/factories/payments/sandbox.ts'

const { context } = await openTestDatabase({ seeded: false })
const { stripe, create, paid } = openTestApi(context)

const documented: Record<Contracted, object> = {
	'checkout.session': checkoutSession,
	payment_intent: paymentIntent,
	refund,
	event,
}

/** Fields of the reference that the sandbox omits. */
const leftOut: Record<Contracted, string[]> = {
	// Retired in March 2025 for `collected_information`: no longer in the official types.
	'checkout.session': ['shipping_details'],
	// Optional in the official types; about tips and about other accounts.
	payment_intent: ['amount_details', 'transfer_data'],
	// Optional in the official types; a bank's own number, when there is one.
	refund: ['destination_details'],
	event: ['data.object.shipping_details'],
}

/** One object of each kind as the sandbox answers. */
async function answers(): Promise<Record<Contracted, object>> {
	const { intent } = await paid()
	const given = await stripe.refunds.create({ payment_intent: intent, amount: 100 })
	const { data } = await stripe.events.list({ type: 'checkout.session.completed', limit: 1 })
	return {
		'checkout.session': await create(),
		payment_intent: await stripe.paymentIntents.retrieve(intent),
		refund: given,
		event: data[0] ?? {},
	}
}
const answered = await answers()

// Typed names of the contract: `Object.keys` loses the types.
const kinds = ['checkout.session', 'payment_intent', 'refund', 'event'] as const satisfies Contracted[]

test.each(kinds)('%s: the documented object keeps the contract, and so does the sandbox’s', (kind) => {
	expect(() => contract[kind].parse(documented[kind])).not.toThrow()
	expect(() => contract[kind].parse(answered[kind])).not.toThrow()
})

test.each(kinds)(
	'%s: the sandbox shows every name that the reference shows, with a value of its kind',
	(kind) => {
		expect(departures(documented[kind], answered[kind])).toEqual(leftOut[kind])
	},
)

test('what is read of a session is found in the documented one', () => {
	const official: unknown = checkoutSession
	// Cast: the reference shows the object of an earlier version, without fields added since.
	const facts = factsOf(official as Parameters<typeof factsOf>[0])
	expect(facts).toEqual({
		id: checkoutSession.id,
		status: 'open',
		isPaid: false,
		amountCents: 2_198,
		currency: 'usd',
		isLive: false,
		isOneTime: true,
		orderId: null,
		paymentIntentId: null,
		email: null,
	})
})

test('a name that is missing or of another kind is seen, however deep it lies', () => {
	const { total_details: _missing, ...without } = checkoutSession
	expect(departures(checkoutSession, without)).toEqual(['total_details'])
	expect(departures(checkoutSession, { ...checkoutSession, amount_total: '2198' })).toEqual(['amount_total'])
	const shallow = { ...checkoutSession, automatic_tax: { enabled: false, status: null } }
	expect(departures(checkoutSession, shallow)).toEqual(['automatic_tax.liability'])
})
