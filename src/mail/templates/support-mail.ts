// Forwards a visitor's message to support.
import { text, type Sender } from './content.ts'
import { layoutMail } from './layout.ts'
import type { Mail } from './message.ts'

export type SupportQuestion = { name: string; email: string; subject: string; message: string }

/** Replies go to the visitor. @param to the shop's support address */
export function supportMail(question: SupportQuestion, to: string, sender: Sender): Mail {
	const { name, email, subject, message } = question
	const content = {
		subject: `Support: ${subject}`,
		preview: `${name} wrote: ${message.slice(0, 120)}`,
		headline: 'A message for the shop',
		blocks: [
			{
				kind: 'facts',
				facts: [
					{ name: 'From', value: name },
					{ name: 'Email', value: email },
					{ name: 'Subject', value: subject },
				],
			},
			{ kind: 'quote', text: message },
			text(`Answer this mail to write to ${name}. We promise an answer within 24 hours.`),
		],
		reason:
			'Sent by the contact form of the shop. The sender typed name and address; neither has been checked.',
	} as const
	return { to, replyTo: email, ...layoutMail(content, sender) }
}
