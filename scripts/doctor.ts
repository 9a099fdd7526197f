// npm run doctor: whether orders, designs, payments, stock, approvals, jobs, bags, shipments, ledgers and outbox agree. One line per finding; exit code 1 with any.
import { join } from 'node:path'
import { lineOf } from '#checkout/service/doctor.server.ts'
import { saveReport } from '#backup/service/reports.server.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import { readConfig } from '#app/config.ts'
import { examineShop } from '#app/modules.ts'

/** Failures with a message for the operator; all others show their stack. */
const plainFailures = ['WrongSetting', 'DataFolderInUse']

/** The page /status then shows the run before this one. */
const notNoted = (failure: Error) => console.error(`The run is not noted for /status: ${failure.message}`)

let database: Database | undefined
try {
	const config = readConfig(process.env)
	database = await openDatabase({
		url: config.databaseUrl,
		folder: join(config.dataDir, 'embedded'),
		image: null,
		onError: (failure) => console.error(failure.message),
	})
	await database.migrate()
	const findings = await examineShop({ db: database.db, now: new Date() })
	await saveReport(config.dataDir, 'doctor', { at: new Date(), findings: findings.length }).catch(notNoted)
	for (const finding of findings) console.log(lineOf(finding))
	if (findings.length === 0)
		console.log('Orders, designs, payments, stock, approvals, jobs, bags, shipments and ledgers agree.')
	else {
		process.exitCode = 1
		console.log('An approval or jobs that are missing are made by: npm run admin -- repair all')
	}
} catch (failure) {
	console.error(failure instanceof Error && plainFailures.includes(failure.name) ? failure.message : failure)
	process.exitCode = 2
} finally {
	await database?.close()
}
