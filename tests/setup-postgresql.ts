// Before the tests on PostgreSQL: starts a server with two templates, one migrated and one also seeded.
import type { TestProject } from 'vitest/node'
import { openDatabase, type Database } from '#database/client.server.ts'
import { seedDemo } from '#app/demo.server.ts'
import pg from 'pg'
import { onServer } from './database-url.ts'
import { startPostgres } from './postgresql.ts'

type Template = { name: string; from: string; fill: (database: Database) => Promise<unknown> }

async function makeTemplate(serverUrl: string, { name, from, fill }: Template): Promise<void> {
	const admin = new pg.Client({ connectionString: onServer(serverUrl, 'postgres') })
	await admin.connect()
	await admin.query(`create database ${name} template ${from}`)
	await admin.end()
	const database = await openDatabase({
		url: onServer(serverUrl, name),
		folder: '',
		image: null,
		onError: (failure) => console.error(failure.message),
	})
	await fill(database)
	await database.close()
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await startPostgres()
	await makeTemplate(server.url, {
		name: 'template_empty',
		from: 'template1',
		fill: (database) => database.migrate(),
	})
	await makeTemplate(server.url, { name: 'template_seeded', from: 'template_empty', fill: seedDemo })
	project.provide('postgresUrl', server.url)
	return server.stop
}
