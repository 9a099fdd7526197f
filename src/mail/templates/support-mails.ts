// Mails about messages from the contact form: to the shop, and the answer to the visitor.
import type { Language } from '#kit/language.ts'
import { factText, factsBlock, quote, text, type Mail, type Sender } from './content.ts'
import { mailTo } from './layout.ts'
import { marks } from './marks.ts'

type SupportQuestion = { name: string; email: string; subject: string; message: string }

/** Replies go to the visitor. @param to the shop's support address */
export function supportMail(question: SupportQuestion, to: string, sender: Sender): Mail {
	const { name, email, subject, message } = question
	return {
		...mailTo(to, sender, {
			subject: `Support: ${subject}`,
			preview: `${name} wrote: ${message.slice(0, 120)}`,
			headline: 'A message for the shop',
			blocks: [
				factsBlock({ From: name, Email: email, Subject: subject }),
				quote(message),
				text(`Answer this mail to write to ${name}. We promise an answer within 24 hours.`),
			],
			words: { key: 'support.question', values: { subject, name } },
			reason:
				'Sent by the contact form of the shop. The sender typed name and address; neither has been checked.',
		}),
		replyTo: email,
	}
}

type SupportAnswer = Pick<SupportQuestion, 'email' | 'subject' | 'message'> & {
	/** Of the message, for people. */
	reference: string
	answer: string
	/** The shop's support address; null when it has none. */
	replyTo: string | null
	/** As the staff chooses; English when absent. */
	language?: Language
}

type AnswerTexts = Readonly<Record<'headline' | 'message' | 'reference' | 'again' | 'reason', string>>

export const supportAnswerTexts: Readonly<Record<Language, AnswerTexts>> = {
	en: {
		headline: 'Our answer',
		message: 'Your message',
		reference: 'Reference',
		again: 'Still a question? Reply to this mail and leave the reference in its subject.',
		reason: `You get this email because you wrote to ${marks.name} with this address.`,
	},
	es: {
		headline: 'Nuestra respuesta',
		message: 'Su mensaje',
		reference: 'Referencia',
		again: '¿Tiene otra pregunta? Responda a este correo y deje la referencia en el asunto.',
		reason: `Recibe este correo porque escribió a ${marks.name} con esta dirección.`,
	},
}

/** One per line, so that lines stay apart. */
const paragraphs = (words: string) =>
	words
		.split('\n')
		.map((part) => part.trim())
		.filter(Boolean)
		.map(factText)

/** Replies go to the shop's support address. */
export function supportAnswerMail(facts: SupportAnswer, sender: Sender): Mail {
	const { email, subject, message, reference, answer, replyTo, language = 'en' } = facts
	const texts = supportAnswerTexts[language]
	return {
		...mailTo(email, sender, {
			subject: `Re: ${subject} (#${reference})`,
			headline: texts.headline,
			language,
			blocks: [
				...paragraphs(answer),
				factsBlock({ [texts.message]: subject, [texts.reference]: `#${reference}` }),
				quote(message.replaceAll('\r\n', '\n')),
				text(texts.again),
			],
			words: { key: 'support.answer', values: { subject, reference } },
			reason: texts.reason,
		}),
		...(replyTo !== null && { replyTo }),
	}
}
