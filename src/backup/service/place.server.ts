// The place of a shop: opened for a backup, whether or not it is running, or prepared for a restore.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openDatabase, type Database } from '#database/client.server.ts'
import { NoCopy, requestCopy } from '#database/embedded-files.server.ts'
import { DataFolderInUse, lockFolder } from '#database/embedded.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { BackupFailure } from '../rules/archive.ts'
import type { Shop } from './back-up.server.ts'
import type { Manifest } from '../schemas.ts'
import type { Target } from './restore.server.ts'

const isEmptyFolder = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

function refuseFull({ databaseUrl, dataDir, openObjectStore }: Place, { bucket }: Manifest): void {
	const folders = ['files', 'pictures', ...(databaseUrl === null ? ['embedded/db'] : [])]
	const full = folders.map((name) => join(dataDir, name)).find((folder) => !isEmptyFolder(folder))
	if (full) throw new BackupFailure(`${full} is not empty: restore into a new data folder.`)
	if (bucket && !openObjectStore)
		throw new BackupFailure(
			`The files of this shop are in the bucket ${bucket.name}: set S3_BUCKET and its keys to it or to a copy.`,
		)
}

function takeNames(draft: string, dataDir: string): void {
	// The database goes last: without it the folder is not a shop.
	for (const name of ['files', 'pictures', 'embedded/db']) {
		const [from, to] = [join(draft, name), join(dataDir, name)]
		if (!existsSync(from)) continue
		mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
		// The target may exist as an empty folder.
		rmSync(to, { recursive: true, force: true })
		renameSync(from, to)
	}
}

/**
 * Runs the work on an empty place; its results take effect on success.
 * @throws BackupFailure when the place is not empty
 */
export async function withTarget(
	place: Place,
	manifest: Manifest,
	work: (target: Target) => Promise<void>,
): Promise<void> {
	const { databaseUrl, dataDir, openObjectStore } = place
	refuseFull(place, manifest)
	const draft = join(dataDir, '.restore')
	// Keeps shops and other restores out of this place.
	const locks = [lockFolder(draft), ...(databaseUrl === null ? [lockFolder(join(dataDir, 'embedded'))] : [])]
	try {
		for (const name of ['files', 'pictures', 'embedded'])
			rmSync(join(draft, name), { recursive: true, force: true })
		const database = await openDatabase({
			url: databaseUrl,
			folder: join(draft, 'embedded'),
			image: null,
			poolSize: 1,
			onError: () => undefined,
		})
		try {
			await work({
				database,
				files: openObjectStore?.() ?? diskStore(join(draft, 'files')),
				pictures: diskStore(join(draft, 'pictures')),
			})
		} finally {
			await database.close()
		}
		takeNames(draft, dataDir)
	} finally {
		for (const lock of locks) lock.close()
		rmSync(draft, { recursive: true, force: true })
	}
}

/** Where a shop keeps its data. */
export type Place = {
	/** Null for the embedded engine. */
	databaseUrl: string | null
	dataDir: string
	/** Null when files lie in the data folder. */
	openObjectStore: (() => ObjectStore) | null
}

const open = (url: string | null, folder: string): Promise<Database> =>
	// A lost connection fails the statement in progress.
	openDatabase({ url, folder, image: null, poolSize: 1, onError: () => undefined })

/** Has the running shop copy the files of the database that it holds. */
async function withCopy<Result>(
	{ dataDir }: Place,
	work: (database: Database) => Promise<Result>,
): Promise<Result> {
	const folder = join(dataDir, '.backup')
	const copied = join(folder, 'embedded')
	// Keeps a second backup out; a killed process releases the lock.
	const lock = lockFolder(folder)
	try {
		rmSync(copied, { recursive: true, force: true })
		await requestCopy(join(dataDir, 'embedded'), join(copied, 'db'))
		const database = await open(null, copied)
		try {
			return await work(database)
		} finally {
			await database.close()
		}
	} catch (failure) {
		throw failure instanceof NoCopy ? new BackupFailure(failure.message) : failure
	} finally {
		lock.close()
		rmSync(folder, { recursive: true, force: true })
	}
}

async function withDatabase<Result>(
	place: Place,
	work: (database: Database) => Promise<Result>,
): Promise<Result> {
	const folder = join(place.dataDir, 'embedded')
	if (place.databaseUrl === null && !existsSync(join(folder, 'db/PG_VERSION')))
		throw new BackupFailure(`There is no shop in the data folder ${place.dataDir}.`)
	let database: Database
	try {
		database = await open(place.databaseUrl, folder)
	} catch (failure) {
		if (failure instanceof DataFolderInUse) return withCopy(place, work)
		throw failure
	}
	try {
		return await work(database)
	} finally {
		await database.close()
	}
}

/** Runs the work with the shop of that place. Reads the embedded engine from a copy while a shop holds it. */
export const withShop = <Result>(place: Place, work: (shop: Shop) => Promise<Result>): Promise<Result> =>
	withDatabase(place, (database) =>
		work({
			database,
			files: place.openObjectStore ? null : diskStore(join(place.dataDir, 'files')),
			bucket: place.openObjectStore?.().bucket ?? null,
			pictures: diskStore(join(place.dataDir, 'pictures')),
		}),
	)
