// The mail with a quote's link, and the shop's when a customer declines one.
import { dayInWords, pluralIn, type Language } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
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
	/** In which the customer reads; English when absent. */
	language?: Language
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

type QuoteMailTexts = {
	subject: (reference: string, total: string) => string
	headline: string
	opening: string
	facts: Readonly<Record<'quote' | 'items' | 'total' | 'validUntil', string>>
	items: (units: number) => string
	button: string
	closing: string
	reason: string
}

export const quoteMailTexts: Readonly<Record<Language, QuoteMailTexts>> = {
	en: {
		subject: (reference, total) => `Your quote #${reference}: ${total}`,
		headline: 'Your quote is ready',
		opening:
			'Look at every line and the price. When it is right, accept it on the page: no account is needed.',
		facts: { quote: 'Quote', items: 'Items', total: 'Total', validUntil: 'Valid until' },
		items: (units) => counted(units, 'item'),
		button: 'See the quote',
		closing: 'Anyone with this link can open it. Please pass it on only to those who decide with you.',
		reason: `You get this email because ${marks.name} made a quote for this address.`,
	},
	es: {
		subject: (reference, total) => `Su cotización #${reference}: ${total}`,
		headline: 'Su cotización está lista',
		opening:
			'Revise cada línea y el precio. Cuando todo esté bien, acéptela en la página: no necesita una cuenta.',
		facts: { quote: 'Cotización', items: 'Artículos', total: 'Total', validUntil: 'Válida hasta' },
		items: (units) => pluralIn('es', units, { one: '1 artículo', other: `${units} artículos` }),
		button: 'Ver la cotización',
		closing: 'Cualquier persona con este enlace puede abrirla. Páselo solo a quienes deciden con usted.',
		reason: `Recibe este correo porque ${marks.name} hizo una cotización para esta dirección.`,
	},
}

export function quoteMail(facts: QuoteMailFacts, sender: Sender): Mail {
	const { to, reference, units, totalCents, validOn, path, language = 'en' } = facts
	const texts = quoteMailTexts[language]
	const total = formatUsd(totalCents)
	const lastDay = dayInWords(validOn, language, 'withYear')
	return mailTo(to, sender, {
		subject: texts.subject(reference, total),
		headline: texts.headline,
		language,
		blocks: [
			text(texts.opening),
			...(facts.note === '' ? [] : [quote(facts.note)]),
			factsBlock({
				[texts.facts.quote]: `#${reference}`,
				[texts.facts.items]: texts.items(units),
				[texts.facts.total]: total,
				[texts.facts.validUntil]: lastDay,
			}),
			buttonBlock(texts.button, `${sender.publicUrl}${path}`),
			text(texts.closing),
		],
		words: { key: 'quote.sent', values: { 'quote number': reference, total, 'last day': lastDay } },
		reason: texts.reason,
	})
}
