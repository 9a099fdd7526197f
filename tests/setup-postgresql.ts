// Before the tests on PostgreSQL: a server of our own with two templates, one migrated and one seeded besides.
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/client.server.ts'
import { seedDemo } from '#server/demo.server.ts'
import pg from 'pg'
import { onServer } from './database-url.ts'
import { startPostgres } from './postgresql.ts'

async function fillTemplate(serverUrl: string, name: string, seeded: boolean): Promise<void> {
	const admin = new pg.Client({ connectionString: onServer(serverUrl, 'postgres') })
	await admin.connect()
	await admin.query(`create database ${name}`)
	await admin.end()
	const database = await openDatabase({
		url: onServer(serverUrl, name),
		folder: '',
		image: null,
		onError: (failure) => console.error(failure.message),
	})
	await database.migrate()
	if (seeded) await seedDemo(database)
	await database.close()
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await startPostgres()
	await fillTemplate(server.url, 'template_empty', false)
	await fillTemplate(server.url, 'template_seeded', true)
	project.provide('postgresUrl', server.url)
	return server.stop
}
