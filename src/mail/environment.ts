// The settings of mail and text messages.
import { z } from 'zod'

const isSender = (from: string): boolean =>
	/^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/.test(from)

export const mailEnvironment = {
	SMTP_URL: z
		.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example.com:587' })
		.optional()
		.describe(
			'The mail server. Without it the demo shows its mail at /dev/inbox, and other shops keep it until this is set.',
		),
	MAIL_FROM: z
		.string()
		.refine(isSender, 'must look like Fieldhouse <hello@example.com>')
		.optional()
		.describe('Who mail comes from: Fieldhouse <hello@example.com>. Needed with SMTP_URL.'),
	MAIL_SUPPORT_TO: z
		.email('must be an email address')
		.optional()
		.describe('Where messages of the contact form go. Without it they are kept in the shop alone.'),
	SMS_URL: z
		.url({ protocol: /^https?$/, error: 'must look like https://sms.example.com/send' })
		.optional()
		.describe('Text messages are posted there as JSON: {"to": "+16145550158", "text": "..."}.'),
	SMS_TOKEN: z
		.string()
		.min(8, 'must have at least 8 characters')
		.optional()
		.describe('Sent along as "Authorization: Bearer <token>". Needed with SMS_URL.'),
}

/** Settings of this module that may hold secrets and are never printed. */
export const mailSecrets = ['SMTP_URL', 'SMS_URL', 'SMS_TOKEN'] as const

const shape = z.object(mailEnvironment)
type MailEnvironment = z.infer<typeof shape>

export type MailSettings = {
	smtp: { url: string; from: string } | null
	sms: { url: string; token: string } | null
	/** Address that receives support requests; null when not set. */
	supportTo: string | null
}

/** A message naming the missing setting of an incomplete set; undefined when complete. */
export function missingMailSetting(env: MailEnvironment): string | undefined {
	if (env.SMTP_URL && !env.MAIL_FROM) return 'MAIL_FROM must be set when SMTP_URL is.'
	if (env.SMS_URL && !env.SMS_TOKEN) return 'SMS_TOKEN must be set when SMS_URL is.'
	return undefined
}

/** Call `missingMailSetting` before. */
export const mailSettings = (env: MailEnvironment): MailSettings => ({
	smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
	sms: env.SMS_URL && env.SMS_TOKEN ? { url: env.SMS_URL, token: env.SMS_TOKEN } : null,
	supportTo: env.MAIL_SUPPORT_TO ?? null,
})
