// The outbox: messages are written in the transaction that causes them, and sent after its commit.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ServiceContext } from '#database/context.server.ts'
import { noData, patient, recurring, type Queue } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { withSpans } from '#telemetry/spans.server.ts'
import { NotDelivered, type MailSender, type SmsSender } from '../contract.ts'
import { sandboxSender } from '../senders/sandbox.ts'
import type { MailSettings } from '../settings.ts'
import type { WordsById } from '../rules/own-words.ts'
import type { Mail, Sms } from '../templates/content.ts'
import { mailOf, smsOf as textOf, specMailShop, type MailShop } from '../templates/shop-marks.ts'
import { inboxLimit, keptMs, longestWaitMs, overdueMs, type Channel } from '../rules/retries.ts'
import * as store from '../store/outbox.server.ts'

export type Mailer = {
	/** Writes a mail to the outbox in the open transaction. */
	sendMail: (inner: ServiceContext, mail: Mail) => Promise<void>
	/** Writes several mails to the outbox in the open transaction, with as many statements as one takes. */
	sendMails: (inner: ServiceContext, mails: readonly Mail[]) => Promise<void>
	/** Writes a text message to the outbox in the open transaction. */
	sendSms: (inner: ServiceContext, sms: Sms) => Promise<void>
	/** Writes several text messages to the outbox in the open transaction. */
	sendTexts: (inner: ServiceContext, sent: readonly Sms[]) => Promise<void>
	/** Reads a text message that the service sends on to the shop; null for a request that is none. */
	readIncoming: SmsSender['readIncoming']
	/** Queues messages left waiting; call it once, after `jobs.start()`. */
	start: (context: ServiceContext) => Promise<void>
	/** Closes the connections to the mail server; call it after `jobs.stop()`. */
	close: () => void
}

export type MailerParts = {
	settings: MailSettings
	isDemo: boolean
	jobs: Jobs
	/** The owner's words that hold now; absent where the first ones do. */
	words?: (inner: Pick<ServiceContext, 'db'>) => Promise<WordsById>
	/** What messages show of the shop, read when they are written; the specification's shop when absent. */
	shopOf?: (inner: ServiceContext) => Promise<MailShop>
	/** Retries of deliveries; tests use fewer. */
	patience?: Pick<Queue<unknown>, 'retries' | 'firstPauseSeconds' | 'longestPauseSeconds' | 'limitSeconds'>
}

/** Deliveries of messages, by the id of the message. */
export const deliveries: Queue<{ id: string }> = {
	name: 'mail.deliver',
	data: z.object({ id: z.uuid() }),
	...patient,
}
const cleaningUp = { name: 'mail.clean-up', formerNames: ['mail.tidy'], data: noData, ...recurring }
/** Limit of waiting messages queued again at once. */
const takenUp = 500
const earlyMs = 3_000

const traced = <Sender extends MailSender | SmsSender>(channel: Channel, sender: Sender | null) =>
	sender && withSpans(sender, channel, ['send'])

/** Builds the mailer and registers its worker; call it before `jobs.start()`. */
export function createMailer(parts: MailerParts): Mailer {
	const { settings, isDemo, jobs, shopOf = () => Promise.resolve(specMailShop) } = parts
	// Without a server a demo shows its messages, and other shops keep them until one is configured.
	const unconfigured = isDemo ? sandboxSender : null
	const senders = {
		mail: traced('mail', settings.openMail?.() ?? unconfigured),
		sms: traced('sms', settings.openSms?.() ?? unconfigured),
	}
	const queue = { ...deliveries, ...parts.patience }
	/** Ids written before the queue was ready: requests do not wait for it. */
	const early: string[] = []
	const delivered = (['mail', 'sms'] as const).filter((channel) => senders[channel]?.isSandbox === false)

	async function put(
		inner: ServiceContext,
		channel: Channel,
		messages: readonly NewMessage[],
	): Promise<void> {
		if (messages.length === 0) return
		const sender = senders[channel]
		const written = messages.map((message) => ({
			...message,
			channel,
			id: message.id ?? randomUUID(),
			createdAt: inner.now,
			...(sender?.isSandbox && { status: 'sent' as const, sentAt: inner.now }),
		}))
		await store.insertOutboxMessages(inner.db, written)
		if (!sender || sender.isSandbox) return
		const ids = written.map(({ id }) => id)
		if (jobs.isReady()) await queueAll(inner, ids)
		else early.push(...ids)
	}

	const { putMails, putTexts } = inShop(shopOf, put)

	const queueAll = (inner: ServiceContext, ids: readonly string[]): Promise<void> =>
		jobs.sendMany(
			inner,
			queue,
			ids.map((id) => ({ data: { id }, id })),
		)

	/** Queues messages without a job: written before a server was configured, or by a process that sends nothing. */
	async function takeUp(context: ServiceContext, before: Date): Promise<void> {
		const waiting = await store.waitingSince(context.db, { channels: delivered, before, limit: takenUp })
		if (waiting.length > 0)
			await queueAll(
				context,
				waiting.map(({ id }) => id),
			)
	}

	async function cleanUp(context: ServiceContext): Promise<void> {
		const ago = (ms: number) => new Date(context.now.getTime() - ms)
		const count = await store.failWaitingBefore(context.db, ago(longestWaitMs))
		if (count > 0) context.log.error({ count }, 'messages waited too long and were given up')
		await store.emptyFailedBefore(context.db, ago(longestWaitMs))
		await store.deleteDoneBefore(context.db, ago(keptMs))
		if (delivered.length > 0) await takeUp(context, ago(overdueMs))
	}

	jobs.work(queue, {
		parallel: 2,
		run: (context, { id }) => deliver(context, id, senders),
		givenUp: (context, { id }) => store.markFailed(context.db, id),
	})
	jobs.schedule(cleaningUp, '17 * * * *', { run: cleanUp })

	return {
		sendMail: async (inner, sent) => putMails(inner, await worded(parts, inner, [sent])),
		sendMails: async (inner, sent) => putMails(inner, await worded(parts, inner, sent)),
		sendSms: async (inner, sms) => putTexts(inner, await worded(parts, inner, [sms])),
		sendTexts: async (inner, sent) => putTexts(inner, await worded(parts, inner, sent)),
		readIncoming: async (request) => (await senders.sms?.readIncoming(request)) ?? null,
		start: async (context) => {
			if (!senders.mail)
				context.log.warn('mail is not configured: messages wait until SMTP_URL and MAIL_FROM are set')
			if (delivered.length > 0) await takeUp(context, context.now)
			// Their transactions may still be open: the job starts when they have surely ended.
			const startAfter = new Date(Date.now() + earlyMs)
			for (const id of early.splice(0)) await jobs.send(context, queue, { data: { id }, startAfter })
		},
		close: () => senders.mail?.close(),
	}
}

/** The messages in the owner's words, read once. Facts, links and buttons are those of the message. */
async function worded<Message extends Mail | Sms>(
	{ words }: Pick<MailerParts, 'words'>,
	inner: ServiceContext,
	messages: readonly Message[],
): Promise<readonly Message[]> {
	if (!words || !messages.some(({ wording }) => wording)) return messages
	const byId = await words(inner)
	return messages.map((message) => {
		const { wording } = message
		const own = wording && byId[wording.id]
		return own ? { ...message, ...wording.reword(own) } : message
	})
}

type Put = (inner: ServiceContext, channel: Channel, messages: readonly NewMessage[]) => Promise<void>

/** Puts what messages show of the shop into them. */
const inShop = (shopOf: NonNullable<MailerParts['shopOf']>, put: Put) => ({
	async putMails(this: void, inner: ServiceContext, sent: readonly Mail[]): Promise<void> {
		if (sent.length === 0) return
		const shop = await shopOf(inner)
		const written = sent.map((mail) => messageOf(mailOf(shop, mail)))
		await put(inner, 'mail', written)
	},
	async putTexts(this: void, inner: ServiceContext, sent: readonly Sms[]): Promise<void> {
		if (sent.length === 0) return
		const shop = await shopOf(inner)
		const written = sent.map((sms) => smsOf(textOf(shop, sms)))
		await put(inner, 'sms', written)
	},
})

type NewMessage = Omit<store.NewMessage, 'id' | 'createdAt' | 'channel'> & { id?: string | undefined }

const messageOf = ({ to, links, replyTo, stopUrl, wording: _wording, ...rest }: Mail): NewMessage => ({
	recipient: to,
	links: [...(links ?? [])],
	replyTo: replyTo ?? null,
	stopUrl: stopUrl ?? null,
	...rest,
})

const smsOf = ({ id, phone, text }: Sms): NewMessage => ({ id, recipient: phone, text })

type Senders = { mail: MailSender | null; sms: SmsSender | null }

/** Sends one message and clears its content. @throws NotDelivered, so that the queue retries */
async function deliver({ db, log }: ServiceContext, id: string, { mail, sms }: Senders): Promise<void> {
	const message = await store.takeWaiting(db, id)
	if (!message) return
	const { channel, recipient, text } = message
	try {
		if (channel === 'mail' && mail) await mail.send({ ...message, to: recipient })
		else if (channel === 'sms' && sms) await sms.send({ phone: recipient, text })
		else throw new NotDelivered('no server is named')
	} catch (failure) {
		await store.noteFailure(db, id, failure instanceof NotDelivered ? failure.message : 'fault of our own')
		throw failure
	}
	await store.markHandedOver(db, id, new Date())
	log.info({ channel }, 'message handed over')
}

/**
 * Messages in the demo's inbox, newest first. @param to only messages to this address, or to this number without its
 * plus
 */
export async function listInbox({ db }: ServiceContext, to?: string) {
	const messages = await store.newestMessages(db, { recipient: to, limit: inboxLimit })
	return messages.map(({ recipient, createdAt, ...message }) => ({
		...message,
		to: recipient,
		/** ISO 8601 */
		at: createdAt.toISOString(),
	}))
}
