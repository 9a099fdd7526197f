// Mail through a server of your own.
import { z } from 'zod'
import { defineAdapter } from '#settings/adapters.ts'
import { NotDelivered, type MailSender } from '../contract.ts'

const Refused = z.object({ code: z.string().optional(), responseCode: z.number().optional() })

function reasonOf(failure: unknown): string {
	const { code, responseCode } = Refused.safeParse(failure).data ?? {}
	return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason'
}

/** RFC 8058: mail programs offer to stop with one press, by a form posted to the page. */
const stopHeaders = (stopUrl: string) => ({
	'List-Unsubscribe': `<${stopUrl}>`,
	'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Keeps a few connections open between mails; an unresponsive server times out after 20 s. */
async function openTransport(url: string) {
	// Loaded with the first mail: a shop without a mail server never needs it.
	const { createTransport } = await import('nodemailer')
	return createTransport({
		url,
		pool: true,
		maxConnections: 3,
		// A connection closed while idle is reopened once; further retries are the queue's.
		maxRequeues: 1,
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 20_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	})
}

export function smtpSender({ url, from }: { url: string; from: string }): MailSender {
	let opened: ReturnType<typeof openTransport> | undefined
	const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
	return {
		send: async ({ id, to, subject, text, html, replyTo, stopUrl }) => {
			const transport = await (opened ??= openTransport(url))
			try {
				await transport.sendMail({
					messageId: `<${id}@${domain}>`,
					from,
					// As an object: a comma in an address must not make two recipients.
					to: { name: '', address: to },
					subject,
					text,
					html,
					...(replyTo && { replyTo: { name: '', address: replyTo } }),
					headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl && stopHeaders(stopUrl)) },
				})
			} catch (failure) {
				throw new NotDelivered(reasonOf(failure))
			}
		},
		close: () => void opened?.then((transport) => transport.close()),
		isSandbox: false,
	}
}

const isFrom = (from: string): boolean => /^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/.test(from)

export const smtp = defineAdapter({
	shape: {
		SMTP_URL: z
			.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example.com:587' })
			.optional()
			.describe(
				'The mail server. Without it the demo shows its mail at /dev/inbox, and other shops keep it until this is set.',
			),
		MAIL_FROM: z
			.string()
			.refine(isFrom, 'must look like Fieldhouse <hello@example.com>')
			.optional()
			.describe('Who mail comes from: Fieldhouse <hello@example.com>. Needed with SMTP_URL.'),
	},
	secrets: ['SMTP_URL'],
	needed: ['SMTP_URL', 'MAIL_FROM'],
	begunBy: ['SMTP_URL'],
	open: ({ SMTP_URL, MAIL_FROM }) => smtpSender({ url: SMTP_URL, from: MAIL_FROM }),
})
