// What is left when a connection goes and another one takes its place. On both engines.
import { sql } from 'drizzle-orm'
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
	const client = await database.db.$client.connect()
	client.release(true)
	expect(await prepared.execute({ name: 'none' })).toEqual([])
})
