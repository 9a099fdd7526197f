// Backs up a shop and restores it elsewhere, on the same engine and on the other one.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openDatabase, type Connection, type Database } from '#database/client.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { migrationHashes } from '#database/migrate.server.ts'
import { unpackDatabase } from '#database/embedded-files.server.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { s3Store } from '#files/object-stores/s3.server.ts'
import { openTestBucket } from '../../../tests/factories/files.ts'
import type { Queue } from '#jobs/queue.ts'
import { openJobs } from '#jobs/service.server.ts'
import { examineShop } from '#app/modules.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { onServer } from '../../../tests/database-url.ts'
import type { Manifest } from '../schemas.ts'
import { queueTables, quotedTable, shopTables } from '../store/tables.server.ts'
import { backUp } from './back-up.server.ts'
import { openBackup, restore } from './restore.server.ts'
import { withShop, withTarget, type Place } from './place.server.ts'

const { database, context, url } = await openTestDatabase()

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-backup-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

async function emptyServerDatabase(): Promise<string> {
	const name = `restored_${randomBytes(6).toString('hex')}`
	const admin = new pg.Client({ connectionString: onServer(inject('postgresUrl'), 'postgres') })
	await admin.connect()
	await admin.query(`create database ${name}`)
	await admin.end()
	return onServer(inject('postgresUrl'), name)
}

/** An empty place on the engine of this run, or on the given one. */
const newPlace = async (engine = database.engine): Promise<Place> => ({
	databaseUrl: engine === 'postgresql' ? await emptyServerDatabase() : null,
	dataDir: join(newFolder(), 'data'),
	openObjectStore: null,
})

const bytes = (text: string) => new TextEncoder().encode(text)
const type = 'text/plain'

/** Two files and a picture beside the demo. */
async function newStores() {
	const folder = newFolder()
	const files = diskStore(join(folder, 'files'))
	const pictures = diskStore(join(folder, 'pictures'))
	await files.put('art/one/logo.png', randomBytes(300_000), { type })
	await files.put(`proofs/${'long/'.repeat(30)}proof.pdf`, bytes('proof'), { type })
	await pictures.put('0123-600.webp', randomBytes(10_000), { type })
	return { files, pictures }
}

async function taken(stores: Awaited<ReturnType<typeof newStores>>) {
	const file = join(newFolder(), 'shop.tar.gz')
	const now = new Date('2026-11-20T15:00:00Z')
	const manifest = await backUp({ database, ...stores, bucket: null }, { file, now })
	return { file, manifest }
}

async function restoreTo(place: Place, file: string): Promise<Manifest> {
	const backup = await openBackup(file)
	await withTarget(place, backup.manifest, (target) => restore(backup, target))
	return backup.manifest
}

async function withDatabaseOf<Result>(
	{ databaseUrl, dataDir }: Place,
	work: (restored: Database) => Promise<Result>,
): Promise<Result> {
	const folder = join(dataDir, 'embedded')
	const restored = await openDatabase({ url: databaseUrl, folder, image: null, onError: () => {} })
	try {
		return await work(restored)
	} finally {
		await restored.close()
	}
}

/** Every row of every table as text, sorted. */
async function rowsByTable(db: Connection): Promise<Record<string, string[]>> {
	const found: Record<string, string[]> = {}
	for (const { name } of await shopTables(db)) {
		const { rows } = await db.execute<{ line: string }>(
			sql.raw(`select row_to_json(t)::text as line from ${quotedTable(name)} t order by 1`),
		)
		found[name] = rows.map(({ line }) => line)
	}
	return found
}

const echo: Queue<{ word: string }> = {
	name: 'test-backup',
	data: z.object({ word: z.string() }),
	retries: 2,
	firstPauseSeconds: 1,
	longestPauseSeconds: 1,
	limitSeconds: 10,
}

async function queueOne(word: string): Promise<void> {
	const jobs = openJobs({ database, log: context.log, works: false })
	jobs.work(echo, { run: async () => {} })
	await jobs.start()
	await inTransaction(context, (inner) => jobs.send(inner, echo, { data: { word } }))
	await jobs.stop()
}

async function workedOff(restored: Database): Promise<string[]> {
	const words: string[] = []
	const jobs = openJobs({ database: restored, log: context.log })
	jobs.work(echo, { run: async (_, { word }) => void words.push(word) })
	await jobs.start()
	await expect.poll(() => words.length, { timeout: 15_000 }).toBeGreaterThan(0)
	await jobs.stop()
	return words
}

test('rows, files, pictures and jobs come back on the same engine, and the doctor finds nothing', async () => {
	const awkward = `"quoted", \\back\\slash, line\nbreak\ttab, 'single', \u{1F3C8} \\N {} null`
	await database.db.execute(
		sql`update products set description = ${awkward} where id = (select id from products limit 1)`,
	)
	await database.db.execute(sql`update auth_identities set identity_data = 'null'::jsonb`)
	await queueOne('survives')
	const stores = await newStores()
	const { file, manifest } = await taken(stores)
	const before = await rowsByTable(database.db)
	expect(before['public.orders']?.length).toBeGreaterThan(0)
	expect(before['pgboss.job']?.length).toBe(1)
	expect(statSync(file).mode & 0o777).toBe(0o600)

	const place = await newPlace()
	expect(await restoreTo(place, file)).toEqual(manifest)
	await withDatabaseOf(place, async (restored) => {
		expect(await rowsByTable(restored.db)).toEqual(before)
		expect(await examineShop({ db: restored.db, now: new Date() })).toEqual([])
		expect(await workedOff(restored)).toEqual(['survives'])
	})
	for (const kind of ['files', 'pictures'] as const) {
		const back = diskStore(join(place.dataDir, kind))
		const keys = await stores[kind].list('')
		expect(await back.list('')).toEqual(keys)
		for (const key of keys) expect(await back.get(key)).toEqual(await stores[kind].get(key))
	}
	expect(readdirSync(place.dataDir).toSorted()).toEqual(
		url === null ? ['embedded', 'files', 'pictures'] : ['files', 'pictures'],
	)
})

test.runIf(url)('a shop moves to the other engine and back', async () => {
	const { file } = await taken(await newStores())
	const before = await rowsByTable(database.db)
	const embedded = await newPlace('embedded')
	await restoreTo(embedded, file)
	const second = join(newFolder(), 'second.tar.gz')
	await withShop(embedded, (shop) => backUp(shop, { file: second, now: new Date() }))
	const back = await newPlace()
	expect(await restoreTo(back, second)).toMatchObject({ engine: 'embedded', files: 2, pictures: 1 })
	await withDatabaseOf(back, async ({ db }) => {
		expect(await rowsByTable(db)).toEqual(before)
		expect(await examineShop({ db, now: new Date() })).toEqual([])
	})
})

test.runIf(url)('a backup of an older version is migrated', async () => {
	const known = migrationHashes()
	const older = await newPlace()
	const stores = await newStores()
	const file = join(newFolder(), 'older.tar.gz')
	await withDatabaseOf(older, async (old) => {
		await old.migrate(known.length - 1)
		await old.db.execute(sql`insert into versions (name, version) values ('older', 7)`)
		await backUp({ database: old, ...stores, bucket: null }, { file, now: new Date() })
	})
	const place = await newPlace()
	expect((await restoreTo(place, file)).migrations).toEqual(known.slice(0, -1))
	await withDatabaseOf(place, async ({ db }) => {
		const { rows } = await db.execute(sql`select version::int from versions where name = 'older'`)
		expect(rows).toEqual([{ version: 7 }])
		const { rows: applied } = await db.execute(
			sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
		)
		expect(applied).toEqual([{ count: known.length }])
	})
})

/** A place that holds the demo: its own folder for the embedded engine, else this file's database. */
async function demoPlace(): Promise<Place> {
	const place = { ...(await newPlace('embedded')), databaseUrl: url }
	if (url === null) {
		mkdirSync(join(place.dataDir, 'embedded'), { recursive: true })
		unpackDatabase(join(place.dataDir, 'embedded/db'), inject('databaseImages').demo)
	}
	return place
}

test('the backup of a running shop holds one instant of it', async () => {
	const place = await demoPlace()
	await withDatabaseOf(place, async ({ db }) => {
		const closing = new AbortController()
		let count = 0
		const sell = async () => {
			for (; !closing.signal.aborted; count += 1)
				await db.transaction(async (inner) => {
					await inner.execute(sql`insert into versions (name, version) values (${`sold-${count}`}, 1)`)
					await inner.execute(sql`insert into rate_limits (key, used, expires_at)
						values (${`sold-${count}`}, 1, now())`)
				})
		}
		const selling = sell()
		await expect.poll(() => count).toBeGreaterThan(5)
		const file = join(newFolder(), 'running.tar.gz')
		const atStart = count
		const { tables } = await withShop(place, (shop) => backUp(shop, { file, now: new Date() }))
		closing.abort()
		await selling
		const rows = (name: string) => tables.find((table) => table.name === `public.${name}`)?.rows ?? 0
		const { rows: base } = await db.execute<{ limits: number; versions: number }>(
			sql`select (select count(*)::int from rate_limits where key not like 'sold-%') as limits,
				(select count(*)::int from versions where name not like 'sold-%') as versions`,
		)
		expect(rows('versions') - base[0]!.versions).toBe(rows('rate_limits') - base[0]!.limits)
		expect(rows('versions') - base[0]!.versions).toBeGreaterThanOrEqual(atStart)
		expect(existsSync(join(place.dataDir, '.backup'))).toBe(false)
	})
})

test('a shop whose files are in a bucket is not restored without one', async () => {
	const file = join(newFolder(), 'named.tar.gz')
	const { pictures } = await newStores()
	const bucket = { name: 'shop-files', endpoint: null }
	await backUp({ database, files: null, pictures, bucket }, { file, now: new Date() })
	await expect(restoreTo(await newPlace(), file)).rejects.toThrow(
		'The files of this shop are in the bucket shop-files: set S3_BUCKET',
	)
})

test.runIf(url)('files of a folder go into a bucket', async () => {
	const bucket = await openTestBucket()
	onTestFinished(bucket.close)
	const stores = await newStores()
	const place = { ...(await newPlace()), openObjectStore: () => s3Store(bucket.settings) }
	await restoreTo(place, (await taken(stores)).file)
	expect(existsSync(join(place.dataDir, 'files'))).toBe(false)
	const back = s3Store(bucket.settings)
	expect(await back.list('')).toEqual(await stores.files.list(''))
	const logos = await Promise.all([back, stores.files].map((store) => store.get('art/one/logo.png')))
	expect(Buffer.compare(logos[0] ?? Buffer.alloc(0), logos[1] ?? Buffer.alloc(0))).toBe(0)
	expect(logos[0]).toHaveLength(300_000)
})

test('nothing is written over', async () => {
	const stores = await newStores()
	const { file } = await taken(stores)
	await expect(backUp({ database, ...stores, bucket: null }, { file, now: new Date() })).rejects.toThrow(
		`${file} exists already; choose another name.`,
	)
	expect((await openBackup(file)).manifest.files).toBe(2)

	const place = await newPlace()
	mkdirSync(join(place.dataDir, 'files'), { recursive: true })
	writeFileSync(join(place.dataDir, 'files/mine'), 'mine')
	await expect(restoreTo(place, file)).rejects.toThrow('files is not empty: restore into a new data folder.')
	expect(readdirSync(place.dataDir)).toEqual(['files'])

	const backup = await openBackup(file)
	await expect(restore(backup, { database, ...stores })).rejects.toThrow(
		'The database is not empty: restore into a new one.',
	)
})

test.runIf(url)('a backup that fails leaves no file, and a failed restore no shop', async () => {
	const stores = await newStores()
	const folder = newFolder()
	const broken = { ...stores.files, get: () => Promise.reject(new Error('the disk is gone')) }
	await expect(
		backUp(
			{ database, ...stores, files: broken, bucket: null },
			{ file: join(folder, 'a.tar.gz'), now: new Date() },
		),
	).rejects.toThrow('the disk is gone')
	expect(readdirSync(folder)).toEqual([])

	const { file } = await taken(stores)
	const place = await newPlace()
	const backup = await openBackup(file)
	await expect(
		withTarget(place, backup.manifest, async (target) => {
			const put = () => Promise.reject(new Error('the disk is gone'))
			await restore(backup, { ...target, files: { ...target.files, put } })
		}),
	).rejects.toThrow('the disk is gone')
	expect(readdirSync(place.dataDir)).toEqual([])
	await restoreTo(place, file)
})

test('the tables of the shop have no sequences, which a backup does not hold', async () => {
	const { rows } = await database.db.execute(
		sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
	)
	expect(rows).toEqual([])
})

test('the queue has all the tables that are backed up', async () => {
	await queueOne('another')
	const names = (await shopTables(database.db)).map(({ name }) => name)
	expect(names).toEqual(expect.arrayContaining(queueTables))
})
