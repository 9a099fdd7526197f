// Messages and their answers, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { auditLog } from '#accounts/tables.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { markAnswered, messagesPerPage, supportInbox } from './inbox.server.ts'
import { insertMessage } from '../store/messages.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const csr = by('csr')
const words = {
	userId: null,
	name: 'Robin Vale',
	email: 'robin@example.test',
	subject: 'Sizes',
	message: 'Which one?',
}
const arrived = (minutes: number) =>
	insertMessage(context.db, words, new Date(context.now.getTime() + minutes * 60_000))

test('a message is answered once, and can be opened again', async () => {
	const [first, second] = [await arrived(1), await arrived(2)]
	const open = async () =>
		(await supportInbox(csr, { isOpen: true, before: null })).messages.map(({ id }) => id)
	expect(await open()).toEqual([second, first])
	const answer = () => markAnswered(csr, { messageId: first, isAnswered: true })
	const both = await Promise.allSettled([answer(), answer()])
	expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(await open()).toEqual([second])
	expect((await supportInbox(csr, { isOpen: false, before: null })).messages).toMatchObject([
		{ id: second, answeredAt: null },
		{ id: first, answeredAt: context.now, subject: words.subject, message: words.message },
	])
	await markAnswered(csr, { messageId: first, isAnswered: false })
	expect(await open()).toEqual([second, first])
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, first))
	expect(noted.map(({ event }) => event).toSorted()).toEqual(['message.answered', 'message.reopened'])
})

test('pages follow one another without a gap', async () => {
	for (let place = 0; place < messagesPerPage; place += 1) await arrived(-Math.floor(place / 3))
	const first = await supportInbox(csr, { isOpen: false, before: null })
	const second = await supportInbox(csr, { isOpen: false, before: first.older })
	expect([first.messages.length, second.messages.length, second.older]).toEqual([messagesPerPage, 2, null])
	expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(messagesPerPage + 2)
})

test('no one but the staff reads or answers', async () => {
	const messageId = await arrived(5)
	for (const who of [by('coach', 'school_admin'), by('production'), by('player'), context]) {
		await expect(supportInbox(who, { isOpen: true, before: null })).rejects.toMatchObject({
			code: 'forbidden',
		})
		await expect(markAnswered(who, { messageId, isAnswered: true })).rejects.toMatchObject({
			code: 'forbidden',
		})
	}
	await expect(markAnswered(csr, { messageId: 'x', isAnswered: true })).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(markAnswered(csr, { messageId: randomUUID(), isAnswered: true })).rejects.toMatchObject({
		code: 'conflict',
	})
})
