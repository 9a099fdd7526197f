// npm run restore -- FILE: restores a backup into an empty database and data folder. docs/backup.md has the drill.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBackup, restore } from '#backup/service/restore.server.ts'
import { withTarget } from '#backup/service/place.server.ts'
import { readConfig } from '#app/config.ts'
import { endWith, onlyFile, summaryOf } from './backup-command.ts'

try {
	const file = resolve(onlyFile('restore', parseArgs({ allowPositionals: true }).positionals))
	const config = readConfig(process.env)
	const backup = await openBackup(file)
	const { bucket, takenAt } = backup.manifest
	await withTarget(config, backup.manifest, (target) => restore(backup, target))
	console.log(`The shop of ${takenAt} is restored: ${summaryOf(backup.manifest)}.`)
	const own = config.openObjectStore?.().bucket?.name
	if (bucket && own !== bucket.name)
		console.log(`Its files were in the bucket ${bucket.name}: copy them to ${own}.`)
	console.log('Run npm run doctor before the shop opens.')
} catch (failure) {
	endWith(failure)
}
