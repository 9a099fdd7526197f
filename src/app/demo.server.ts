// Demo data, module by module, lowest first. Safe to run twice: existing rows are kept.
import { seedDemoAccounts } from '#accounts/seeds/seed.server.ts'
import { lacksDemoPortals, seedPortals } from '#portals/seeds/seed.server.ts'
import { seedRosters } from '#rosters/seeds/seed.server.ts'
import { installedSports, offeredExtras } from '#sports/sports.ts'
import { translateSeeded } from '#catalog/service/start-translations.server.ts'
import { lacksProductsOf, seedCatalog } from '#catalog/seeds/seed.server.ts'
import { seedShopDesigns } from '#designs/seeds/seed.server.ts'
import { seedPosts } from '#storefront/seeds/posts.server.ts'
import { indexEverything } from '#search/service/indexing.server.ts'
import { seedDemoOrders } from '#team-dashboard/seeds/seed.server.ts'
import { readVersion } from '#database/versions.server.ts'
import type { Connection, Database } from '#database/client.server.ts'
import { orderSubscribers } from './modules.ts'

/** Subscribers that send no mail and render no proofs for past orders. */
const quiet = orderSubscribers({
	sendMail: () => Promise.resolve(),
	sender: { publicUrl: 'https://demo.fieldhouse.test' },
	shareSecret: '',
	supportTo: null,
	orderProof: () => Promise.resolve(),
	payments: { queueRefunds: () => Promise.resolve(), queueClosing: () => Promise.resolve() },
})

async function seedTeams(db: Connection, now: Date): Promise<void> {
	await seedPortals(db, now)
	await seedRosters(db, now)
	await seedDemoOrders(db, { now, listeners: quiet })
}

/** Adds the demo products of a sport that was enabled later. */
async function seedNewSports(db: Connection, now: Date): Promise<void> {
	if (!(await lacksProductsOf(db, offeredExtras(installedSports())))) return
	await seedCatalog(db)
	await translateSeeded(db, now)
	await indexEverything(db)
}

/** Fills a new demo database, or a demo from before there were teams; keeps existing data. */
export async function seedDemo(database: Database): Promise<void> {
	const now = new Date()
	if ((await readVersion(database.db, 'catalog')) > 0) {
		if (await lacksDemoPortals(database.db)) await database.db.transaction((db) => seedTeams(db, now))
		await database.db.transaction((db) => seedNewSports(db, now))
		await database.db.transaction((db) => seedShopDesigns(db, now))
		return
	}
	await database.db.transaction(async (db) => {
		await seedDemoAccounts(db, now)
		await seedCatalog(db)
		await seedShopDesigns(db, now)
		await seedPosts(db, now)
		await indexEverything(db)
		await seedTeams(db, now)
	})
}
