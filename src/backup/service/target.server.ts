// Prepares the place for a restored shop: drafts beside it, renamed once everything is done.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openDatabase } from '#database/client.server.ts'
import { lockFolder } from '#database/embedded.server.ts'
import { diskStore } from '#files/service/object-store.server.ts'
import { s3Store } from '#files/service/s3-store.server.ts'
import { BackupFailure } from '../rules/failure.ts'
import type { Manifest } from '../schemas.ts'
import type { Target } from './restore.server.ts'
import type { Place } from './source.server.ts'

const isEmptyFolder = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

function refuseFull({ databaseUrl, dataDir, s3 }: Place, { bucket }: Manifest): void {
	const folders = ['files', 'pictures', ...(databaseUrl === null ? ['embedded/db'] : [])]
	const full = folders.map((name) => join(dataDir, name)).find((folder) => !isEmptyFolder(folder))
	if (full) throw new BackupFailure(`${full} is not empty: restore into a new data folder.`)
	if (bucket && !s3)
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
	const { databaseUrl, dataDir, s3 } = place
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
				files: s3 ? s3Store(s3) : diskStore(join(draft, 'files')),
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
