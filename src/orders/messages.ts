// What buyers are told of their orders.
import { formatUsd } from '#kit/money.ts'

export const messages = {
	/** Spec §8: 'Authentication Required' / 'Please log in to complete your order'. */
	signIn: 'Please log in to complete your order',
	/** Spec §5. */
	cartEmpty: 'Cart is empty',
	/** Spec §5. */
	poRequired: 'PO Number required for school purchase orders',
	poNotAllowed: 'School purchase orders are for coaches and school administrators. Please pay by card.',
	tooManyLines: 'That is more than one order can take. Please split it into two.',
	notFound: 'Order not found',
	noSuchTask: 'There is no such open task.',
	underWay: 'An order of this person is still under way.',
	problems: 'Some items cannot be ordered as they are. Please look at your cart.',
	moved: (totalCents: number) =>
		`Prices have changed since you last looked. The total is now ${formatUsd(totalCents)}. Please check it and confirm.`,
	noInvoice: 'There is an invoice as soon as the order is paid or approved.',
	notNow: (status: string) => `This order is ${status.toLowerCase()}: that can no longer be done.`,
	nothingToRefund: 'There is nothing left to refund.',
	tooMuchToRefund: (leftCents: number) => `At most ${formatUsd(leftCents)} can still be refunded.`,
	reasonRequired: 'Please say why.',
	staffOnly: "You don't have the required role to access this page.",
} as const
