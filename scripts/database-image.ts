// The embedded database as archives, one empty and one with the demo: built once per state of schema and seeds. Every
// new folder and every test starts from a copy.
import { globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#database/client.server.ts'
import { areThere, imagesFolder, imagesOfSources, type DatabaseImages } from './ready-images.ts'

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
	for (const file of globSync(join(imagesFolder, '{empty,demo}-*.tar.gz')))
		if (Date.now() - statSync(file).mtimeMs > keptMs) rmSync(file, { force: true })
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
	mkdirSync(imagesFolder, { recursive: true })
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
