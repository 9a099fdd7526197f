// Mails to the donor of a team's fundraiser. They promise no tax benefit.
import type { Language } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { factText, factsBlock, text, type Mail, type Sender } from './content.ts'
import { donationIn, donationMailTexts, donationTerms } from './donation-texts.ts'
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
	/** Of the donor; English when absent. */
	language?: Language
}

/** "donation to Mill Creek Owls", within a sentence. */
const within = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

export function donationMail(kind: DonationMailKind, facts: DonationMailFacts, sender: Sender): Mail {
	const { to, reference, amountCents, why, language = 'en' } = facts
	const texts = donationMailTexts[language]
	const name = donationIn(language, facts.name)
	const donation = within(name)
	const { subject, headline, says, hasTerms = false } = texts[kind]({ donation, amountCents })
	const terms = donationTerms[language](marks.name)
	return mailTo(to, sender, {
		subject,
		headline,
		blocks: [
			...says.map(text),
			...(hasTerms ? [factText(terms)] : []),
			factsBlock({
				[texts.facts.what]: name,
				[texts.facts.amount]: formatUsd(amountCents),
				[texts.facts.reference]: `#${reference}`,
				[texts.facts.why]: why === '' ? undefined : why,
			}),
		],
		words: { key: `donation.${kind}`, values: { donation, amount: formatUsd(amountCents) } },
		reason: texts.reason,
		language,
	})
}
