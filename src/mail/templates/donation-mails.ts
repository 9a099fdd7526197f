// Mails to the donor of a team's fundraiser. They promise no tax benefit.
import { formatUsd } from '#kit/money.ts'
import { factText, factsBlock, text, type Mail, type Sender } from './content.ts'
import { mailTo } from './layout.ts'
import { marks } from './marks.ts'

export const donationMailKinds = ['paid', 'refused', 'refunded'] as const
export type DonationMailKind = (typeof donationMailKinds)[number]
export const isDonationMail = (kind: string): kind is DonationMailKind =>
	donationMailKinds.some((known) => known === kind)

export type DonationMailFacts = {
	to: string
	reference: string
	/** "Donation to Mill Creek Owls" */
	name: string
	amountCents: number
	why: string
}

/** The terms of every donation, the same on the page and in the mail. */
export const donationTermsText = `${marks.name} is a shop, not a charity: it passes the whole donation on to the team. Whether it is tax-deductible is for the school to say. Please ask the school.`

/** "donation to Mill Creek Owls", within a sentence. */
const within = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

const wordsFor: Record<
	DonationMailKind,
	(facts: DonationMailFacts) => { subject: string; headline: string; says: string[]; terms?: string }
> = {
	paid: ({ name, amountCents }) => ({
		subject: `Receipt: ${formatUsd(amountCents)}, ${within(name)}`,
		headline: 'Thank you for your donation',
		says: [`We received ${formatUsd(amountCents)} from you. All of it goes to the team.`],
		terms: donationTermsText,
	}),
	refused: () => ({
		subject: 'Your donation did not go through',
		headline: 'The payment did not go through',
		says: ['You were not charged. You can donate again at any time on the team’s page.'],
	}),
	refunded: ({ amountCents }) => ({
		subject: `${formatUsd(amountCents)} of your donation goes back to you`,
		headline: 'Your refund is on its way',
		says: [
			`${formatUsd(amountCents)} goes back to the card it was paid with. Banks take five to ten business days.`,
		],
	}),
}

export function donationMail(kind: DonationMailKind, facts: DonationMailFacts, sender: Sender): Mail {
	const { to, reference, name, amountCents, why } = facts
	const { subject, headline, says, terms } = wordsFor[kind](facts)
	return mailTo(to, sender, {
		subject,
		headline,
		blocks: [
			...says.map(text),
			...(terms === undefined ? [] : [factText(terms)]),
			factsBlock({
				What: name,
				Amount: formatUsd(amountCents),
				Reference: `#${reference}`,
				Why: why === '' ? undefined : why,
			}),
		],
		words: {
			key: `donation.${kind}`,
			values: { donation: within(name), amount: formatUsd(amountCents) },
		},
		reason: `You get this email because of a donation at ${marks.name}.`,
	})
}
