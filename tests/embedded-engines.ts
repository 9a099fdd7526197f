// Embedded engines reused across test files: opening one takes longer than most files do, and a closed one
// leaks memory.
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openEmbedded, type Embedded } from '#database/embedded.server.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Folder that records every engine: one file for each, with its socket folder. */
		openedEngines: string
	}
}

export type Engine = {
	embedded: Embedded
	/** Frees the engine for reuse, with its present contents. */
	release: () => void
}

type Kept = Embedded & {
	schemas: string[]
	/** Tables in which the demo has rows. */
	demoTables: string[]
}

const ownSchemas = `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`

/** A table without pages has not been written to since it was truncated. */
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

/** Opens an engine on the demo's image and copies the demo's rows, to restore them for files that need them. */
async function openKept(image: string): Promise<Kept> {
	const embedded = await openEmbedded('memory', image)
	writeFileSync(join(inject('openedEngines'), randomUUID()), embedded.socketFolder)
	const found = await inside(embedded, async (client) => {
		await client.query('create schema kept')
		// Tests of the queue create its tables themselves.
		await client.query('drop schema if exists pgboss cascade')
		const demoTables = await names(client, writtenTables)
		for (const table of demoTables) await client.query(`create table kept.${table} as table public.${table}`)
		return { demoTables, schemas: await names(client, ownSchemas) }
	})
	return { ...embedded, ...found }
}

/** Resets session settings, extra schemas and rows; keeps the migrations' results and, if `seeded`, the demo's rows. */
async function reset({ schemas, demoTables, ...embedded }: Kept, seeded: boolean): Promise<void> {
	await inside(embedded, async (client) => {
		await client.query('discard all')
		for (const schema of await names(client, ownSchemas))
			if (!schemas.includes(schema)) await client.query(`drop schema "${schema}" cascade`)
		const tables = (await names(client, writtenTables)).map((table) => `public.${table}`)
		// Cascades to referencing tables: those are empty or in this list as well.
		if (tables.length > 0) await client.query(`truncate ${tables.join()} restart identity cascade`)
		if (seeded) {
			const filled = demoTables.map((table) => `insert into public.${table} table kept.${table}`)
			await client.query('set session_replication_role = replica')
			await client.query(filled.join(';'))
			await client.query('reset session_replication_role')
		}
		// Otherwise the write-ahead log would grow in memory from file to file.
		await client.query('checkpoint')
	})
}

const free: Kept[] = []

/** An engine with the shop's tables, empty or with the demo. @param image the demo's archive */
export async function takeEngine(image: string, seeded: boolean): Promise<Engine> {
	const kept = free.pop() ?? (await openKept(image))
	await reset(kept, seeded)
	return { embedded: kept, release: () => void free.push(kept) }
}
