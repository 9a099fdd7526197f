// Writes a shop into one file: all rows from one snapshot, then its files and pictures.
import type { Connection, Database } from '#database/client.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { BackupFailure, headerName, manifestName, rowsName } from '../rules/archive.ts'
import { header, type BackupTable, type Manifest } from '../schemas.ts'
import { createArchive, type ArchiveWriter } from '../store/archive.server.ts'
import {
	appliedMigrations,
	fixTextFormats,
	shopTables,
	tableParts,
	type Table,
} from '../store/tables.server.ts'

export type Shop = {
	database: Pick<Database, 'db' | 'engine'>
	/** Uploads and proofs; null when they lie in the bucket. */
	files: ObjectStore | null
	bucket: Manifest['bucket']
	pictures: ObjectStore
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, '\t')}\n`)

async function addTable(archive: ArchiveWriter, db: Connection, table: Table): Promise<BackupTable> {
	let rows = 0
	let count = 0
	for await (const part of tableParts(db, table)) {
		await archive.add(rowsName(table.name, (count += 1)), part.bytes)
		rows += part.rows
	}
	return { name: table.name, columns: table.columns, rows }
}

/** Reads all tables from one snapshot; concurrent writes do not affect it. */
async function addDatabase(archive: ArchiveWriter, { db }: Pick<Database, 'db'>) {
	return db.transaction(
		async (snapshot) => {
			await fixTextFormats(snapshot)
			const migrations = await appliedMigrations(snapshot)
			if (migrations.length === 0) throw new BackupFailure('The database holds no shop.')
			const tables: BackupTable[] = []
			for (const table of await shopTables(snapshot)) tables.push(await addTable(archive, snapshot, table))
			return { migrations, tables }
		},
		{ isolationLevel: 'repeatable read', accessMode: 'read only' },
	)
}

/** @returns the number of objects added */
async function addObjects(
	archive: ArchiveWriter,
	folder: 'files' | 'pictures',
	store: ObjectStore,
): Promise<number> {
	let count = 0
	for (const key of await store.list('')) {
		const bytes = await store.get(key)
		// The object was deleted after the list was read.
		if (!bytes) continue
		await archive.add(`${folder}/${key}`, bytes)
		count += 1
	}
	return count
}

async function addShop(archive: ArchiveWriter, shop: Shop, now: Date): Promise<Manifest> {
	const { database, files, bucket, pictures } = shop
	await archive.add(headerName, json(header))
	// Rows first: a file is stored before the row that names it.
	const { migrations, tables } = await addDatabase(archive, database)
	const counts = {
		files: files ? await addObjects(archive, 'files', files) : 0,
		pictures: await addObjects(archive, 'pictures', pictures),
	}
	const entries = Object.fromEntries(
		Object.entries(archive.checksums()).filter(([name]) => name !== headerName),
	)
	const manifest: Manifest = {
		takenAt: now.toISOString(),
		engine: database.engine,
		migrations,
		tables,
		bucket,
		...counts,
		entries,
	}
	await archive.add(manifestName, json(manifest))
	return manifest
}

/**
 * Writes the shop into a new file. Memory holds one part of a table or one file at a time, plus their names.
 * @throws BackupFailure when the file exists; no file is left after any failure
 */
export async function backUp(shop: Shop, { file, now }: { file: string; now: Date }): Promise<Manifest> {
	const archive = createArchive(file)
	try {
		const manifest = await addShop(archive, shop, now)
		await archive.finish()
		return manifest
	} catch (failure) {
		await archive.abort()
		throw failure
	}
}
