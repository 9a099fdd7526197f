// What a new version of the shop changes in existing data and no migration can: it takes drawing.
import { showAsWorn } from '#catalog/service/worn-pictures.server.ts'
import type { Database } from '#database/client.server.ts'
import { indexProducts } from '#search/service/indexing.server.ts'

/** Safe to run at every start: data that is up to date stays. */
export const upgradeData = ({ db }: Pick<Database, 'db'>): Promise<void> =>
	db.transaction(async (inner) => indexProducts(inner, await showAsWorn(inner)))
