// npm run worker: runs the background jobs of a shop whose web processes have JOBS=apart. Needs DATABASE_URL.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Production from '#app/production.ts'
import { builtShop } from './build.ts'
import { endWith, stopOnSignals } from './running.ts'

try {
	const file = pathToFileURL(resolve(await builtShop(), 'server/index.js')).href
	const built = (await import(file)) as typeof Production
	// Read by the build, as in serve.ts.
	const config = built.readConfig(process.env)
	if (config.databaseUrl === null)
		throw new built.WrongSetting(
			'npm run worker needs DATABASE_URL: the embedded database belongs to one process, which does all the work itself.',
		)
	const { stop } = await built.startWorker(config)
	stopOnSignals(stop)
	console.log('The Fieldhouse worker is at work.')
} catch (failure) {
	endWith(failure)
}
