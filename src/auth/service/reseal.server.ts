// After a change of SESSION_KEYS: what former keys have sealed is sealed anew, so that they can be dropped.
import type { AuthCall } from '../dependencies.server.ts'
import { replaceSeals, sealedByOthers, sealedPlaces } from '../store/sealed.server.ts'

const atOnce = 500

/** Seals at most five hundred secrets of each kind under the newest key, and tells how many. Others may do it as well. */
export async function resealSome({ db, auth: { vault } }: AuthCall): Promise<number> {
	let count = 0
	// Three kinds of rows, one after the other.
	for (const place of sealedPlaces) {
		const found = await sealedByOthers(db, place, { prefix: vault.prefix, limit: atOnce })
		// What no key opens is left as it is: its session or factor is of no use any more.
		const changes = found.flatMap(({ id, sealed: former }) => {
			const secret = vault.tryOpen(former, id)
			return secret ? [{ id, former, sealed: vault.seal(secret, id) }] : []
		})
		await replaceSeals(db, place, changes)
		count += changes.length
	}
	return count
}
