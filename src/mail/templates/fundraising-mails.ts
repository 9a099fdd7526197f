// Mails about a team's money, for its coaches. They name no player.
import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'
import { text, type Mail, type MailBlock, type Sender } from './content.ts'
import { layoutMail } from './layout.ts'

export type PayoutFacts = {
	to: string
	teamName: string
	amountCents: number
	/** Number of the check or transfer. */
	reference: string
	/** The current balance of the ledger. */
	balanceCents: number
	/** Address of the ledger. */
	href: string
}

const reason = 'You get this email because you coach this team at Fieldhouse.'

const factsOf = ({ teamName, amountCents, reference, balanceCents }: PayoutFacts): MailBlock => ({
	kind: 'facts',
	facts: [
		{ name: 'Team', value: teamName },
		{ name: 'Amount', value: formatUsd(amountCents) },
		{ name: 'Reference', value: reference },
		{ name: 'Balance now', value: formatUsd(balanceCents) },
	],
})

/** Notifies that money is on its way to the team. */
export function payoutMail(facts: PayoutFacts, sender: Sender): Mail {
	const { to, teamName, amountCents, href } = facts
	const says = 'We have sent your team what it raised. Please tell us if it does not arrive.'
	const content = {
		subject: `${formatUsd(amountCents)} is on its way to ${teamName}`,
		preview: says,
		headline: 'Your team’s money is on its way',
		blocks: [text(says), factsOf(facts), { kind: 'button', label: 'Open the ledger', href }],
		reason,
	} as const
	return { to, ...layoutMail(content, sender) }
}

export type ReversalFacts = PayoutFacts & {
	/** Day on which the payout was recorded. */
	paidOutOn: string
	/** The reason as Fieldhouse wrote it. */
	why: string
}

/** Notifies that an announced payout was reversed. */
export function payoutReversedMail(facts: ReversalFacts, sender: Sender): Mail {
	const { to, teamName, paidOutOn, why, href } = facts
	const says = `The payout that we recorded on ${formatLongDay(paidOutOn)} is reversed. Its amount is back in your balance, and both lines stay in the ledger.`
	const content = {
		subject: `A payout to ${teamName} is reversed`,
		preview: says,
		headline: 'A payout is reversed',
		blocks: [
			text(says),
			{ kind: 'quote', text: why },
			factsOf(facts),
			{ kind: 'button', label: 'Open the ledger', href },
		],
		reason,
	} as const
	return { to, ...layoutMail(content, sender) }
}
