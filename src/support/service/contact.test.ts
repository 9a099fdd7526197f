import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { rateLimits } from '#database/tables/rate-limits.ts'
import { supportMessages } from '../tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import type { Mail } from '#mail/templates/content.ts'
import { messagesPerHour, sendMessage } from './contact.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const mails: Mail[] = []
const dependencies = {
	sendMail: async (_inner: unknown, mail: Mail) => void mails.push(mail),
	sender: { publicUrl: 'https://shop.test' },
	supportTo: 'support@shop.test',
}
const message = {
	name: 'Dana',
	email: 'dana@school.test',
	subject: "'; drop table support_messages; --",
	message: 'Do you have 4XL? 🏈',
}
const later = (minutes: number) => ({
	...context,
	now: new Date(context.now.getTime() + minutes * 60_000),
})
const stored = () => context.db.select().from(supportMessages).orderBy(asc(supportMessages.createdAt))
const sendTimes = async (times: number, clientAddress: string, at = context) => {
	for (let sent = 0; sent < times; sent += 1) await sendMessage(at, { message, clientAddress, dependencies })
}

test('a message is stored as it was written, with its time', async () => {
	const id = await sendMessage(context, { message, clientAddress: '192.0.2.1', dependencies })
	expect((await stored()).find((row) => row.id === id)).toEqual({
		id,
		userId: null,
		...message,
		createdAt: context.now,
		answeredAt: null,
		answeredBy: null,
	})
})

test('a message of a signed-in person knows the account', async () => {
	const userId = randomUUID()
	await context.db.insert(profiles).values({ id: userId, email: 'signed-in@school.test' })
	const signedIn = { ...context, actor: { userId, roles: [] } }
	const id = await sendMessage(signedIn, { message, clientAddress: '192.0.2.12', dependencies })
	expect((await stored()).find((row) => row.id === id)).toMatchObject({ userId })
})

test('a message is mailed to the shop, and an answer goes to its sender', async () => {
	mails.length = 0
	await sendMessage(context, { message, clientAddress: '192.0.2.11', dependencies })
	expect(mails).toMatchObject([{ to: 'support@shop.test', replyTo: message.email }])
	expect(mails[0]?.text).toContain('Do you have 4XL? 🏈')
	await sendMessage(context, {
		message,
		clientAddress: '192.0.2.11',
		dependencies: { ...dependencies, supportTo: null },
	})
	expect(mails).toHaveLength(1)
})

test('the sixth message of a client within the hour is refused and not stored', async () => {
	await sendTimes(messagesPerHour, '192.0.2.2')
	const before = (await stored()).length
	await expect(
		sendMessage(later(59), { message, clientAddress: '192.0.2.2', dependencies }),
	).rejects.toMatchObject({
		code: 'too_many',
	})
	expect(await stored()).toHaveLength(before)
})

test('another client is not held up by the first', async () => {
	await sendTimes(messagesPerHour, '192.0.2.3')
	await expect(
		sendMessage(context, { message, clientAddress: '2001:db8::3', dependencies }),
	).resolves.toMatch(/^[0-9a-f-]{36}$/)
})

test('after an hour the client may write again', async () => {
	await sendTimes(messagesPerHour, '192.0.2.4')
	await expect(
		sendMessage(later(60), { message, clientAddress: '192.0.2.4', dependencies }),
	).resolves.toBeTruthy()
})

test('messages sent at once are counted one by one', async () => {
	const attempts = Array.from({ length: 12 }, () =>
		sendMessage(context, { message, clientAddress: '192.0.2.5', dependencies }).then(
			() => 'sent',
			() => 'refused',
		),
	)
	const outcomes = await Promise.all(attempts)
	expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(messagesPerHour)
})

test('no address is kept', async () => {
	await sendMessage(context, { message, clientAddress: '198.51.100.77', dependencies })
	const rows = await context.db.select().from(rateLimits)
	expect(rows.length).toBeGreaterThan(0)
	expect(JSON.stringify(rows)).not.toContain('198.51.100.77')
})

test('a new day has a new salt: the same client has another key', async () => {
	const keys = async () =>
		(await context.db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key)
	await sendMessage(context, { message, clientAddress: '192.0.2.6', dependencies })
	const before = await keys()
	await sendMessage(later(24 * 60), { message, clientAddress: '192.0.2.6', dependencies })
	const after = await keys()
	expect(after).toHaveLength(1)
	expect(before).not.toContain(after[0])
})
