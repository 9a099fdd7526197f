// Builds if needed, starts the shop, prints its address and demo accounts, and stops it cleanly.
import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Running } from '#app/main.ts'
import type * as Production from '#app/production.ts'
import type { Config } from '#app/config.ts'
import { builtShop, commandFile, readyBuild } from './build.ts'
import { readyImages } from './ready-images.ts'
import { endWith, stopOnSignals } from './running.ts'

const run = promisify(execFile)

/** False in an image, for example: its program folder is read-only. */
function canWrite(folder: string): boolean {
	try {
		accessSync(folder, constants.W_OK)
		return true
	} catch {
		return false
	}
}

/** The archive for a new embedded database; null when the shop fills it itself. A separate process builds the demo's. */
async function imageFor(config: Config): Promise<string | null> {
	const isNew = !existsSync(join(config.dataDir, 'embedded'))
	if (!isNew || config.databaseUrl) return null
	const ready = readyImages()
	if (!config.demo) return ready?.empty ?? null
	if (ready) return ready.demo
	if (!canWrite('.')) return null
	const { stdout } = await run(process.execPath, [commandFile('database-image')])
	return stdout.trim()
}

/** A port chosen at start is unpredictable, so the shop prints its local address instead of the public one. */
const addressOf = ({ config, port }: Running, given: Config): string =>
	given.port === 0 ? `http://${config.host}:${port}` : config.publicUrl

async function announce(running: Running, given: Config): Promise<void> {
	const { config, database, demoAccounts } = running
	const address = addressOf(running, given)
	console.log(`Fieldhouse is open at ${address}`)
	if (database.engine === 'embedded') {
		console.log(`Embedded database in ${config.dataDir}: it survives a crash, but not a power cut.`)
		console.log('For real business set DATABASE_URL to a PostgreSQL (see README).')
	}
	const accounts = await demoAccounts()
	if (accounts.length === 0) return
	console.log('Demo accounts (password fieldhouse-demo):')
	for (const { email, role } of accounts) console.log(`  ${role.padEnd(13)}${email}`)
}

/** The build takes half a minute: wrong settings are reported before, and a new demo's database is built beside it. */
async function build(): Promise<string> {
	const { readConfig } = await import('#app/config.ts')
	const [folder] = await Promise.all([builtShop(), imageFor(readConfig(process.env))])
	return folder
}

try {
	const folder = readyBuild() ?? (await build())
	const file = pathToFileURL(resolve(folder, 'server/index.js')).href
	const built = (await import(file)) as typeof Production
	// Read by the build: an adapter and the service that it serves must know the same classes of errors. The sources'
	// settings would load every adapter once more.
	const config = built.readConfig(process.env)
	const running = await built.startBuilt({ config, image: await imageFor(config), folder: resolve(folder) })
	stopOnSignals(running.stop)
	await announce(running, config)
} catch (failure) {
	endWith(failure)
}
