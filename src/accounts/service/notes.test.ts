// Notes about people, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { auditLog, personNotes, profiles } from '../tables.ts'
import { deletePersonNote, mostNotes, personNotesOf, writePersonNote } from './notes.server.ts'

const { context } = await openTestDatabase({ seeded: false })

const newPerson = async (fullName: string) => {
	const id = randomUUID()
	await context.db.insert(profiles).values({ id, fullName })
	return id
}
const as = (userId: string, ...roles: Role[]): ServiceContext => ({ ...context, actor: { userId, roles } })
const csr = as(await newPerson('Dana Staff'), 'csr')
const other = as(randomUUID(), 'csr')

test('a note says who wrote it; its author alone deletes it; the log has no words of it', async () => {
	const userId = await newPerson('Pat Kim')
	await writePersonNote(csr, { userId, text: ' Calls on\r\nFridays ' })
	const [written] = await personNotesOf(csr, userId)
	expect(written).toMatchObject({ text: 'Calls on\nFridays', author: 'Dana Staff', isOwn: true })
	expect(await personNotesOf(other, userId)).toMatchObject([{ isOwn: false }])
	const noteId = written?.id ?? ''
	await expect(deletePersonNote(other, { userId, noteId })).rejects.toMatchObject({ code: 'not_found' })
	await deletePersonNote(csr, { userId, noteId })
	await expect(deletePersonNote(csr, { userId, noteId })).rejects.toMatchObject({ code: 'not_found' })
	expect(await personNotesOf(csr, userId)).toEqual([])
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, userId))
	expect(noted.map(({ event }) => event).toSorted()).toEqual(['person.note_deleted', 'person.noted'])
	expect(JSON.stringify(noted)).not.toContain('Fridays')
})

test('notes go with the account', async () => {
	const userId = await newPerson('Pat Kim')
	await writePersonNote(csr, { userId, text: 'Moved' })
	await context.db.delete(profiles).where(eq(profiles.id, userId))
	expect(await context.db.select().from(personNotes).where(eq(personNotes.userId, userId))).toEqual([])
})

test('a person has so many notes and not one more', async () => {
	const userId = await newPerson('Pat Kim')
	const row = { userId, text: 'Again', createdAt: context.now }
	await context.db
		.insert(personNotes)
		.values(Array.from({ length: mostNotes }, () => ({ ...row, id: randomUUID() })))
	await expect(writePersonNote(csr, { userId, text: 'One more' })).rejects.toMatchObject({ code: 'conflict' })
})

test('empty and endless notes, unknown people and other roles are refused', async () => {
	const userId = await newPerson('Pat Kim')
	for (const text of ['', ' \n', 'x'.repeat(1_001)])
		await expect(writePersonNote(csr, { userId, text })).rejects.toMatchObject({ code: 'invalid' })
	for (const id of ['x', randomUUID()])
		await expect(writePersonNote(csr, { userId: id, text: 'Hm' })).rejects.toMatchObject({
			code: 'not_found',
		})
	for (const who of [as(userId, 'coach', 'school_admin'), as(userId, 'production'), context]) {
		const refused = { code: 'forbidden' }
		await expect(personNotesOf(who, userId)).rejects.toMatchObject(refused)
		await expect(writePersonNote(who, { userId, text: 'Hm' })).rejects.toMatchObject(refused)
		await expect(deletePersonNote(who, { userId, noteId: userId })).rejects.toMatchObject(refused)
	}
})
