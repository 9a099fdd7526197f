// Both engines with the shop's empty tables, for measurements of services rather than pages.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase, type Database } from '../src/database/client.server.ts'
import { onServer } from '../tests/database-url.ts'
import { careful, startPostgres } from '../tests/postgresql.ts'
import type { Finding } from './report.ts'

type Work = (database: Database) => Promise<Finding[]>

async function withDatabase(settings: { url: string | null; folder: string }, work: Work) {
	let isOver = false
	const onError = (failure: Error) => {
		if (!isOver) console.error(failure.message)
	}
	const database = await openDatabase({ ...settings, image: null, onError })
	try {
		await database.migrate()
		return await work(database)
	} finally {
		isOver = true
		await database.close()
	}
}

/** The embedded engine on its own folder, as in a shop. */
async function onEmbedded(work: Work): Promise<Finding[]> {
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-bench-'))
	try {
		return await withDatabase({ url: null, folder }, work)
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

/**
 * A new database on the server that `TEST_DATABASE_SERVER` names, else on a temporary one without durability.
 * @param more options of the temporary server
 */
export async function withNewDatabase<Result>(
	work: (url: string) => Promise<Result>,
	more: string[] = [],
): Promise<Result> {
	const server = await startPostgres(more)
	const admin = new pg.Client({ connectionString: onServer(server.url, 'postgres') })
	await admin.connect()
	const name = `bench_${randomBytes(6).toString('hex')}`
	try {
		await admin.query(`create database ${name}`)
		return await work(onServer(server.url, name))
	} finally {
		await admin.query(`drop database if exists ${name} with (force)`)
		await admin.end()
		await server.stop()
	}
}

/** PostgreSQL that waits for the disk. */
export const onCarefulServer = (work: Work): Promise<Finding[]> =>
	withNewDatabase((url) => withDatabase({ url, folder: '' }, work), careful)

export const onBothEngines = async (work: Work): Promise<Finding[]> => [
	...(await withNewDatabase((url) => withDatabase({ url, folder: '' }, work))),
	...(await onEmbedded(work)),
]
