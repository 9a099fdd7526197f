// npm run worker: runs the background jobs of a shop whose web processes have JOBS=apart. Needs DATABASE_URL.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Production from '#app/production.ts'
import { readConfig } from '#app/config.ts'
import { WrongSetting } from '#settings/settings.ts'
import { builtShop } from './build.ts'
import { endWith, stopOnSignals } from './running.ts'

try {
	const config = readConfig(process.env)
	if (config.databaseUrl === null)
		throw new WrongSetting(
			'npm run worker needs DATABASE_URL: the embedded database belongs to one process, which does all the work itself.',
		)
	const file = pathToFileURL(resolve(await builtShop(), 'server/index.js')).href
	const built = (await import(file)) as typeof Production
	// Read by the build too, as in serve.ts.
	const { stop } = await built.startWorker(built.readConfig(process.env))
	stopOnSignals(stop)
	console.log('The Fieldhouse worker is at work.')
} catch (failure) {
	endWith(failure)
}
