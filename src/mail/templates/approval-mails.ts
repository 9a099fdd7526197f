// Mails about a school's approval. They name no player and quote no input: both are behind the button, for those with
// access.
import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'
import {
	buttonBlock,
	factText,
	factsBlock,
	picturesBlock,
	text,
	type Mail,
	type MailPicture,
	type Sender,
} from './content.ts'
import { mailTo } from './layout.ts'
import { marks } from './marks.ts'

export const approvalMailKinds = [
	'asked',
	'resubmitted',
	'changes',
	'voided',
	'voided_buyer',
	'redesigned',
	'passed_on',
	'commented',
] as const
export type ApprovalMailKind = (typeof approvalMailKinds)[number]

export type ApprovalMailFacts = {
	to: string
	approvalId: string
	/** The short reference for people. */
	reference: string
	/** Team of the order's portal; empty without one. */
	team: string
	/** School that it is for; empty without one. */
	school: string
	poNumber: string
	totalCents: number
	units: number
	/** Of the ordered garments, without any player's name or number. */
	pictures: readonly MailPicture[]
}

type Words = { subject: string; headline: string; says: readonly string[]; button: string; reason: string }

const approver = `You get this email because you can approve orders for this school at ${marks.name}.`
const buyer = `You get this email because of your order at ${marks.name}.`
const look = 'Check every player’s garment, the proof and the price. Then approve it or request changes.'

const wordsFor: Record<ApprovalMailKind, (facts: ApprovalMailFacts) => Words> = {
	asked: ({ reference }) => ({
		subject: `Order #${reference} is waiting for your approval`,
		headline: 'An order is waiting for your approval',
		says: [look],
		button: 'Review the order',
		reason: approver,
	}),
	resubmitted: ({ reference }) => ({
		subject: `Order #${reference} was changed and is waiting for your approval`,
		headline: 'Changed, and back for your approval',
		says: ['The page lists what changed since the last time.', look],
		button: 'Review the order',
		reason: approver,
	}),
	changes: ({ reference }) => ({
		subject: `Changes requested for order #${reference}`,
		headline: 'Your school asks for changes',
		says: [
			'Read what they would like to be different, change the order and send it again.',
			'We keep holding everything on it for you.',
		],
		button: 'See what to change',
		reason: buyer,
	}),
	voided: ({ reference }) => ({
		subject: `Order #${reference} was changed after its approval`,
		headline: 'It needs your approval again',
		says: ['Something changed after the order was approved. The page shows the difference.'],
		button: 'Review the order',
		reason: approver,
	}),
	voided_buyer: ({ reference }) => ({
		subject: `Order #${reference} has to be approved again`,
		headline: 'Your order was changed',
		says: [
			'We changed something after the approval, so your school is asked again. You do not have to do anything.',
		],
		button: 'See what changed',
		reason: buyer,
	}),
	redesigned: ({ reference }) => ({
		subject: `Order #${reference} has the team’s new design`,
		headline: 'Your order was changed',
		says: [
			'Your team’s design is another one now, and we changed this order to it. Its total was computed anew.',
		],
		button: 'See what changed',
		reason: buyer,
	}),
	passed_on: ({ reference }) => ({
		subject: `Order #${reference} still waits for approval`,
		headline: 'It has a new owner',
		says: [`The buyer of this order has left ${marks.name}. It stays as it is, with a new owner.`, look],
		button: 'Review the order',
		reason: approver,
	}),
	commented: ({ reference }) => ({
		subject: `New comment on order #${reference}`,
		headline: 'There is a new comment',
		says: ['Read it and answer on the approval page.'],
		button: 'Read the comment',
		reason: `You get this email because you take part in the approval of this order at ${marks.name}.`,
	}),
}

/** One mail about one approval, as text and HTML. */
export function approvalMail(kind: ApprovalMailKind, facts: ApprovalMailFacts, sender: Sender): Mail {
	const { to, approvalId, reference, team, school, poNumber, totalCents, units, pictures } = facts
	const { subject, headline, says, button, reason } = wordsFor[kind](facts)
	const blocks = [
		...says.map(text),
		...picturesBlock(pictures),
		factsBlock({
			Order: `#${reference}`,
			School: school || undefined,
			Team: team || undefined,
			'PO number': poNumber || undefined,
			Items: String(units),
			Total: formatUsd(totalCents),
		}),
		buttonBlock(button, `${sender.publicUrl}/approvals/${approvalId}`),
	]
	const values = { 'order number': reference, total: formatUsd(totalCents) }
	return mailTo(to, sender, {
		subject,
		headline,
		blocks,
		reason,
		words: { key: `approval.${kind}`, values },
	})
}

type ApproverInvitationFacts = {
	/** Address of the invitation, with its secret. */
	link: string
	/** Last day of validity. */
	until: string
	reference: string
	school: string
	totalCents: number
	units: number
	/** Of the ordered garments, without any player's name or number. */
	pictures: readonly MailPicture[]
}

/** Invites a person to administer their school, because a purchase order waits for them. Quotes no input. */
export function approverInvitationMail(to: string, facts: ApproverInvitationFacts, sender: Sender): Mail {
	const { link, until, reference, school, totalCents, units, pictures } = facts
	return mailTo(to, sender, {
		subject: `${school}: a purchase order waits for your approval`,
		preview: 'You were named as the person who approves it.',
		headline: 'You are asked to approve an order',
		blocks: [
			text(
				`A coach of ${school} ordered by purchase order and named you as the school’s administrator. Nothing is made before you approve it.`,
			),
			...picturesBlock(pictures),
			factsBlock({
				School: school,
				Order: `#${reference}`,
				Items: String(units),
				Total: formatUsd(totalCents),
			}),
			text('Sign in or create an account with this email address, accept, and look at the order.'),
			buttonBlock('Accept and see the order', link),
			factText(`This invitation is only for you and good until ${formatLongDay(until)}.`),
		],
		words: {
			key: 'approval.invited',
			values: { 'order number': reference, school, total: formatUsd(totalCents) },
		},
		reason:
			'You get this email because a buyer named this address as the administrator of the school. If you do not know the school, ignore it.',
	})
}

// The mail to the new owner of a team's order after the account of its buyer was deleted. It names neither.
type PassedOnFacts = {
	to: string
	orderId: string
	/** The short reference for people. */
	reference: string
	teamName: string
	poNumber: string
	totalCents: number
}

/** Notifies that a team's purchase order has a new owner and continues unchanged. */
export function passedOnMail(facts: PassedOnFacts, sender: Sender): Mail {
	const { to, orderId, reference, teamName, poNumber, totalCents } = facts
	const blocks = [
		text(`The buyer of this order has left ${marks.name}, so you own it from now on.`),
		text(
			`It waits for your school as before, and nothing on it has changed. Another person decides about it: a coach or administrator of your school, or ${marks.name}. Please check where it is sent to.`,
		),
		factsBlock({
			Order: `#${reference}`,
			Team: teamName,
			'PO number': poNumber || undefined,
			Total: formatUsd(totalCents),
		}),
		buttonBlock('See the order', `${sender.publicUrl}/orders/${orderId}`),
	]
	const content = {
		subject: `Order #${reference} of ${teamName} is in your hands`,
		headline: 'You answer for this order now',
		blocks,
		words: {
			key: 'order.inherited' as const,
			values: { 'order number': reference, team: teamName, total: formatUsd(totalCents) },
		},
		reason: `You get this mail because you keep this team’s portal at ${marks.name}.`,
	}
	return mailTo(to, sender, content)
}
