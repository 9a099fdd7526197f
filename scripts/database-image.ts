// The embedded database as archives, one empty and one with the demo: built once per state of schema and seeds. Every
// new folder and every test starts from a copy.
import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#database/client.server.ts'
import { hashOfSources } from './sources.ts'

const folder = '.cache'
const inputs = [
	'src/{database,garments,placement,sports,pictures,catalog,search,auth,accounts,pricing,kit}/**/*.{ts,sql,json}',
	// Decorations and scene hashes of the shop's designs.
	'src/designs/rules/**/*.{ts,json}',
	'src/*/tables.ts',
	// The services themselves place and process the demo's orders.
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

/** Deletes archives of older sources; tests in progress may still read recent ones. */
function dropOld(): void {
	for (const file of globSync(join(folder, '{empty,demo}-*.tar.gz')))
		if (Date.now() - statSync(file).mtimeMs > keptMs) rmSync(file, { force: true })
}

function imagesOfSources(): DatabaseImages {
	const hash = hashOfSources(inputs).slice(0, 16)
	return { empty: join(folder, `empty-${hash}.tar.gz`), demo: join(folder, `demo-${hash}.tar.gz`) }
}

/** The demo's deadlines and orders stand around the day on which it is built. */
const freshMs = 7 * 86_400_000

const areThere = ({ empty, demo }: DatabaseImages) =>
	existsSync(empty) && existsSync(demo) && Date.now() - statSync(demo).mtimeMs < freshMs

/** Paths of the archives if they are of these sources and of the last seven days, else null. */
export function readyImages(): DatabaseImages | null {
	const images = imagesOfSources()
	return areThere(images) ? images : null
}

/** Paths of the archives; builds them when they are missing or outdated. */
export async function databaseImages(): Promise<DatabaseImages> {
	const images = imagesOfSources()
	if (areThere(images)) return images
	// Imported only here: callers that find the archives need neither the database nor the seeds.
	const { openDatabase } = await import('#database/client.server.ts')
	const { seedDemo } = await import('#app/demo.server.ts')
	const { openJobs } = await import('#jobs/service.server.ts')
	const { pino } = await import('pino')
	mkdirSync(folder, { recursive: true })
	const onError = (failure: Error) => console.error(failure.message)
	const database = await openDatabase({ url: null, folder: 'memory', image: null, onError })
	await database.migrate()
	// Includes the queue's tables: creating them takes a new shop longer than the rest of its database start.
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
