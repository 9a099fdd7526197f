// After a change of SESSION_KEYS: seals the secrets of former keys anew, so that those keys can be dropped.
import type { AuthCall } from '../dependencies.server.ts'
import { replaceSeals, sealedByOthers, sealedPlaces } from '../store/sealed.server.ts'

const atOnce = 500

/** Re-seals at most 500 secrets of each kind under the newest key; returns the count. Safe in several processes. */
export async function resealSome({ db, auth: { vault } }: AuthCall): Promise<number> {
	let count = 0
	// Three kinds of rows, one after the other.
	for (const place of sealedPlaces) {
		const found = await sealedByOthers(db, place, { prefix: vault.prefix, limit: atOnce })
		// Secrets that no key opens stay as they are: their session or factor is unusable anyway.
		const changes = found.flatMap(({ id, sealed: former }) => {
			const secret = vault.tryOpen(former, id)
			return secret ? [{ id, former, sealed: vault.seal(secret, id) }] : []
		})
		await replaceSeals(db, place, changes)
		count += changes.length
	}
	return count
}
