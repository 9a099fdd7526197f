// Updates lists and index when the setting of offered sports has changed.
import { matchListsToSports } from '#catalog/service/manage.server.ts'
import type { Connection } from '#database/client.server.ts'
import { indexEverything } from './indexing.server.ts'

/** Called at every start, because the setting may have changed since the last one. */
export async function showOfferedSports(db: Connection): Promise<void> {
	await db.transaction(async (inner) => {
		if (await matchListsToSports(inner)) await indexEverything(inner)
	})
}
