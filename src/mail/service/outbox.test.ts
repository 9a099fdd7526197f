import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '#database/client.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { outboxMessages } from '../tables.ts'
import { openJobs } from '#jobs/service.server.ts'
import { contextOf, openTestDatabase } from '../../../tests/database.ts'
import type { Mail } from '../templates/content.ts'
import { httpSmsSender } from '../senders/http-sms.server.ts'
import { smtpSender } from '../senders/smtp.server.ts'
import { createMailer, listInbox, type MailerParts } from './mail.server.ts'
import { emptyFailedBefore } from '../store/outbox.server.ts'
import { startMailServer } from '../../../tests/factories/mail.ts'

const { database, context, url } = await openTestDatabase({ seeded: false })

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
	for (const close of closing.splice(0).toReversed()) await close()
})

const from = 'Fieldhouse <hello@shop.test>'
const none = { openMail: null, openSms: null, supportTo: null }
const smtpAt = (port: number) => ({
	...none,
	openMail: () => smtpSender({ url: `smtp://127.0.0.1:${port}`, from }),
})
const brief = { retries: 3, firstPauseSeconds: 1, longestPauseSeconds: 1, limitSeconds: 20 }

let count = 0
const mailTo = (to: string): Mail => ({
	to,
	subject: `Hello ${(count += 1)}`,
	text: 'Open https://shop.test/key',
	html: '<p>Open <a href="https://shop.test/key">the key</a></p>',
	links: ['https://shop.test/key'],
})

type Process = { database?: Database; log?: ServiceContext['log'] } & Partial<MailerParts>

/** A process of the shop: its queue and its mailer. */
async function open({ database: own = database, log = context.log, ...parts }: Process = {}) {
	const jobs = openJobs({ database: own, log })
	const mailer = createMailer({ settings: none, isDemo: false, jobs, patience: brief, ...parts })
	await jobs.start()
	await mailer.start({ ...context, db: own.db, log, now: new Date() })
	closing.push(async () => {
		await jobs.stop()
		mailer.close()
	})
	return { mailer, jobs }
}

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
	const server = await startMailServer(options)
	closing.push(server.close)
	return server
}

const rowsTo = (recipient: string) =>
	context.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient))

const statusOf = (recipient: string) => async () => (await rowsTo(recipient)).map(({ status }) => status)

test('a mail reaches the server once after the commit, and then its words are gone', async () => {
	const server = await mailServer()
	const { mailer } = await open({ settings: smtpAt(server.port) })
	await inTransaction(context, async (inner) => {
		await mailer.sendMail(inner, { ...mailTo('coach@school.test'), replyTo: 'dana@school.test' })
		await pause(50)
		expect(server.received).toEqual([])
	})
	await expect.poll(statusOf('coach@school.test'), { timeout: 15_000 }).toEqual(['sent'])
	await pause(100)
	expect(server.received).toHaveLength(1)
	const [mail] = server.received
	expect(mail).toMatchObject({ from: 'hello@shop.test', to: ['coach@school.test'] })
	expect(mail?.source).toContain('text/plain')
	expect(mail?.source).toContain('text/html')
	expect(mail?.source).toMatch(/Reply-To: dana@school\.test/)
	const [row] = await rowsTo('coach@school.test')
	expect(mail?.source).toContain(`Message-ID: <${row?.id}@shop.test>`)
	expect(row).toMatchObject({ text: '', html: '', links: [], attempts: 1, lastError: null })
	expect(row?.sentAt).not.toBeNull()
})

test('many mails are one sending', async () => {
	const server = await mailServer()
	const { mailer } = await open({ settings: smtpAt(server.port) })
	const receivers = ['ann@team.test', 'ben@team.test', 'cem@team.test']
	await inTransaction(context, (inner) => mailer.sendMails(inner, receivers.map(mailTo)))
	await expect
		.poll(() => server.received.flatMap(({ to }) => to).toSorted(), { timeout: 15_000 })
		.toEqual(receivers)
	await inTransaction(context, (inner) => mailer.sendMails(inner, []))
})

test('what is rolled back is not sent', async () => {
	const server = await mailServer()
	const { mailer } = await open({ settings: smtpAt(server.port) })
	await expect(
		inTransaction(context, async (inner) => {
			await mailer.sendMail(inner, mailTo('lost@school.test'))
			throw new Error('rolled back')
		}),
	).rejects.toThrow('rolled back')
	await inTransaction(context, (inner) => mailer.sendMail(inner, mailTo('kept@school.test')))
	await expect.poll(statusOf('kept@school.test'), { timeout: 15_000 }).toEqual(['sent'])
	expect(server.received.map(({ to }) => to)).toEqual([['kept@school.test']])
	expect(await rowsTo('lost@school.test')).toEqual([])
})

test('a server that is down is tried again until it is up', async () => {
	const gone = await startMailServer()
	await gone.close()
	const { mailer } = await open({ settings: smtpAt(gone.port) })
	await inTransaction(context, (inner) => mailer.sendMail(inner, mailTo('patient@school.test')))
	await expect
		.poll(async () => (await rowsTo('patient@school.test'))[0]?.lastError, { timeout: 15_000 })
		.toMatch(/ECONNECTION|ESOCKET/)
	const [waiting] = await rowsTo('patient@school.test')
	expect(waiting).toMatchObject({ status: 'waiting', links: ['https://shop.test/key'] })
	const server = await mailServer({ port: gone.port })
	await expect.poll(statusOf('patient@school.test'), { timeout: 20_000 }).toEqual(['sent'])
	expect(server.received).toHaveLength(1)
})

test('a mail that is always refused is given up, and logged without address or words', async () => {
	const server = await mailServer({ refuse: (address) => `550 no such user ${address}` })
	const lines: string[] = []
	const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
	const { mailer } = await open({ settings: smtpAt(server.port), patience: { ...brief, retries: 1 }, log })
	await inTransaction(context, (inner) => mailer.sendMail(inner, mailTo('nobody@school.test')))
	await expect.poll(statusOf('nobody@school.test'), { timeout: 20_000 }).toEqual(['failed'])
	const [row] = await rowsTo('nobody@school.test')
	expect(row).toMatchObject({ attempts: 2, lastError: 'EENVELOPE 550' })
	const logged = lines.join('')
	expect(logged).toContain('job failed for good')
	for (const secret of ['nobody', 'school.test', 'Hello', 'key']) expect(logged).not.toContain(secret)
	const { rows } = await context.db.execute(
		`select output, source_output from pgboss.job where name in ('mail.deliver', 'failed')`,
	)
	expect(JSON.stringify(rows)).not.toContain('nobody')
})

test('a mail that was given up can be sent again, for three days', async () => {
	let isRepaired = false
	const server = await mailServer({ refuse: () => (isRepaired ? null : '451 out of order') })
	const { mailer, jobs } = await open({ settings: smtpAt(server.port), patience: { ...brief, retries: 0 } })
	for (const to of ['late@school.test', 'gone@school.test'])
		await inTransaction(context, (inner) => mailer.sendMail(inner, mailTo(to)))
	const statuses = async () => [
		...(await statusOf('late@school.test')()),
		...(await statusOf('gone@school.test')()),
	]
	await expect.poll(statuses, { timeout: 20_000 }).toEqual(['failed', 'failed'])
	const [gone] = await rowsTo('gone@school.test')
	await emptyFailedBefore(context.db, new Date(context.now.getTime() + 1))
	expect(await rowsTo('gone@school.test')).toMatchObject([{ text: '', html: '', links: [] }])
	await context.db
		.update(outboxMessages)
		.set({ text: gone?.text ?? '' })
		.where(eq(outboxMessages.recipient, 'late@school.test'))

	isRepaired = true
	// One job or two, each listed as failed a little after its mails are marked.
	const sentAgain = async () => {
		for (const { id } of await jobs.failed()) await jobs.sendAgain(id)
		return [...(await statusOf('late@school.test')()), ...(await jobs.failed())]
	}
	await expect.poll(sentAgain, { timeout: 20_000 }).toEqual(['sent'])
	expect(server.received.flatMap(({ to }) => to)).toEqual(['late@school.test'])
})

test('in the demo the outbox is the inbox, newest first', async () => {
	const { mailer } = await open({ isDemo: true })
	const first = mailTo('demo@school.test')
	const later = { ...context, now: new Date(context.now.getTime() + 1_000) }
	await inTransaction(context, (inner) => mailer.sendMail(inner, first))
	await inTransaction(later, (inner) => mailer.sendSms(inner, { phone: '+16145550158', text: 'Code 048213' }))
	const all = await listInbox(context)
	const own = all.filter(({ to }) => ['demo@school.test', '+16145550158'].includes(to))
	expect(own).toMatchObject([
		{ channel: 'sms', to: '+16145550158', text: 'Code 048213', status: 'sent' },
		{ channel: 'mail', subject: first.subject, html: first.html, links: first.links, status: 'sent' },
	])
	expect(await listInbox(context, 'DEMO@school.test')).toHaveLength(1)
	expect(await listInbox(context, '16145550158')).toHaveLength(1)
	expect(await listInbox(context, 'demo@school')).toEqual([])
})

test('without server and demo mail waits, is said once, and is sent when a server is named', async () => {
	const lines: { msg: string }[] = []
	const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) })
	const { mailer } = await open({ log })
	expect(lines.map(({ msg }) => msg)).toEqual([
		'mail is not configured: messages wait until SMTP_URL and MAIL_FROM are set',
	])
	await inTransaction(context, (inner) => mailer.sendMail(inner, mailTo('early@school.test')))
	expect(await rowsTo('early@school.test')).toMatchObject([{ status: 'waiting', attempts: 0 }])
	for (const close of closing.splice(0)) await close()
	const server = await mailServer()
	await open({ settings: smtpAt(server.port) })
	await expect.poll(statusOf('early@school.test'), { timeout: 15_000 }).toEqual(['sent'])
	expect(server.received.map(({ to }) => to)).toEqual([['early@school.test']])
})

test('a mail written before the queue is ready is sent when it is', async () => {
	const server = await mailServer()
	const jobs = openJobs({ database, log: context.log })
	const mailer = createMailer({ settings: smtpAt(server.port), isDemo: false, jobs, patience: brief })
	closing.push(async () => {
		await jobs.stop()
		mailer.close()
	})
	await inTransaction(context, (inner) => mailer.sendMail(inner, mailTo('eager@school.test')))
	await jobs.start()
	await mailer.start({ ...context, now: new Date(0) })
	await expect.poll(statusOf('eager@school.test'), { timeout: 15_000 }).toEqual(['sent'])
	expect(server.received).toHaveLength(1)
})

test('a text message goes to the service with its token, and a refusal is tried again', async () => {
	const asked: { token: string | undefined; body: unknown }[] = []
	const service = createServer((request, response) => {
		let body = ''
		request.on('data', (part: Buffer) => (body += part.toString()))
		request.on('end', () => {
			asked.push({ token: request.headers.authorization, body: JSON.parse(body) })
			response.writeHead(asked.length === 1 ? 503 : 202).end('{}')
		})
	})
	await new Promise<void>((resolve) => {
		service.listen(0, '127.0.0.1', () => resolve())
	})
	closing.push(() => void service.close())
	const { port } = service.address() as AddressInfo
	const sms = { url: `http://127.0.0.1:${port}/send`, token: 'token-of-tests' }
	const { mailer } = await open({ settings: { ...none, openSms: () => httpSmsSender(sms) } })
	await inTransaction(context, (inner) =>
		mailer.sendSms(inner, { phone: '+16145550199', text: 'Code 123456' }),
	)
	await expect.poll(statusOf('+16145550199'), { timeout: 15_000 }).toEqual(['sent'])
	const sent = { token: 'Bearer token-of-tests', body: { to: '+16145550199', text: 'Code 123456' } }
	expect(asked).toEqual([sent, sent])
	expect(await rowsTo('+16145550199')).toMatchObject([{ text: '' }])
})

test.skipIf(url === null)('two processes deliver each mail once', async () => {
	const other = await openDatabase({ url, folder: 'memory', image: null, onError: () => {} })
	closing.push(() => other.close())
	const server = await mailServer()
	const { mailer } = await open({ settings: smtpAt(server.port) })
	const { mailer: others } = await open({ settings: smtpAt(server.port), database: other })
	const otherContext = contextOf(other)
	for (let number = 0; number < 10; number += 1) {
		await inTransaction(context, (inner) => mailer.sendMail(inner, mailTo(`here${number}@twice.test`)))
		await inTransaction(otherContext, (inner) => others.sendMail(inner, mailTo(`there${number}@twice.test`)))
	}
	await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(20)
	await pause(500)
	expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(20)
	expect(server.received).toHaveLength(20)
})
