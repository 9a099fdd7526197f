// Restores a backup into an empty database and empty stores.
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import type { Connection, Database } from '#database/client.server.ts'
import { migrationHashes } from '#database/migrate.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { openJobs } from '#jobs/service.server.ts'
import { BackupFailure, entryKind } from '../rules/archive.ts'
import type { Manifest } from '../schemas.ts'
import { archiveEntries, checkedManifest } from '../store/archive.server.ts'
import {
	clearDatabase,
	createLoader,
	emptyTables,
	fixTextFormats,
	isEmptyDatabase,
	queueTables,
	withoutForeignKeys,
} from '../store/tables.server.ts'

export type Backup = { file: string; manifest: Manifest }
export type Target = { database: Database; files: ObjectStore; pictures: ObjectStore }

/** Reads the whole file. @throws BackupFailure when it is damaged, or newer than this code */
export async function openBackup(file: string): Promise<Backup> {
	const manifest = await checkedManifest(file)
	const known = migrationHashes()
	if (manifest.migrations.some((hash, at) => known[at] !== hash))
		throw new BackupFailure(
			`${file} was taken from a newer version of Fieldhouse: its database has migrations that are unknown here.`,
		)
	return { file, manifest }
}

/** The queue creates its own tables. */
async function makeQueueTables(database: Database): Promise<void> {
	const jobs = openJobs({ database, log: pino({ level: 'silent' }), works: false })
	await jobs.start()
	await jobs.stop()
}

async function load(db: Connection, { file, manifest }: Backup, target: Target): Promise<void> {
	const { tables } = manifest
	await fixTextFormats(db)
	const addForeignKeys = await withoutForeignKeys(db)
	await emptyTables(db, tables)
	const loader = await createLoader(db, tables)
	for await (const { name, bytes } of archiveEntries(file)) {
		const entry = entryKind(name)
		if (entry?.kind === 'rows') await loader.load(entry.table, bytes)
		else if (entry) await target[entry.kind].put(entry.key, bytes, { type: 'application/octet-stream' })
	}
	for (const { name, rows } of tables)
		if (loader.counts.get(name) !== rows)
			throw new BackupFailure(`${name} has ${loader.counts.get(name)} rows instead of ${rows}.`)
	await addForeignKeys()
}

async function fill(backup: Backup, target: Target): Promise<void> {
	const { database } = target
	const { migrations, tables } = backup.manifest
	await database.migrate(migrations.length)
	if (tables.some(({ name }) => queueTables.includes(name))) await makeQueueTables(database)
	await database.db.transaction((db) => load(db, backup, target))
	await database.migrate()
	await database.db.execute(sql`analyze`)
}

/**
 * Fills the database and the stores. A backup of an older version is migrated to this one.
 * @throws BackupFailure when the database is not empty; after any failure it is empty again
 */
export async function restore(backup: Backup, target: Target): Promise<void> {
	const { db } = target.database
	if (!(await isEmptyDatabase(db)))
		throw new BackupFailure('The database is not empty: restore into a new one.')
	try {
		await fill(backup, target)
	} catch (failure) {
		// Keep the original failure: the operator needs it even when the database is unreachable.
		await clearDatabase(db).catch(() => undefined)
		throw failure
	}
}
