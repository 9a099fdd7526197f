// npm run seed [-- --products 10000]: fills the configured database with the demo catalog, for measurements at scale.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seedCatalog } from '#catalog/seeds/seed.server.ts'
import { seedShopDesigns } from '#designs/seeds/seed.server.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import { indexEverything } from '#search/service/indexing.server.ts'
import { offerExtraSports } from '#sports/sports.ts'
import { readConfig } from '#app/config.ts'
import { readyImages } from './ready-images.ts'

const mostProducts = 100_000

/** @returns undefined for the catalog as defined. @throws RangeError for an unusable count */
function productCount(): number | undefined {
	const { values } = parseArgs({ options: { products: { type: 'string' } } })
	if (values.products === undefined) return undefined
	const count = Number(values.products)
	if (!Number.isInteger(count) || count < 1 || count > mostProducts)
		throw new RangeError(`--products must be a whole number from 1 to ${mostProducts}.`)
	return count
}

async function fill(database: Database, wanted: number | undefined): Promise<void> {
	const startedAt = performance.now()
	await database.migrate()
	const seeded = await database.db.transaction(async (db) => {
		const count = await seedCatalog(db, wanted === undefined ? {} : { count: wanted })
		await seedShopDesigns(db, new Date())
		return count
	})
	await indexEverything(database.db)
	// Without statistics on the new rows the planner chooses slow plans.
	await database.db.execute('analyze')
	const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
	console.log(`The ${database.engine} database holds the first ${seeded} demo products (${seconds} s).`)
}

/** Failures with a message for the operator; all others show their stack. */
const plainFailures = ['WrongSetting', 'DataFolderInUse', 'RangeError']
const isPlain = (failure: unknown): failure is Error =>
	failure instanceof Error &&
	(plainFailures.includes(failure.name) ||
		('code' in failure && /^ERR_PARSE_ARGS/.test(String(failure.code))))

try {
	const count = productCount()
	const config = readConfig(process.env)
	offerExtraSports(config.extraSports)
	const database = await openDatabase({
		url: config.databaseUrl,
		folder: join(config.dataDir, 'embedded'),
		image: readyImages()?.empty ?? null,
		onError: (failure) => console.error(failure.message),
	})
	try {
		await fill(database, count)
	} finally {
		await database.close()
	}
} catch (failure) {
	console.error(isPlain(failure) ? failure.message : failure)
	process.exitCode = 1
}
