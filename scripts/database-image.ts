// The embedded database as archives, one empty and one with the demo: made once per state of schema and seeds, then
// every new folder and every test starts from a copy.
import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#database/client.server.ts'
import { hashOfSources } from './sources.ts'

const folder = '.cache'
const inputs = [
	'src/{database,garments,placement,sports,pictures,catalog,search,auth,accounts,pricing,kit}/**/*.{ts,sql,json}',
	'src/*/tables.ts',
	// Orders of the demo are placed and led on by the services themselves.
	'src/{designs,portals,rosters,orders,shipping,approvals,production,fundraising,bulk-orders,team-dashboard,jobs}/**/*.server.ts',
	'src/*/seeds/**',
	'src/app/demo.server.ts',
	'src/content/**/*.{ts,md}',
	'package-lock.json',
]

export type DatabaseImages = { empty: string; demo: string }

async function writeImage(database: Database, file: string): Promise<void> {
	const dump = await database.dump?.()
	if (!dump) throw new Error('The embedded database gave no archive.')
	const draft = `${file}.${process.pid}`
	writeFileSync(draft, dump)
	renameSync(draft, file)
}

const keptMs = 86_400_000

/** Archives of a former state of the sources; younger ones may still be read by tests that began before. */
function dropOld(): void {
	for (const file of globSync(join(folder, '{empty,demo}-*.tar.gz')))
		if (Date.now() - statSync(file).mtimeMs > keptMs) rmSync(file, { force: true })
}

function imagesOfSources(): DatabaseImages {
	const hash = hashOfSources(inputs).slice(0, 16)
	return { empty: join(folder, `empty-${hash}.tar.gz`), demo: join(folder, `demo-${hash}.tar.gz`) }
}

const areThere = ({ empty, demo }: DatabaseImages) => existsSync(empty) && existsSync(demo)

/** Paths of the archives when they were made from the present sources already, else null. */
export function readyImages(): DatabaseImages | null {
	const images = imagesOfSources()
	return areThere(images) ? images : null
}

/** Paths of the archives; made when there are none of the present sources. */
export async function databaseImages(): Promise<DatabaseImages> {
	const images = imagesOfSources()
	if (areThere(images)) return images
	// Loaded only here: whoever finds them ready needs neither the database nor the seeds.
	const { openDatabase } = await import('#database/client.server.ts')
	const { seedDemo } = await import('#app/demo.server.ts')
	const { openJobs } = await import('#jobs/service.server.ts')
	const { pino } = await import('pino')
	mkdirSync(folder, { recursive: true })
	const onError = (failure: Error) => console.error(failure.message)
	const database = await openDatabase({ url: null, folder: 'memory', image: null, onError })
	await database.migrate()
	// The queue's own tables as well: making them takes a new shop longer than all else of its start in the database.
	const jobs = openJobs({ database, log: pino({ level: 'warn' }, pino.destination(2)), works: false })
	await jobs.start()
	await jobs.stop()
	await writeImage(database, images.empty)
	await seedDemo(database)
	await writeImage(database, images.demo)
	await database.close()
	dropOld()
	return images
}

if (import.meta.main) console.log((await databaseImages()).demo)
