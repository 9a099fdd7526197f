// What remains when a connection is lost and replaced. On both engines.
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { versions } from './tables/versions.ts'

const { database } = await openTestDatabase({ seeded: false })

test('a statement that was prepared on a connection that is gone is prepared anew on the next one', async () => {
	const prepared = database.db
		.select({ name: versions.name })
		.from(versions)
		.where(sql`${versions.name} = ${sql.placeholder('name')}`)
		.prepare('connections_test')
	expect(await prepared.execute({ name: 'none' })).toEqual([])
	// Cast: Drizzle keeps the pool that it was opened with.
	const { $client: pool } = database.db as unknown as { $client: pg.Pool }
	const client = await pool.connect()
	client.release(true)
	expect(await prepared.execute({ name: 'none' })).toEqual([])
})

test('statements that are asked for at once inside a transaction run one by one, as the driver wants', async () => {
	const warnings: string[] = []
	const note = ({ message }: Error) => void warnings.push(message)
	process.on('warning', note)
	const answers = await database.db.transaction((inner) =>
		Promise.all(
			[1, 2, 3].map((number) => inner.execute<{ number: number }>(sql`select ${number}::int as number`)),
		),
	)
	// Node reports a warning in a later turn.
	await new Promise((resolve) => setImmediate(resolve))
	process.off('warning', note)
	expect(answers.map(({ rows }) => rows[0]?.number)).toEqual([1, 2, 3])
	expect(warnings).toEqual([])
})
