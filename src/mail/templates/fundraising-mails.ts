// Mails about a team's money, for its coaches. They name no player.
import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'
import { buttonBlock, factsBlock, quote, text, type Mail, type MailBlock, type Sender } from './content.ts'
import { mailTo } from './layout.ts'

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

const factsOf = ({ teamName, amountCents, reference, balanceCents }: PayoutFacts): MailBlock =>
	factsBlock({
		Team: teamName,
		Amount: formatUsd(amountCents),
		Reference: reference,
		'Balance now': formatUsd(balanceCents),
	})

/** Notifies that money is on its way to the team. */
export function payoutMail(facts: PayoutFacts, sender: Sender): Mail {
	const { to, teamName, amountCents, href } = facts
	const says = 'We have sent your team what it raised. Please tell us if it does not arrive.'
	return mailTo(to, sender, {
		subject: `${formatUsd(amountCents)} is on its way to ${teamName}`,
		headline: 'Your team’s money is on its way',
		blocks: [text(says), factsOf(facts), buttonBlock('Open the ledger', href)],
		reason,
	})
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
	return mailTo(to, sender, {
		subject: `A payout to ${teamName} is reversed`,
		headline: 'A payout is reversed',
		blocks: [text(says), quote(why), factsOf(facts), buttonBlock('Open the ledger', href)],
		reason,
	})
}
