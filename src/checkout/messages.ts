// Messages for buyers at the checkout.

export const messages = {
	/** Spec §4 and §8. */
	redirecting: 'Redirecting to Payment',
	sessionCreated: 'Checkout session created',
	submitted: 'Order Submitted',
	awaiting: (reference: string) => `Order #${reference} awaiting approval`,
	/** Spec §8: order submission error. */
	error: 'Error',
	validationFailed: 'Validation Failed',
	cancelled: 'Payment cancelled',
	cancelledDetail: 'Nothing was charged. Your cart is as you left it.',
	unpaid: 'You have an order that is not paid yet',
	unpaidChange: 'Place a new one below and it takes the place of this one.',
	cartChanged: 'Your cart has changed in another window. Please look at it again and confirm.',
	chooseMode: 'Please choose how to pay.',
} as const
