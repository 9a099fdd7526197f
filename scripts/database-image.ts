// The demo database as one archive: made once per state of schema and seeds, then every new folder starts from it.
import { existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#database/client.server.ts'
import { seedDemo } from '#database/seeds/demo.server.ts'
import { hashOfSources } from './sources.ts'

const folder = '.cache'
const inputs = [
	'src/{database,garments,pictures,catalog,search,accounts,kit}/**/*.{ts,sql,json}',
	'src/pages/content/**/*',
	'package-lock.json',
]

/** Path of the archive; made when there is none of the present sources. */
export async function databaseImage(): Promise<string> {
	const file = join(folder, `database-${hashOfSources(inputs).slice(0, 16)}.tar.gz`)
	if (existsSync(file)) return file
	mkdirSync(folder, { recursive: true })
	const database = await openDatabase({
		url: null,
		folder: 'memory',
		image: null,
		onError: (failure) => console.error(failure.message),
	})
	await database.migrate()
	await seedDemo(database)
	const dump = await database.dump?.()
	await database.close()
	if (!dump) throw new Error('The embedded database gave no archive.')
	for (const old of globSync(join(folder, 'database-*.tar.gz'))) rmSync(old)
	const draft = `${file}.${process.pid}`
	writeFileSync(draft, dump)
	renameSync(draft, file)
	return file
}

if (import.meta.main) console.log(await databaseImage())
