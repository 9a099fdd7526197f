// Messages about orders for buyers.
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'

export const messages = {
	/** Spec §8. */
	signInTitle: 'Authentication Required',
	signIn: 'Please log in to complete your order',
	/** Spec §5. */
	cartEmpty: 'Cart is empty',
	/** Spec §5. */
	poRequired: 'PO Number required for school purchase orders',
	poNotAllowed: 'School purchase orders are for coaches and school administrators. Please pay by card.',
	tooManyLines: 'That is more than one order can take. Please split it into two.',
	notFound: 'Order not found',
	noDesign: 'Design not found',
	notOwnApprover: 'You cannot approve your own order. Name another person of your school.',
	noSuchTask: 'There is no such open task.',
	underWay: 'An order of this person is still under way.',
	problems: 'Some items cannot be ordered as they are. Please look at your cart.',
	notShipped: (state: string) =>
		state === ''
			? 'This way of shipping is not offered any more. Please choose another one.'
			: `This way of shipping is not offered to ${state}. Please choose another one.`,
	taxChanged: 'The way in which sales tax is found has just changed. Please check the total and confirm.',
	moved: (totalCents: number) =>
		`Prices have changed since you last looked. The total is now ${formatUsd(totalCents)}. Please check it and confirm.`,
	promotionGone: (name: string, totalCents: number) =>
		`${name} has been used up since you last looked. The total is now ${formatUsd(totalCents)}. Please check it and confirm.`,
	splitMode: 'Only an order that players pay can be split.',
	nothingToSplit: 'There is nothing to pay on this order, so it cannot be split.',
	shareTooSmall: (leastCents: number) =>
		`A player’s share would be less than ${formatUsd(leastCents)}, which no card can pay. Please pay this order at once.`,
	linkNotFound: 'This payment link does not work. Please ask your coach for a new one.',
	noInvoice: 'There is an invoice as soon as the order is paid or approved.',
	notNow: (status: string) => `This order is ${status.toLowerCase()}: that can no longer be done.`,
	changedMeanwhile:
		'This order was changed in another window meanwhile. Please look at it as it is now and make your changes again.',
	nothingLeft: 'An order needs at least one line. Cancel the order if nothing of it is wanted.',
	otherGarment: 'Only the size of a garment can be changed. Please order another garment as a new order.',
	poTaken:
		'This PO number is on another order of your school already. Please use the number of this purchase.',
	redesigned: (pieces: number, beforeCents: number, afterCents: number) =>
		beforeCents === afterCents
			? `${counted(pieces, 'piece')}; the total is still ${formatUsd(afterCents)}`
			: `${counted(pieces, 'piece')}; the total was ${formatUsd(beforeCents)} and is now ${formatUsd(afterCents)}`,
	otherColor: (color: string) => `Ordered in ${color}, a color that the new design does not come in.`,
	withdrawn: (beforeCents: number, afterCents: number) =>
		`A player left the team: ${formatUsd(beforeCents)} is now ${formatUsd(afterCents)}`,
	joined: (beforeCents: number, afterCents: number) =>
		`A player joined the team: ${formatUsd(beforeCents)} is now ${formatUsd(afterCents)}`,
	amended: (beforeCents: number, afterCents: number) =>
		beforeCents === afterCents
			? 'The order was changed; its total is the same'
			: `The order was changed: ${formatUsd(beforeCents)} is now ${formatUsd(afterCents)}`,
} as const
