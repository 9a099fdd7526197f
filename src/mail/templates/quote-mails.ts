// The mail with a quote's link, and the shop's when a customer declines one.
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { formatLongDay } from '#kit/time.ts'
import { buttonBlock, factsBlock, quote, text, type Mail, type Sender } from './content.ts'
import { mailTo } from './layout.ts'
import { marks } from './marks.ts'

export type QuoteMailFacts = {
	to: string
	reference: string
	units: number
	totalCents: number
	/** The last day. */
	validOn: string
	/** The staff's words to the customer; empty for none. */
	note: string
	/** Path of the quote's page with its secret. */
	path: string
}

export type DeclinedQuoteFacts = {
	/** The shop's address. */
	to: string
	id: string
	reference: string
	totalCents: number
	/** The customer's words; empty for none. */
	reason: string
}

export function quoteDeclinedMail(facts: DeclinedQuoteFacts, sender: Sender): Mail {
	const { to, id, reference, totalCents, reason } = facts
	return mailTo(to, sender, {
		subject: `Quote #${reference} was declined`,
		headline: 'A quote was declined',
		blocks: [
			text(
				reason === ''
					? 'The customer has declined it without a reason.'
					: 'The customer has declined it, and writes:',
			),
			...(reason === '' ? [] : [quote(reason)]),
			factsBlock({ Quote: `#${reference}`, Total: formatUsd(totalCents) }),
			buttonBlock('See the quote', `${sender.publicUrl}/admin/quotes/${id}`),
		],
		words: { key: 'quote.declined', values: { 'quote number': reference, total: formatUsd(totalCents) } },
		reason: 'Sent by the page of a quote, whose link the customer has.',
	})
}

export function quoteMail(facts: QuoteMailFacts, sender: Sender): Mail {
	const { to, reference, units, totalCents, validOn, path } = facts
	return mailTo(to, sender, {
		subject: `Your quote #${reference}: ${formatUsd(totalCents)}`,
		headline: 'Your quote is ready',
		blocks: [
			text(
				'Look at every line and the price. When it is right, accept it on the page: no account is needed.',
			),
			...(facts.note === '' ? [] : [quote(facts.note)]),
			factsBlock({
				Quote: `#${reference}`,
				Items: counted(units, 'item'),
				Total: formatUsd(totalCents),
				'Valid until': formatLongDay(validOn),
			}),
			buttonBlock('See the quote', `${sender.publicUrl}${path}`),
			text('Anyone with this link can open it. Please pass it on only to those who decide with you.'),
		],
		words: {
			key: 'quote.sent',
			values: {
				'quote number': reference,
				total: formatUsd(totalCents),
				'last day': formatLongDay(validOn),
			},
		},
		reason: `You get this email because ${marks.name} made a quote for this address.`,
	})
}
