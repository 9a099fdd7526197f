// Demo data, room by room, lowest first. Safe to run twice: what is there stays as it is.
import { seedDemoAccounts } from '#accounts/seeds.server.ts'
import { seedPortals } from '#portals/seeds.server.ts'
import { seedCatalog } from '#catalog/seeds.server.ts'
import { indexEverything } from '#search/indexing.server.ts'
import { seedDemoOrders } from '#team/seeds.server.ts'
import { readVersion } from '#database/versions.server.ts'
import type { Database } from '#database/client.server.ts'
import { orderListeners } from './order-listeners.ts'

/** What happened long ago is told to nobody, and no proof is drawn of it. */
const quiet = orderListeners({
	sendMail: () => Promise.resolve(),
	sender: { publicUrl: 'https://demo.fieldhouse.test' },
	supportTo: null,
	orderProof: () => Promise.resolve(),
})

/** Fills a new demo database; a database that holds a catalog already is left alone. */
export async function seedDemo(database: Database): Promise<void> {
	if ((await readVersion(database.db, 'catalog')) > 0) return
	await database.db.transaction(async (db) => {
		const now = new Date()
		await seedDemoAccounts(db, now)
		await seedCatalog(db)
		await indexEverything(db)
		await seedPortals(db, now)
		await seedDemoOrders(db, { now, listeners: quiet })
	})
}
