// Messages for approvers and buyers, verbatim where Spec §8 gives them.
import { formatLongDay, type IsoDate } from '#kit/time.ts'
import type { ApprovalStatus } from './states.ts'

/** Status labels, to follow "is" or "was". */
export const statusLabels: Record<ApprovalStatus, string> = {
	pending: 'waiting for a decision',
	approved: 'approved',
	changes_requested: 'sent back for changes',
	ended: 'ended, since the order was cancelled',
}

export const messages = {
	approved: 'Approved',
	changesRequested: 'Changes Requested',
	askFailed: 'Nobody was asked',
	asked: 'We sent the invitation',
	schoolDecides: (from: IsoDate) =>
		`The school was asked to decide this order. The shop can decide it from ${formatLongDay(from)} on.`,
	askedJustNow: 'This person was asked within the last hour. Please give them a little time.',
	askedOften: (most: number) => `People were asked ${most} times for this order. Call us, and we help.`,
	hasAdministrator: 'Your school has an administrator now, who can decide this order.',
	notWaiting: 'This order does not wait for a decision any more.',
	nameSomeone: 'Type the email address of your school’s administrator',
	loadFailed: 'Failed to load approvals',
	approveFailed: 'Failed to approve order',
	requestFailed: 'Failed to request changes',
	commentFailed: 'Failed to add the comment',
	resubmitFailed: 'The order was not sent again',
	amendFailed: 'The changes were not saved',
	notPriced: 'The new total could not be worked out',
	commented: 'Comment added',
	resubmitted: 'Sent for approval again',
	saved: 'Changes saved',
	voided: 'Approval withdrawn',
	notFound: 'Approval not found',
	commentRequired: 'Please say what should be changed.',
	textRequired: 'Please write something.',
	ownOrder: 'This is your own order: someone else at your school has to decide.',
	noneChosen: 'Choose at least one order.',
	seenBefore:
		'It was changed and sent again after you opened this page. Look at what is different now, then decide.',
	designGone: (rows: readonly number[]) =>
		rows.length === 1
			? `The design on line ${rows[0]} is not there any more. Request changes, so that another one is chosen.`
			: `The designs on lines ${rows.join(', ')} are not there any more. Request changes, so that others are chosen.`,
	unexpected: 'An unexpected error occurred. The order is still waiting: please try again.',
	notYours: 'Only the person who placed the order can change it and send it again.',
	notEditable: (status: ApprovalStatus) =>
		`This order is ${statusLabels[status]}: its lines cannot be changed now.`,
	ordersChanged:
		'The open orders, or their prices, changed meanwhile. Nothing was saved. Look at them as they are now and decide again.',
	noneToRedesign: 'None of these orders can be changed. Nothing was saved.',
	/** Why an order keeps the design that was ordered. */
	keeps: {
		payment: 'Waits for a payment of the agreed price.',
		split: 'Families pay shares of the agreed price.',
		paid: 'Is paid at the agreed price.',
		production: 'Is in production.',
		own: 'Is your own order: another person at the shop has to change it.',
		approval: 'Its approval is not as it should be. Ask an administrator.',
	},
	proofFailed: 'The proof was not ordered',
	proofOrdered: 'The proof is being made',
	threadEnded: 'This order was cancelled. Nothing more happens to it.',
	threadFull: 'This thread is full. Please call us.',
	sealBroken:
		'This order changed after it was approved. It has to be approved again before it goes into production.',
} as const
