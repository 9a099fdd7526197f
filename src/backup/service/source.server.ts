// Opens a shop for a backup, whether or not it is running.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Database } from '#database/client.server.ts'
import { NoCopy, requestCopy } from '#database/embedded-copy.server.ts'
import { DataFolderInUse, lockFolder } from '#database/embedded.server.ts'
import { diskStore } from '#files/service/object-store.server.ts'
import type { S3Settings } from '#files/environment.ts'
import { BackupFailure } from '../rules/failure.ts'
import type { Shop } from './back-up.server.ts'

/** Where a shop keeps its data. */
export type Place = {
	/** Null for the embedded engine. */
	databaseUrl: string | null
	dataDir: string
	/** Null when files lie in the data folder. */
	s3: S3Settings | null
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
			files: place.s3 ? null : diskStore(join(place.dataDir, 'files')),
			bucket: place.s3 && { name: place.s3.bucket, endpoint: place.s3.endpoint },
			pictures: diskStore(join(place.dataDir, 'pictures')),
		}),
	)
