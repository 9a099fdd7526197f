// Messages for buyers at the checkout.
import { formatUsd } from '#kit/money.ts'

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
	chooseSchool: 'Choose the school that this purchase order is from.',
	exemptionEnded: (school: string, totalCents: number) =>
		`The tax exemption of ${school} does not count any more, so sales tax is added. The total is now ${formatUsd(totalCents)}. Please check it and confirm.`,
	exemptionCounts: (school: string, totalCents: number) =>
		`The tax exemption of ${school} counts now, so there is no sales tax. The total is now ${formatUsd(totalCents)}. Please check it and confirm.`,
	manyAddresses: 'That were many addresses. The total is shown when you place the order.',
	chooseMode: 'Please choose how to pay.',
} as const
