// A separate database for each test file: migrated and seeded once, then copied, or emptied and refilled.
import { randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { visitor } from '#kit/roles.ts'
import type { DatabaseImages } from '../scripts/ready-images.ts'
import { onServer } from './database-url.ts'
import { takeEngine } from './embedded-engines.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Archives for the embedded engine. */
		databaseImages: DatabaseImages
		/** Address of a PostgreSQL server that holds the template databases. */
		postgresUrl: string
	}
}

export type TestDatabase = { database: Database; context: ServiceContext; url: string | null }

/** The address of a new PostgreSQL database, `template1` for an empty one; nothing closes or drops it. */
export async function newDatabase(
	template: 'template_seeded' | 'template_empty' | 'template1',
): Promise<string> {
	const serverUrl = inject('postgresUrl')
	const name = `test_${randomBytes(6).toString('hex')}`
	const client = new pg.Client({ connectionString: onServer(serverUrl, 'postgres') })
	await client.connect()
	await client.query(`create database ${name} template ${template}`)
	await client.end()
	return onServer(serverUrl, name)
}

export const contextOf = (database: Database): ServiceContext => ({
	db: database.db,
	now: new Date('2026-11-20T15:00:00Z'),
	actor: visitor,
	requestId: randomUUID(),
	log: pino({ level: 'silent' }),
})

/** Opens a fresh copy and closes it after the file. Call it at the top of a test file. */
export async function openTestDatabase(options: { seeded?: boolean } = {}): Promise<TestDatabase> {
	const seeded = options.seeded ?? true
	const isPostgres = process.env.TEST_ENGINE === 'postgresql'
	const url = isPostgres ? await newDatabase(seeded ? 'template_seeded' : 'template_empty') : null
	const engine = isPostgres ? null : await takeEngine(inject('databaseImages').demo, seeded)
	const database = await openDatabase({
		url,
		folder: 'memory',
		image: null,
		...(engine && { embedded: engine.embedded }),
		onError: () => {},
	})
	afterAll(async () => {
		await database.close()
		engine?.release()
	})
	return { database, context: contextOf(database), url }
}
