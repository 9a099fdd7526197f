// Messages about quotes, for staff and customers.
import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'

export const expiredText = (day: string): string =>
	`This quote was valid until ${day}. Please ask us for a new one.`

export const messages = {
	notFound: 'This quote does not exist.',
	linkNotFound: 'This link does not work. Please ask us for a new one.',
	changedByOther: 'Someone else has changed this quote. Check it as it is now and save again.',
	notEditable: (standing: string) =>
		`This quote is ${standing.toLowerCase()}: it cannot be changed any more.`,
	noGoods: 'Add at least one product: an order of custom lines alone has nothing to make.',
	lineGone: (at: number) => `Line ${at}: this item or its design is no longer sold. Please remove it.`,
	expiresBefore: 'The last day must be today or later.',
	notShipped: (state: string) => `No way of shipping is offered to ${state}. Enter a price for shipping.`,
	needsAddress: 'Enter where it ships to before you place the order.',
	poRequired: 'Enter the number of the purchase order.',
	// To the customer.
	changed: (totalCents: number) =>
		`We changed this quote while you had it open. It is ${formatUsd(totalCents)} now. Please check it and accept again.`,
	sumThere: (state: string, totalCents: number) =>
		`With sales tax and shipping to ${state} it is ${formatUsd(totalCents)}. Please check it and accept again.`,
	noShippingThere: (state: string) =>
		`We have no way of shipping to ${state} yet. Please ask us: we will find one.`,
	expired: (validOn: string) => expiredText(formatLongDay(validOn)),
	withdrawn: 'We have withdrawn this quote. Please ask us if you still need it.',
	declined: 'This quote was declined. Please ask us if you have changed your mind.',
	accepted: 'This quote was accepted already.',
	notAvailable:
		'An item of this quote is no longer available in this number. Please ask us: we will find a way.',
	poNotYours:
		'Only the coach or school administrator whom this quote is for can use a purchase order. Please sign in.',
	notPayable: 'There is nothing to pay for this quote now.',
} as const
