// Modules register the pictures they show; the renderer draws them on demand.
import { setImmediate } from 'node:timers/promises'
import { primaryOf, type Connection } from '#database/client.server.ts'
import { pictureHash } from './drawing.server.ts'
import type { KnownHashes } from './known-hashes.server.ts'
import type { PictureSpec } from '../schemas.ts'
import { asWorn } from '../rules/worn-views.ts'
import { insertPictures, picturesByHash } from '../store/pictures.server.ts'

let knownHashes: KnownHashes | null = null

/** From now on pictures that are known here are registered without drawing them. */
export function useKnownHashes(known: KnownHashes | null): void {
	knownHashes = known
}

/** A drawing takes some 20 ms, a worn one more than 100: requests are served after each. */
async function computedHash(spec: PictureSpec): Promise<string> {
	const hash = pictureHash(spec)
	knownHashes?.add(spec, hash)
	await setImmediate()
	return hash
}

/** Saves each spec with its hash, which takes a drawing unless it is known. @returns hashes in the order given. */
export async function registerPictures(db: Connection, specs: readonly PictureSpec[]): Promise<string[]> {
	const rows: { hash: string; spec: PictureSpec }[] = []
	for (const spec of specs) rows.push({ hash: knownHashes?.of(spec) ?? (await computedHash(spec)), spec })
	knownHashes?.save()
	// A page that is read from a replica registers what it shows all the same.
	await insertPictures(primaryOf(db), rows)
	return rows.map((row) => row.hash)
}

/** Registers the worn form of registered flat pictures. @returns its hash by that of the flat one, of those that have one */
export async function registerWorn(
	db: Connection,
	flat: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const known = await picturesByHash(db, [...new Set(flat)])
	const worn = known.flatMap(({ hash, spec }) => {
		const shown = asWorn(spec)
		return shown.worn && !spec.worn ? [{ flat: hash, spec: shown }] : []
	})
	const hashes = await registerPictures(
		db,
		worn.map(({ spec }) => spec),
	)
	return new Map(worn.map((one, at) => [one.flat, hashes[at] ?? one.flat]))
}

/** Registers once per process and database; after a failure the next call tries again. */
export function registeredOnce<Result>(
	register: (db: Connection) => Promise<Result>,
): (db: Connection) => Promise<Result> {
	const registered = new WeakMap<Connection, Promise<Result>>()
	return (given) => {
		const db = primaryOf(given)
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
