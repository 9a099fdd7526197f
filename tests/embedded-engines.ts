// Embedded engines for the tests, one after another for many files: opening one takes longer than most files do, and
// one that closes leaves memory behind.
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openEmbedded, type Embedded } from '#database/embedded.server.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Folder that learns of every engine: each one's socket folder, in a file of its own. */
		openedEngines: string
	}
}

export type Engine = {
	embedded: Embedded
	/** Gives the engine to whoever takes one next, with whatever stands in it. */
	release: () => void
}

type Kept = Embedded & {
	schemas: string[]
	/** Tables that the demo has rows of. */
	demoTables: string[]
}

const ownSchemas = `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`

/** A table without a page was never written to since it was emptied. */
const writtenTables = `select quote_ident(relname) as name from pg_class
	where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0 order by 1`

const names = async (client: pg.Client, query: string): Promise<string[]> =>
	(await client.query<{ name: string }>(query)).rows.map(({ name }) => name)

async function inside<Result>(
	engine: Embedded,
	work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
	const client = new pg.Client({
		host: engine.socketFolder,
		port: 5432,
		user: 'postgres',
		database: 'postgres',
	})
	await client.connect()
	try {
		return await work(client)
	} finally {
		await client.end()
	}
}

/** Opens an engine on the demo's image and lays the demo's rows aside, to be put back for files that want them. */
async function openKept(image: string): Promise<Kept> {
	const embedded = await openEmbedded('memory', image)
	writeFileSync(join(inject('openedEngines'), randomUUID()), embedded.socketFolder)
	const found = await inside(embedded, async (client) => {
		await client.query('create schema kept')
		// Whoever tests the queue lets it make its tables.
		await client.query('drop schema if exists pgboss cascade')
		const demoTables = await names(client, writtenTables)
		for (const table of demoTables) await client.query(`create table kept.${table} as table public.${table}`)
		return { demoTables, schemas: await names(client, ownSchemas) }
	})
	return { ...embedded, ...found }
}

/** Leaves what the migrations made and, where wanted, the demo's rows: no session's settings, no other schema. */
async function reset({ schemas, demoTables, ...embedded }: Kept, seeded: boolean): Promise<void> {
	await inside(embedded, async (client) => {
		await client.query('discard all')
		for (const schema of await names(client, ownSchemas))
			if (!schemas.includes(schema)) await client.query(`drop schema "${schema}" cascade`)
		const tables = (await names(client, writtenTables)).map((table) => `public.${table}`)
		// With those that point at them: they are empty, or named here as well.
		if (tables.length > 0) await client.query(`truncate ${tables.join()} restart identity cascade`)
		if (seeded) {
			const filled = demoTables.map((table) => `insert into public.${table} table kept.${table}`)
			await client.query('set session_replication_role = replica')
			await client.query(filled.join(';'))
			await client.query('reset session_replication_role')
		}
		// Otherwise the log of what was written would grow in memory from file to file.
		await client.query('checkpoint')
	})
}

const free: Kept[] = []

/** An engine that holds the shop's tables, empty or with the demo. @param image the demo's archive */
export async function takeEngine(image: string, seeded: boolean): Promise<Engine> {
	const kept = free.pop() ?? (await openKept(image))
	await reset(kept, seeded)
	return { embedded: kept, release: () => void free.push(kept) }
}
