// Modules register the pictures they show; the renderer draws them on demand.
import type { Connection } from '#database/client.server.ts'
import { pictureHash } from './drawing.server.ts'
import type { PictureSpec } from '../schemas.ts'
import { insertPictures } from '../store/pictures.server.ts'

/** Draws each spec once to compute its hash, and saves hash and spec together. @returns hashes in the order given. */
export async function registerPictures(db: Connection, specs: readonly PictureSpec[]): Promise<string[]> {
	const rows = specs.map((spec) => ({ hash: pictureHash(spec), spec }))
	await insertPictures(db, rows)
	return rows.map((row) => row.hash)
}

/** Registers once per process and database; after a failure the next call tries again. */
export function registeredOnce<Result>(
	register: (db: Connection) => Promise<Result>,
): (db: Connection) => Promise<Result> {
	const registered = new WeakMap<Connection, Promise<Result>>()
	return (db) => {
		const known = registered.get(db)
		if (known) return known
		const asked = register(db).catch((failure: unknown) => {
			registered.delete(db)
			throw failure
		})
		registered.set(db, asked)
		return asked
	}
}
