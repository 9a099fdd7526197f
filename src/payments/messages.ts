// Messages about payments for buyers and staff.
import { formatUsd } from '#kit/money.ts'

export const messages = {
	notFound: 'Order not found',
	notPayable: 'This order no longer waits for a payment.',
	isSplit: 'Each share of this order is paid by its own link.',
	sharePaid: 'This share has been paid already.',
	shareWithdrawn: 'The player is not on the team any more: there is nothing to pay.',
	shareClosed: 'This order no longer waits for payments.',
	justPaid: (reference: string) =>
		`Order #${reference} of this cart has just been paid, so it is not ordered again.`,
	bankAtWork: (reference: string) =>
		`A bank is at work on the payment of order #${reference}, which is this cart. Wait for it, or cancel that order first.`,
	restOnTheWay: 'A payment for the rest is on its way. We tell you as soon as the bank has said yes or no.',
	foreignAddress: 'Payments return to this shop only.',
	notReached: 'The payment page could not be reached. Your order is kept: please try again in a moment.',
	busy: 'The payment page is being opened already. Please try again in a moment.',
	tooMany: 'That were many tries. Please wait a few minutes and try again.',
	nothingToRefund: 'Nothing of this order is left: all of it went back or was credited.',
	tooMuch: (leftCents: number) => `At most ${formatUsd(leftCents)} of this order is left.`,
	stillCollecting:
		'Families are still paying this order. Money goes back by itself when it is called off; single items once it is paid.',
	refundMoved: (amountCents: number) =>
		`It would now be ${formatUsd(amountCents)}. Check it and confirm again.`,
	notPaid: 'This order was not paid here, so there is nothing to refund.',
	notYetCreditable:
		'A purchase order can be credited once its production has started. Until then it is changed or cancelled.',
	reasonRequired: 'Please say why.',
	notDue: 'Only an approved purchase order is paid by the school: nothing is due for this order.',
	nothingOpen: 'This order is paid in full: nothing is open.',
	moreThanOpen: (openCents: number) =>
		`Please enter an amount up to the ${formatUsd(openCents)} that are open.`,
	receivedLater: 'The day is still to come. Please enter the day on which the money came in.',
	otherOrder: 'This payment is recorded with another order. Please open the order again.',
	noSuchPayment: 'This payment is not recorded, or was taken back already.',
	unknownLine: 'That line is not part of this order.',
	taxAway:
		'Sales tax for this address cannot be computed right now. Nothing is lost: please try again in a minute.',
	noSuchPlace: ({ state, zip }: { state: string; zip: string }) =>
		`Sales tax is not known for ZIP code ${zip} in ${state}. Please check ZIP code and state.`,
	tooManyUnits: 'More units than this line still has.',
} as const
