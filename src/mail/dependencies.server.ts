// What the router hands to pages that send mail.
import { createContext } from 'react-router'
import type { Sender } from './templates/content.ts'
import type { Mailer } from './service/mail.server.ts'

/** The mailer with what every mail says of the shop. */
export type MailDependencies = Pick<Mailer, 'sendMail' | 'sendMails' | 'sendSms'> & {
	sender: Sender
	/** Where the shop reads what visitors write; null when nobody said. */
	supportTo: string | null
}
export const mailContext = createContext<MailDependencies>()
