// Mails about split orders. They name no player and contain no payment link: the buyer shares that one, and it is never
// stored.
import { formatUsd } from '#kit/money.ts'
import { dayIn } from '#kit/time.ts'
import { buttonBlock, factsBlock, text, type Mail, type Sender } from './content.ts'
import { mailTo } from './layout.ts'

/** Sent to the payer of a family's share, or of the rest. */
export const shareMailKinds = ['paid', 'returned', 'failed'] as const
export type ShareMailKind = (typeof shareMailKinds)[number]

export type ShareMailFacts = {
	to: string
	/** The order's short reference for people. */
	reference: string
	amountCents: number
	why: string
	/** Whether it is the rest of the order, paid by the buyer. */
	isRest: boolean
	/** The buyer's page with the shares. */
	link: string
}

type Words = { subject: string; headline: string; says: readonly string[] }

const wordsFor: Record<ShareMailKind, (facts: ShareMailFacts) => Words> = {
	paid: ({ reference, amountCents }) => ({
		subject: `Your share of order #${reference} is paid`,
		headline: 'Thank you, your share is paid',
		says: [
			`We received your payment of ${formatUsd(amountCents)}.`,
			'The order goes into production as soon as every share is paid. Your team gets everything together.',
		],
	}),
	returned: ({ reference, amountCents }) => ({
		subject: `${formatUsd(amountCents)} for order #${reference} goes back to you`,
		headline: 'Your money is on its way back',
		says: [
			`${formatUsd(amountCents)} goes back to the card it was paid with. Banks take five to ten business days.`,
		],
	}),
	failed: ({ reference, isRest }) => ({
		subject: `A payment for order #${reference} did not go through`,
		headline: 'The payment did not go through',
		says: [
			'The bank declined it. You were not charged.',
			isRest
				? 'The shares are still open. Families can pay theirs, and you can try to cover the rest again.'
				: 'You can pay again with the link that your coach sent you.',
		],
	}),
}

/** One mail about one payment of a split order, as text and HTML. */
export function shareMail(kind: ShareMailKind, facts: ShareMailFacts, sender: Sender): Mail {
	const { to, reference, amountCents, why, isRest, link } = facts
	const { subject, headline, says } = wordsFor[kind](facts)
	const blocks = [
		...says.map(text),
		factsBlock({ Order: `#${reference}`, Amount: formatUsd(amountCents), Why: why || undefined }),
		...(isRest ? [buttonBlock('See the shares', link)] : []),
	]
	const reason = 'You get this email because of your payment at Fieldhouse.'
	return mailTo(to, sender, { subject, headline, blocks, reason })
}

const day = new Intl.DateTimeFormat('en-US', {
	weekday: 'long',
	month: 'long',
	day: 'numeric',
	timeZone: 'UTC',
})

type Reminder = {
	to: string
	reference: string
	until: Date | null
	href: string
	/** Of the team; without one that of the shop in Columbus, Ohio. */
	timeZone: string | undefined
}

const waits = ({ until, timeZone = 'America/New_York' }: Pick<Reminder, 'until' | 'timeZone'>): string =>
	until
		? `We hold the order until ${day.format(new Date(dayIn(timeZone, until)))}. After that it is cancelled and everyone gets their money back.`
		: ''

/** For the account of a player whose share is open. The link works for that account alone. */
export function shareReminderMail(reminder: Reminder, sender: Sender): Mail {
	const { to, reference, href } = reminder
	const says = [
		'Your coach has ordered for the team, and each family pays its own share. Yours is not paid yet.',
		waits(reminder),
	]
	return mailTo(to, sender, {
		subject: `Order #${reference}: your share is not paid yet`,
		headline: 'Your share is not paid yet',
		blocks: [...says.filter(Boolean).map(text), buttonBlock('See your share', href)],
		reason: 'You get this email because your account belongs to a team at Fieldhouse.',
	})
}

/** For the buyer, before the order expires. */
export function openSharesMail(
	reminder: Reminder & { open: number; openCents: number },
	sender: Sender,
): Mail {
	const { to, reference, href, open, openCents } = reminder
	const shares = open === 1 ? 'one share' : `${open} shares`
	const says = [
		`${formatUsd(openCents)} is not paid yet. ${waits(reminder)}`.trim(),
		'Remind the families, or cover the rest yourself.',
	]
	return mailTo(to, sender, {
		subject: `Order #${reference}: ${shares} still open`,
		headline: `${shares[0]?.toUpperCase()}${shares.slice(1)} still open`,
		blocks: [...says.map(text), buttonBlock('See the shares', href)],
		reason: 'You get this email because of your order at Fieldhouse.',
	})
}
