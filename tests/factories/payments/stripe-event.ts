// An event from the provider's reference, with a session in place of the setup intent there:
// https://docs.stripe.com/api/events/object
import { checkoutSession } from './stripe-checkout-session.ts'

export const event = {
	id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
	object: 'event',
	api_version: '2019-02-19',
	created: 1686089970,
	data: { object: checkoutSession },
	livemode: false,
	pending_webhooks: 0,
	request: { id: null, idempotency_key: null },
	type: 'checkout.session.expired',
}
