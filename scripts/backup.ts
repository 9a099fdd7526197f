// npm run backup -- FILE: writes the shop, running or not, into one new file. docs/backup.md has the drill.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#backup/service/back-up.server.ts'
import { saveReport } from '#backup/service/reports.server.ts'
import { withShop } from '#backup/service/place.server.ts'
import { readConfig } from '#app/config.ts'
import { endWith, onlyFile, summaryOf } from './backup-command.ts'

// Exiting removes the unfinished file.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))

try {
	const file = resolve(onlyFile('backup', parseArgs({ allowPositionals: true }).positionals))
	const config = readConfig(process.env)
	const at = new Date()
	const manifest = await withShop(config, (shop) => backUp(shop, { file, now: at }))
	const bytes = statSync(file).size
	const megabytes = (bytes / 1_000_000).toFixed(1)
	await saveReport(config.dataDir, 'backup', { at, bytes }).catch((failure: Error) =>
		console.error(`The backup is not noted for /status: ${failure.message}`),
	)
	console.log(`${file} (${megabytes} MB) holds ${summaryOf(manifest)}.`)
	if (manifest.bucket)
		console.log(`Uploads and proofs are not in it: they are in the bucket ${manifest.bucket.name}.`)
} catch (failure) {
	endWith(failure)
}
