// Outgoing connections: a mail server, and a service for text messages.
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailSettings } from '../environment.ts'
import type { Sms } from '../templates/content.ts'

export type OutgoingMail = {
	/** The same for every try, so that recipients can detect duplicates. */
	id: string
	to: string
	subject: string
	text: string
	html: string
	replyTo: string | null
}

export type MailSender = { send: (mail: OutgoingMail) => Promise<void>; close: () => void }
export type SmsSender = { send: (sms: Sms) => Promise<void> }

/** A message that was not accepted. The reason is a code: error texts of servers repeat addresses. */
export class NotDelivered extends Error {
	override readonly name = 'NotDelivered'
}

const Refused = z.object({ code: z.string().optional(), responseCode: z.number().optional() })

function reasonOf(failure: unknown): string {
	const { code, responseCode } = Refused.safeParse(failure).data ?? {}
	return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason'
}

/** Keeps a few connections open between mails; an unresponsive server times out after 20 s. */
export function smtpSender({ url, from }: NonNullable<MailSettings['smtp']>): MailSender {
	const transport = createTransport({
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
	const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
	return {
		send: async ({ id, to, subject, text, html, replyTo }) => {
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
					headers: { 'Auto-Submitted': 'auto-generated' },
				})
			} catch (failure) {
				throw new NotDelivered(reasonOf(failure))
			}
		},
		close: () => transport.close(),
	}
}

const smsTimeoutMs = 5_000

/** Any service that accepts `{"to", "text"}` by POST with a bearer token. */
export const httpSmsSender = ({ url, token }: NonNullable<MailSettings['sms']>): SmsSender => ({
	send: async ({ phone, text }) => {
		const answer = await fetch(url, {
			method: 'POST',
			headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
			body: JSON.stringify({ to: phone, text }),
			redirect: 'error',
			signal: AbortSignal.timeout(smsTimeoutMs),
		}).catch(() => {
			throw new NotDelivered('no answer')
		})
		await answer.body?.cancel()
		if (!answer.ok) throw new NotDelivered(`status ${answer.status}`)
	},
})
