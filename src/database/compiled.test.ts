// A query that is built once answers as one that is built each time. On both engines.
import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxMessages } from '#mail/tables.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { columnsOf } from './columns.ts'
import { compiled } from './compiled.server.ts'

const { database } = await openTestDatabase({ seeded: false })
const { db } = database

const recipient = `${randomUUID()}@example.test`
const [first, second] = [randomUUID(), randomUUID()]
for (const [at, id] of [first, second].entries())
	await db
		.insert(outboxMessages)
		.values({ id, channel: 'mail', recipient, text: 'Hello', links: ['a'], createdAt: new Date(at) })

const fields = {
	...columnsOf(outboxMessages, 'id', 'links', 'createdAt', 'sentAt', 'attempts'),
	length: sql<number>`length(${outboxMessages.text})`.mapWith(Number),
}
let built = 0
const messagesTo = compiled((query) => {
	built += 1
	return query
		.select(fields)
		.from(outboxMessages)
		.where(
			and(
				eq(outboxMessages.recipient, sql.placeholder('recipient')),
				sql`${outboxMessages.id} = any(${sql.placeholder('ids')}::uuid[])`,
			),
		)
		.orderBy(asc(outboxMessages.createdAt))
		.limit(sql.placeholder('limit'))
})
const asked = { recipient, ids: [first, second], limit: 9 }

test('its rows have the values that drizzle gives them, times and JSON included', async () => {
	const anew = await db
		.select(fields)
		.from(outboxMessages)
		.where(eq(outboxMessages.recipient, recipient))
		.orderBy(asc(outboxMessages.createdAt))
	expect(anew[1]).toEqual({
		id: second,
		links: ['a'],
		createdAt: new Date(1),
		sentAt: null,
		attempts: 0,
		length: 5,
	})
	expect(await messagesTo(db, asked)).toEqual(anew)
})

test('it is built once, for any connection and any values', async () => {
	await db.transaction(async (inner) => {
		await inner.delete(outboxMessages).where(eq(outboxMessages.id, second))
		expect((await messagesTo(inner, asked)).map(({ id }) => id)).toEqual([first])
		await inner
			.insert(outboxMessages)
			.values({ id: second, channel: 'mail', recipient, text: 'Hello', links: ['a'], createdAt: new Date(1) })
	})
	expect((await messagesTo(db, { ...asked, limit: 1 })).map(({ id }) => id)).toEqual([first])
	expect(await messagesTo(db, { ...asked, ids: [] })).toEqual([])
	expect(built).toBe(1)
})

test('a value that is missing is an error, not null', async () => {
	await expect((async () => messagesTo(db, { recipient, limit: 1 }))()).rejects.toThrow('ids')
})
