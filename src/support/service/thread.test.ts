// A message with its answers and notes, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, profiles } from '#accounts/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { outboxMessages } from '#mail/tables.ts'
import type { Mail } from '#mail/templates/content.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertMessage } from '../store/messages.server.ts'
import { supportEntries, supportMessages } from '../tables.ts'
import { supportInbox } from './inbox.server.ts'
import {
	alikeShown,
	answerMessage,
	deleteMessage,
	messageThread,
	mostEntries,
	noteOnMessage,
} from './thread.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const csr = by('csr')
const mails: Mail[] = []
const mail = {
	sendMail: async (_inner: unknown, sent: Mail) => void mails.push(sent),
	sender: { publicUrl: 'https://shop.test' },
	supportTo: 'support@shop.test',
}
const words = { name: 'Robin Vale', subject: 'Sizes', message: 'Which one\nfits?' }
const arrived = (email: string, minutes = 0, userId: string | null = null) =>
	insertMessage(context.db, { ...words, email, userId }, new Date(context.now.getTime() + minutes * 60_000))
const newAccount = async (fullName: string, email: string) => {
	const id = randomUUID()
	await context.db.insert(profiles).values({ id, fullName, email })
	return id
}

test('an answer is mailed with the reference, stays with the message, and answers it', async () => {
	mails.length = 0
	const userId = await newAccount('Dana Staff', 'dana@shop.test')
	const dana = { ...csr, actor: { userId, roles: ['csr' as const] } }
	const messageId = await arrived('robin@example.test')
	await answerMessage(dana, mail, { messageId, text: '  Take the L.\r\nIt runs small. ', seen: 0 })
	const [sent] = mails
	const reference = messageId.slice(0, 8)
	expect(sent).toMatchObject({
		to: 'robin@example.test',
		replyTo: 'support@shop.test',
		subject: `Re: Sizes (#${reference})`,
	})
	for (const part of [sent?.text, sent?.html])
		for (const said of ['Take the L.', 'It runs small.', `#${reference}`, 'Which one'])
			expect(part).toContain(said)
	const { message, entries, answers } = await messageThread(csr, messageId)
	expect(message).toMatchObject({ reference, answeredAt: context.now, answeredBy: 'Dana Staff' })
	expect(answers).toBe(1)
	expect(entries).toMatchObject([
		{ kind: 'answer', text: 'Take the L.\nIt runs small.', writtenBy: 'Dana Staff', delivery: null },
	])
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, messageId))
	expect(noted).toMatchObject([{ event: 'message.answered', actorId: userId, details: {} }])
})

test('without a support address the mail names none; the staff chooses its language', async () => {
	mails.length = 0
	const messageId = await arrived('none@example.test')
	await answerMessage(csr, { ...mail, supportTo: null }, { messageId, text: 'Yes.', seen: 0 })
	expect(mails[0]).not.toHaveProperty('replyTo')
	expect(mails[0]?.html).toContain('<html lang="en-US">')
	await answerMessage(csr, mail, { messageId, text: 'Sí.', seen: 1, language: 'es' })
	expect(mails[1]?.html).toContain('<html lang="es-US">')
	expect(mails[1]?.html).toContain('Nuestra respuesta')
})

test('two answers at once: one is sent, the other is asked to read it first', async () => {
	mails.length = 0
	const messageId = await arrived('two@example.test')
	const send = (seen: number) => answerMessage(csr, mail, { messageId, text: 'Yes.', seen })
	const both = await Promise.allSettled([send(0), send(0)])
	expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(mails).toHaveLength(1)
	await send(1)
	expect((await messageThread(csr, messageId)).answers).toBe(2)
})

test('a mail that cannot go out takes the answer back', async () => {
	const messageId = await arrived('away@example.test')
	const away = { ...mail, sendMail: () => Promise.reject(new Error('away')) }
	await expect(answerMessage(csr, away, { messageId, text: 'Yes.', seen: 0 })).rejects.toThrow('away')
	expect(await messageThread(csr, messageId)).toMatchObject({ answers: 0, message: { answeredAt: null } })
})

test('an answer shows whether its mail went out', async () => {
	const messageId = await arrived('failed@example.test')
	await answerMessage(csr, mail, { messageId, text: 'Yes.', seen: 0 })
	const [entry] = await context.db
		.select()
		.from(supportEntries)
		.where(eq(supportEntries.messageId, messageId))
	await context.db.insert(outboxMessages).values({
		id: entry?.mailId ?? '',
		channel: 'mail',
		recipient: 'failed@example.test',
		text: 'Yes.',
		status: 'failed',
		lastError: 'EENVELOPE',
		createdAt: context.now,
	})
	expect((await messageThread(csr, messageId)).entries).toMatchObject([
		{ delivery: { id: entry?.mailId, status: 'failed', lastError: 'EENVELOPE', isKept: true } },
	])
})

test('a note is mailed to no one and answers nothing', async () => {
	mails.length = 0
	const messageId = await arrived('note@example.test')
	await noteOnMessage(csr, { messageId, text: 'Called back' })
	expect(mails).toEqual([])
	expect(await messageThread(csr, messageId)).toMatchObject({
		answers: 0,
		message: { answeredAt: null },
		entries: [{ kind: 'note', text: 'Called back', delivery: null }],
	})
})

test('earlier and later messages of the address stand beside one, in any case of letters', async () => {
	const ids = []
	for (let minutes = 0; minutes < alikeShown + 2; minutes += 1)
		ids.push(await arrived(minutes % 2 ? 'Again@example.test' : 'again@example.test', minutes))
	const [, second = '', ...later] = ids
	const { alike, hasMoreAlike } = await messageThread(csr, second)
	expect(alike.map(({ id }) => id)).toEqual(later.toReversed())
	expect(alike.every(({ isLater }) => isLater)).toBe(true)
	expect(hasMoreAlike).toBe(true)
	const last = await messageThread(csr, later.at(-1) ?? '')
	expect(last.alike.every(({ isLater }) => !isLater)).toBe(true)
	const all = await supportInbox(csr, { alikeId: second, before: null })
	expect(all.messages.map(({ id }) => id)).toEqual(ids.toReversed())
	expect(await supportInbox(csr, { alikeId: 'x', before: null })).toEqual({ messages: [], older: null })
})

test('messages of a person: sent signed in, or with the address of the account', async () => {
	const userId = await newAccount('Kim', 'kim@example.test')
	const signedIn = await arrived('other@example.test', 1, userId)
	const asVisitor = await arrived('KIM@example.test', 2)
	await arrived('someone@example.test', 3)
	const { messages } = await supportInbox(csr, { userId, before: null })
	expect(messages.map(({ id }) => id)).toEqual([asVisitor, signedIn])
	await noteOnMessage(csr, { messageId: signedIn, text: 'Regular customer' })
	await context.db.delete(profiles).where(eq(profiles.id, userId))
	const left = await context.db.select({ id: supportMessages.id }).from(supportMessages)
	expect(left.map(({ id }) => id)).not.toContain(signedIn)
	expect(left.map(({ id }) => id)).toContain(asVisitor)
})

test('empty and endless texts, other people and unknown messages are refused', async () => {
	const messageId = await arrived('refused@example.test')
	for (const text of ['', '  \n', 'x'.repeat(5_001)]) {
		const refused = { code: 'invalid' }
		await expect(answerMessage(csr, mail, { messageId, text, seen: 0 })).rejects.toMatchObject(refused)
		await expect(noteOnMessage(csr, { messageId, text })).rejects.toMatchObject(refused)
	}
	for (const id of ['x', randomUUID()]) {
		const refused = { code: 'not_found' }
		await expect(messageThread(csr, id)).rejects.toMatchObject(refused)
		await expect(answerMessage(csr, mail, { messageId: id, text: 'Yes', seen: 0 })).rejects.toMatchObject(
			refused,
		)
		await expect(noteOnMessage(csr, { messageId: id, text: 'Yes' })).rejects.toMatchObject(refused)
	}
	for (const who of [by('coach', 'school_admin'), by('production'), by('player'), context]) {
		const refused = { code: 'forbidden' }
		await expect(messageThread(who, messageId)).rejects.toMatchObject(refused)
		await expect(answerMessage(who, mail, { messageId, text: 'Yes', seen: 0 })).rejects.toMatchObject(refused)
		await expect(noteOnMessage(who, { messageId, text: 'Yes' })).rejects.toMatchObject(refused)
	}
})

test('a deleted message goes with its answers and notes, once, and only by the staff', async () => {
	const [messageId, other] = [await arrived('gone@example.test'), await arrived('gone@example.test')]
	await noteOnMessage(csr, { messageId, text: 'Spam' })
	for (const who of [by('coach', 'school_admin'), by('production'), by('player'), context])
		await expect(deleteMessage(who, messageId)).rejects.toMatchObject({ code: 'forbidden' })
	await deleteMessage(csr, messageId)
	await expect(messageThread(csr, messageId)).rejects.toMatchObject({ code: 'not_found' })
	await expect(deleteMessage(csr, messageId)).rejects.toMatchObject({ code: 'not_found' })
	const left = await context.db.select().from(supportEntries).where(eq(supportEntries.messageId, messageId))
	expect(left).toEqual([])
	expect((await messageThread(csr, other)).alike).toEqual([])
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, messageId))
	expect(noted.map(({ event }) => event)).toContain('message.deleted')
})

test('a message holds so many entries and not one more', async () => {
	const messageId = await arrived('full@example.test')
	const entry = { messageId, kind: 'note' as const, text: 'Again', createdAt: context.now }
	await context.db
		.insert(supportEntries)
		.values(Array.from({ length: mostEntries }, () => ({ ...entry, id: randomUUID() })))
	await expect(noteOnMessage(csr, { messageId, text: 'One more' })).rejects.toMatchObject({
		code: 'conflict',
	})
})
