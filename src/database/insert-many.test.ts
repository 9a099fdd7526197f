// Rows inserted as one parameter are those that a statement with a parameter for each value inserts. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxMessages } from '#mail/tables.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { statementsOf } from '../../tests/factories/orders.ts'
import { insertionOf, insertMany } from './insert-many.server.ts'

const { database } = await openTestDatabase({ seeded: false })
const { db } = database
type Row = typeof outboxMessages.$inferInsert

const row = (change: Partial<Row> = {}): Row => ({
	id: randomUUID(),
	channel: 'mail',
	recipient: 'lucía@example.test',
	text: `"quoted", 'single', back\\slash, {braces}, null, $1, 🏈, \n and \t`,
	links: ['https://shop.test/?a=1&b="2"', ''],
	createdAt: new Date('2026-11-29T12:34:56.789Z'),
	...change,
})
const stored = async ({ id }: Row) => {
	const [found] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id))
	return found && { ...found, id: '' }
}

test('values arrive as they are: texts, JSON, times, numbers and null', async () => {
	for (const change of [
		{},
		{ replyTo: null, attempts: 3, links: [] },
		{ sentAt: new Date(0), status: 'sent' },
	] as const) {
		const [one, other] = [
			row({ ...change, links: [...(change.links ?? ['a'])] }),
			row({ ...change, links: [...(change.links ?? ['a'])] }),
		]
		await db.insert(outboxMessages).values(one)
		await insertMany(db, outboxMessages, [other])
		expect(await stored(other)).toEqual(await stored(one))
	}
})

test('columns that no row has keep their default, one that some have is null in the others', async () => {
	const [one, other] = [row({ lastError: 'Refused' }), row()]
	await insertMany(db, outboxMessages, [one, other])
	expect(await stored(one)).toMatchObject({
		lastError: 'Refused',
		status: 'waiting',
		subject: '',
		attempts: 0,
	})
	expect(await stored(other)).toMatchObject({ lastError: null })
})

test('any number of rows is one statement, none is no statement', async () => {
	const many = Array.from({ length: 500 }, () => row())
	expect(await statementsOf(() => insertMany(db, outboxMessages, many))).toBe(1)
	expect(await statementsOf(() => insertMany(db, outboxMessages, []))).toBe(0)
	expect(await stored(many[499] as Row)).toEqual(await stored(many[0] as Row))
})

test('a column may be computed, from the row and from what is stored', async () => {
	const [one, other] = [row({ subject: 'a' }), row({ subject: 'b' })]
	await insertMany(db, outboxMessages, [one])
	const ofOne = `(select attempts + 5 from outbox_messages as before where before.id = '${one.id}')`
	await db.execute(insertionOf(outboxMessages, [other], { attempts: ofOne, last_error: 'given.subject' }))
	expect(await stored(other)).toMatchObject({ attempts: 5, lastError: 'b', subject: 'b' })
})
