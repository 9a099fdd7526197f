// The schema is brought up to date beside a running shop.
// One engine: only PostgreSQL has other connections, whose locks and indexes this is about.
import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#database/client.server.ts'
import { buildIndexes, indexSteps, migrationHashes } from '#database/migrate.server.ts'
import { newDatabase } from './database.ts'

/** 0065 and 0066 create indexes and nothing else; 0063 adds a column to the lines of orders. */
const beforeIndexes = 65
const beforeColumn = 63

const opened: { end: () => Promise<unknown> }[] = []
afterAll(async () => {
	for (const one of opened.toReversed()) await one.end()
})

async function clientOf(url: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	opened.push(client)
	return client
}

async function databaseOf(url: string, onMigration: (message: string) => void = () => {}): Promise<Database> {
	const database = await openDatabase({ url, folder: '', image: null, onError: () => {}, onMigration })
	opened.push({ end: database.close })
	return database
}

/** A database with the first migrations. */
async function olderDatabase(count: number) {
	const url = await newDatabase('template1')
	const reports: string[] = []
	const database = await databaseOf(url, (message) => void reports.push(message))
	await database.migrate(count)
	return { url, database, client: await clientOf(url), reports }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
	while (!(await isSo())) await pause(20)
}

const isTrue = async (client: pg.Client, condition: string): Promise<boolean> => {
	const { rows } = await client.query<{ found: boolean }>(`select (${condition}) as found`)
	return rows[0]?.found === true
}

const recorded = async (client: pg.Client): Promise<string[]> => {
	const { rows } = await client.query<{ hash: string }>(
		'select hash from drizzle.__drizzle_migrations order by created_at, id',
	)
	return rows.map(({ hash }) => hash)
}

const definitionOf = async (client: pg.Client, index: string): Promise<string | undefined> => {
	const { rows } = await client.query<{ indexdef: string }>(
		'select indexdef from pg_indexes where indexname = $1',
		[index],
	)
	return rows[0]?.indexdef
}

const unfinished = `exists (select from pg_index where not indisvalid)`

test('an index is built while orders are placed', async () => {
	const { url, database, client, reports } = await olderDatabase(beforeIndexes)
	expect(reports, 'a first start has nothing that works beside it').toEqual([])
	const buyer = await clientOf(url)
	await buyer.query('begin; lock table order_lines in row exclusive mode')
	const migrated = database.migrate()
	await until(() => isTrue(client, unfinished))
	await client.query(
		`begin; set local lock_timeout = '5s'; lock table order_lines in row exclusive mode; commit`,
	)
	await buyer.query('commit')
	await migrated
	expect(await isTrue(client, unfinished)).toBe(false)
	expect(await definitionOf(client, 'order_lines_named_idx')).toContain('player_name')
	expect(await definitionOf(client, 'order_lines_player_idx')).toBeUndefined()
	expect(reports[0]).toBe(
		`migration 66 of ${migrationHashes().length} builds its indexes beside running work`,
	)
	expect(await recorded(client)).toEqual(migrationHashes())
})

test('readers do not wait behind a migration that waits for a backup', async () => {
	const { url, database, client, reports } = await olderDatabase(beforeColumn)
	const backup = await clientOf(url)
	await backup.query('begin; lock table order_lines in access share mode')
	const migrated = database.migrate()
	await until(() =>
		isTrue(client, `exists (select from pg_locks where not granted and relation = 'order_lines'::regclass)`),
	)
	await client.query(`begin; set local lock_timeout = '20s'; select from order_lines; commit`)
	expect(await recorded(client)).toHaveLength(beforeColumn)
	await until(async () => reports.length > 0)
	expect(reports).toEqual([
		`migration 64 of ${migrationHashes().length} waits for a table that another transaction holds`,
	])
	await backup.query('commit')
	await migrated
	expect(await recorded(client)).toEqual(migrationHashes())
})

test('two processes migrate at once, and each migration runs once', async () => {
	const { url, database, client } = await olderDatabase(beforeIndexes)
	const other = await databaseOf(url)
	const buyer = await clientOf(url)
	await buyer.query('begin; lock table order_lines in row exclusive mode')
	const both = Promise.all([database.migrate(), other.migrate()])
	await until(() => isTrue(client, unfinished))
	// The second one asks for the lock meanwhile.
	await pause(500)
	await buyer.query('commit')
	await both
	expect(await recorded(client)).toEqual(migrationHashes())
})

test('a start that was interrupted is made up for', async () => {
	const { database, client } = await olderDatabase(beforeIndexes)
	await client.query('create index portal_people_role_idx on portal_people (portal_id, role)')
	await client.query('create index order_lines_named_idx on order_lines (id)')
	await client.query(
		`update pg_index set indisvalid = false where indexrelid = 'order_lines_named_idx'::regclass`,
	)
	await database.migrate()
	expect(await isTrue(client, unfinished)).toBe(false)
	expect(await definitionOf(client, 'order_lines_named_idx')).toContain('player_name')
	expect(await recorded(client)).toEqual(migrationHashes())
})

test('an index that cannot be built says why and leaves nothing that writers are held to', async () => {
	const client = await clientOf(await newDatabase('template1'))
	await client.query('create table places (name text); insert into places values ($$a$$), ($$a$$)')
	const steps = indexSteps(['CREATE UNIQUE INDEX "places_once" ON "places" USING btree ("name");']) ?? []
	await expect(buildIndexes(client, steps)).rejects.toThrow('could not create unique index')
	expect(await isTrue(client, `to_regclass('places_once') is null`)).toBe(true)
	await client.query(`delete from places; insert into places values ('a')`)
	await buildIndexes(client, steps)
	await expect(client.query(`insert into places values ('a')`)).rejects.toThrow('places_once')
})

test('a migration that fails leaves the ones before it, and the lock', async () => {
	const { url, database, client } = await olderDatabase(beforeColumn)
	await client.query('alter table order_lines add column ordered_at integer')
	await expect(database.migrate()).rejects.toThrow('ordered_at')
	expect(await recorded(client)).toHaveLength(beforeColumn)
	await client.query('alter table order_lines drop column ordered_at')
	await (await databaseOf(url)).migrate()
	expect(await recorded(client)).toEqual(migrationHashes())
})

test('the command for it says what it did', async () => {
	const { url, client } = await olderDatabase(beforeIndexes)
	const printed = execFileSync(process.execPath, ['scripts/admin.ts', 'migrate'], {
		env: { ...process.env, DATABASE_URL: url },
		encoding: 'utf8',
	})
	const missing = migrationHashes().length - beforeIndexes
	expect(printed).toBe(`The tables are up to date now: ${missing} migrations of this release ran.\n`)
	expect(await recorded(client)).toEqual(migrationHashes())
})
