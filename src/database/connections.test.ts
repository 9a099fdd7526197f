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
