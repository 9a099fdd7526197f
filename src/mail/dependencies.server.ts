// What the router hands to pages that send mail.
import { createContext } from 'react-router'
import type { Sender } from './templates/content.ts'
import type { Mailer } from './service/mail.server.ts'

/** The mailer, and the facts about the shop that every mail contains. */
export type MailDependencies = Pick<
	Mailer,
	'sendMail' | 'sendMails' | 'sendSms' | 'sendTexts' | 'readIncoming'
> & {
	sender: Sender
	/** Address that receives support requests; null when not set. */
	supportTo: string | null
	/** Whether a mail server is configured: without one, messages wait or go to the demo's inbox. */
	hasMailServer?: boolean
	/** Whether mails wait until a mail server is configured. */
	keepsMails?: boolean
}
export const mailContext = createContext<MailDependencies>()
