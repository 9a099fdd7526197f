// What the shop needs from a mail server and from a service for text messages. Each adapter is in senders/ and passes
// senders/contract.test.ts.
import type { Sms } from './templates/content.ts'

export type OutgoingMail = {
	/** The same for every try, so that recipients can detect duplicates. */
	id: string
	to: string
	subject: string
	text: string
	html: string
	replyTo: string | null
	/** For the header List-Unsubscribe: a page with a button, which also accepts the one press of a mail program. */
	stopUrl: string | null
}

export type Sender<Message> = {
	/** @throws NotDelivered when the message was not accepted; it is tried again */
	send: (message: Message) => Promise<void>
	close: () => void
	/** Messages stay in the outbox, where the demo's inbox shows them, and count as sent once they are written. */
	isSandbox: boolean
}
export type MailSender = Sender<OutgoingMail>

/** A text message that somebody sent to the shop's number. */
export type IncomingText = { /** As the service writes it, E.164 usually. */ from: string; text: string }
export type SmsSender = Sender<Sms> & {
	/** Reads the service's request to `POST /webhooks/texts`. @returns null for one that the service has not sent */
	readIncoming: (request: Request) => Promise<IncomingText | null>
}

/** A message that was not accepted. The reason is a code: error texts of servers repeat addresses. */
export class NotDelivered extends Error {
	override readonly name = 'NotDelivered'
}
