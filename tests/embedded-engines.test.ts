// An engine reused for another file behaves like a new one: compared with the archives themselves.
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { openEmbedded, type Embedded } from '#database/embedded.server.ts'
import { contextOf, openTestDatabase } from './database.ts'
import { takeEngine } from './embedded-engines.ts'

const isEmbedded = process.env.TEST_ENGINE === 'embedded'
const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

async function clientOf({ socketFolder }: Embedded): Promise<pg.Client> {
	const client = new pg.Client({ host: socketFolder, port: 5432, user: 'postgres', database: 'postgres' })
	await client.connect()
	return client
}

/** Everything that a file may find: the rows of all tables, the schemas, and a setting of the session. */
async function contentsOf(client: pg.Client): Promise<Record<string, string>> {
	const { rows } = await client.query<{ name: string }>(
		`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
	)
	const found: Record<string, string> = {}
	for (const { name } of rows) {
		const { rows: sums } = await client.query<{ sum: string }>(
			`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
		)
		found[name] = sums[0]?.sum ?? ''
	}
	const { rows: schemas } = await client.query<{ names: string }>(
		`select string_agg(nspname, ',' order by nspname) as names from pg_namespace where nspname !~ '^(pg_|kept|pgboss)'`,
	)
	const { rows: settings } = await client.query<{ lock_timeout: string }>('show lock_timeout')
	return { ...found, schemas: schemas[0]?.names ?? '', lockTimeout: settings[0]?.lock_timeout ?? '' }
}

async function contentsOfImage(image: string) {
	const engine = await openEmbedded('memory', image)
	closing.push(engine.close)
	const client = await clientOf(engine)
	const found = await contentsOf(client)
	await client.end()
	return found
}

test.runIf(isEmbedded).for([true, false])(
	'whatever a file leaves, the next one finds the archive (with the demo: %o)',
	async (seeded) => {
		const images = inject('databaseImages')
		const expected = await contentsOfImage(seeded ? images.demo : images.empty)
		const first = await takeEngine(images.demo, seeded)
		const careless = await clientOf(first.embedded)
		await careless.query('truncate variants cascade')
		await careless.query(`insert into versions (name, version) values ('left behind', 3)`)
		await careless.query('create schema leftover')
		await careless.query('create table leftover.rows (number integer)')
		await careless.query(`set lock_timeout = '7s'`)
		await careless.end()
		first.release()

		const second = await takeEngine(images.demo, seeded)
		expect(second.embedded.socketFolder).toBe(first.embedded.socketFolder)
		const client = await clientOf(second.embedded)
		expect(await contentsOf(client)).toEqual(expected)
		await client.end()
		second.release()
	},
)

test('two databases of one file are two', async () => {
	const [one, other] = [await openTestDatabase({ seeded: false }), await openTestDatabase({ seeded: false })]
	await one.database.db.execute(`insert into versions (name, version) values ('mine', 1)`)
	const { rows } = await contextOf(other.database).db.execute('select name from versions')
	expect(rows).toEqual([])
})
