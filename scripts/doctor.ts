// npm run doctor: whether orders, designs, payments, stock, approvals, jobs, bags, shipments, ledgers and outbox agree, and whether
// files, search index, caches and settings are whole. One line per finding; exit code 1 with any. With --repair it makes again
// what can be made from the rest: search index, picture files, version rows.
import { join } from 'node:path'
import { lineOf } from '#checkout/service/doctor.server.ts'
import { saveReport } from '#backup/service/reports.server.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import { readConfig } from '#app/config.ts'
import { examineShop } from '#app/modules.ts'
import { examineUpkeep } from '#app/upkeep.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { shellNow } from '#shop-settings/service/shop.server.ts'
import { offerExtraSports } from '#sports/sports.ts'
import { WrongUse } from './wrong-use.ts'

/** Failures with a message for the operator; all others show their stack. */
const plainFailures = ['WrongSetting', 'DataFolderInUse', 'WrongUse']

/** The page /status then shows the run before this one. */
const notNoted = (failure: Error) => console.error(`The run is not noted for /status: ${failure.message}`)

let database: Database | undefined
try {
	const args = process.argv.slice(2)
	const wrong = args.find((arg) => arg !== '--repair')
	if (wrong !== undefined) throw new WrongUse('Usage: npm run doctor, or npm run doctor -- --repair')
	const config = readConfig(process.env)
	offerExtraSports(config.extraSports)
	database = await openDatabase({
		url: config.databaseUrl,
		folder: join(config.dataDir, 'embedded'),
		image: null,
		onError: (failure) => console.error(failure.message),
	})
	await database.migrate()
	const { db } = database
	const now = new Date()
	// Settings that cannot be read are a finding below, no reason to stop here.
	await shellNow({ db, now }).catch(() => undefined)
	const store = config.openObjectStore?.() ?? diskStore(join(config.dataDir, 'files'))
	const upkeep = await examineUpkeep({ db, store, config }, { isRepairing: args.includes('--repair') })
	const findings = [...(await examineShop({ db, now })), ...upkeep.findings]
	for (const line of upkeep.repaired) console.log(line)
	await saveReport(config.dataDir, 'doctor', { at: new Date(), findings: findings.length }).catch(notNoted)
	for (const finding of findings) console.log(lineOf(finding))
	if (findings.length === 0) {
		console.log('Files, search index, caches and settings are whole.')
		console.log('Orders, designs, payments, stock, approvals, jobs, bags, shipments and ledgers agree.')
	} else {
		process.exitCode = 1
		console.log('An approval or jobs that are missing are made by: npm run admin -- repair all')
		console.log('The search index, pictures and caches are made again by: npm run doctor -- --repair')
	}
} catch (failure) {
	console.error(failure instanceof Error && plainFailures.includes(failure.name) ? failure.message : failure)
	process.exitCode = 2
} finally {
	await database?.close()
}
