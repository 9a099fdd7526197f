// Mails about a team's money, for its coaches. They name no player.
import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'
import { buttonBlock, factsBlock, quote, text, type Mail, type MailBlock, type Sender } from './content.ts'
import { mailTo } from './layout.ts'
import { marks } from './marks.ts'

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

const reason = `You get this email because you coach this team at ${marks.name}.`

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
		words: {
			key: 'payout.sent',
			values: { team: teamName, amount: formatUsd(amountCents) },
		},
		reason,
	})
}

export type RequestedFacts = {
	to: string
	teamName: string
	amountCents: number
	/** Check or bank transfer. */
	method: string
	payee: string
	/** Address of the ledger. */
	href: string
}

/** To the shop: a team asks for money. */
export function payoutRequestedMail(facts: RequestedFacts, sender: Sender): Mail {
	const { to, teamName, amountCents, method, payee, href } = facts
	return mailTo(to, sender, {
		subject: `Payout requested: ${formatUsd(amountCents)} for ${teamName}`,
		headline: 'A team asks for its money',
		blocks: [
			factsBlock({ Team: teamName, Amount: formatUsd(amountCents), By: method, To: payee }),
			buttonBlock('Open the ledger', href),
		],
		words: { key: 'payout.requested', values: { team: teamName, amount: formatUsd(amountCents) } },
		reason: 'Sent by the dashboard of a team.',
	})
}

/** @param facts.reason why it was declined; empty when it is approved */
export function payoutDecidedMail(
	facts: Pick<RequestedFacts, 'to' | 'teamName' | 'amountCents' | 'href'> & { reason: string },
	sender: Sender,
): Mail {
	const { to, teamName, amountCents, reason: why, href } = facts
	const amount = formatUsd(amountCents)
	const isApproved = why === ''
	return mailTo(to, sender, {
		subject: isApproved
			? `Payout approved: ${amount} for ${teamName}`
			: `About the payout of ${amount} for ${teamName}`,
		headline: isApproved ? 'Your payout is approved' : 'Your payout was declined',
		blocks: [
			text(isApproved ? 'We send it within a few days and tell you when it is on its way.' : 'Here is why:'),
			...(isApproved ? [] : [quote(why)]),
			factsBlock({ Team: teamName, Amount: amount }),
			buttonBlock('Open the ledger', href),
		],
		words: {
			key: isApproved ? 'payout.approved' : 'payout.declined',
			values: { team: teamName, amount },
		},
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
		words: {
			key: 'payout.reversed',
			values: {
				team: teamName,
				amount: formatUsd(facts.amountCents),
				'recorded on': formatLongDay(paidOutOn),
			},
		},
		reason,
	})
}
