// Mail servers and services for text messages that can be configured, and the address for support requests.
import { z } from 'zod'
import { adapterSettings } from '#settings/adapters.ts'
import { settingsGroup } from '#settings/settings.ts'
import type { MailSender, SmsSender } from './contract.ts'
import { httpSms } from './senders/http-sms.server.ts'
import { smtp } from './senders/smtp.server.ts'

const mail = adapterSettings('mail servers', [smtp])
const sms = adapterSettings('services for text messages', [httpSms])

export type MailSettings = {
	/** Opens the configured mail server; null when none is. */
	openMail: (() => MailSender) | null
	openSms: (() => SmsSender) | null
	/** Address that receives support requests; null when not set. */
	supportTo: string | null
}

export const mailSettings = settingsGroup({
	shape: {
		...mail.shape,
		...sms.shape,
		MAIL_SUPPORT_TO: z
			.email('must be an email address')
			.optional()
			.describe('Where messages of the contact form go. Without it they are kept in the shop alone.'),
	},
	secrets: [...mail.secrets, ...sms.secrets],
	problem: (values) => mail.problem(values) ?? sms.problem(values),
	resolve: (values): MailSettings => ({
		openMail: mail.resolve(values),
		openSms: sms.resolve(values),
		supportTo: values.MAIL_SUPPORT_TO ?? null,
	}),
})
