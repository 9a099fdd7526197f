// Brings the schema up to date while the release before serves the same database: no lock is waited for or held for long.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { packageRoot } from '#kit/root.server.ts'

const migrations = (): MigrationMeta[] =>
	readMigrationFiles({ migrationsFolder: join(packageRoot, 'src/database/migrations') })

/** Hashes of this code's migrations, oldest first, as the database records them. */
export const migrationHashes = (): string[] => migrations().map(({ hash }) => hash)

/** Any number, the same in every process: the first process to migrate makes the others wait. */
const migrationLock = 5_804_919

const lockPauseMs = 200

/**
 * Asks again and again for the lock, since a statement that waits for it would keep a snapshot open, and an index that
 * is built beside running work waits for all of those. After a failure the lock ends with the connection.
 */
async function onlyHere<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
	const isFree = async () => {
		const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
			migrationLock,
		])
		return rows[0]?.got === true
	}
	while (!(await isFree())) await pause(lockPauseMs)
	const done = await work()
	await client.query('select pg_advisory_unlock($1)', [migrationLock])
	return done
}

/** Creates drizzle's table where it is missing; drizzle's own tools read it. @returns the time of the latest migration, 0 for none */
async function latestMigration(client: pg.ClientBase): Promise<number> {
	await client.query('create schema if not exists drizzle')
	await client.query(
		'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
	)
	const { rows } = await client.query<{ latest: string | null }>(
		'select max(created_at) as latest from drizzle.__drizzle_migrations',
	)
	return Number(rows[0]?.latest ?? 0)
}

const record = (client: pg.ClientBase, { hash, folderMillis }: MigrationMeta) =>
	client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
		hash,
		folderMillis,
	])

const withoutComments = (statement: string): string => statement.replaceAll(/^\s*--.*$/gm, '').trim()

const creation = /^CREATE (?<unique>UNIQUE )?INDEX (?="(?<name>\w+)" ON )/i
const removal = /^DROP INDEX (?="(?<name>\w+)")/i
const isAnalysis = (statement: string) => /^ANALYZE\b/i.test(statement)

const nameIn = (pattern: RegExp, statement: string): string | undefined =>
	pattern.exec(statement)?.groups?.['name']

export type IndexStep = {
	statement: string
	/** The index that it creates. */
	creates?: string
}

/**
 * The statements of a migration that does nothing but create and drop indexes, as they run beside running work: outside
 * of a transaction, and again after a start that was interrupted. Old indexes go last. Null for any other migration, and
 * for one that gives an old name to a new index.
 */
export function indexSteps(statements: readonly string[]): IndexStep[] | null {
	const bare = statements.map(withoutComments).filter((statement) => statement !== '')
	const created = bare.flatMap((statement) => nameIn(creation, statement) ?? [])
	const removed = bare.flatMap((statement) => nameIn(removal, statement) ?? [])
	const analyses = bare.filter(isAnalysis)
	const isAlone = created.length + removed.length + analyses.length === bare.length
	if (created.length === 0 || !isAlone || removed.some((name) => created.includes(name))) return null
	return [
		...bare.flatMap((statement): IndexStep[] => {
			const creates = nameIn(creation, statement)
			if (creates === undefined) return []
			return [
				{
					creates,
					statement: statement.replace(creation, 'CREATE $<unique>INDEX CONCURRENTLY IF NOT EXISTS '),
				},
			]
		}),
		...analyses.map((statement) => ({ statement })),
		...bare
			.filter((statement) => removal.test(statement))
			.map((statement) => ({ statement: statement.replace(removal, 'DROP INDEX CONCURRENTLY IF EXISTS ') })),
	]
}

/** An index whose building was interrupted stays, of no use, and would count as built. */
async function dropUnfinished(client: pg.ClientBase, name: string): Promise<void> {
	const { rows } = await client.query(
		'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
		[`"${name}"`],
	)
	if (rows.length > 0) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`)
}

/** Runs the steps; one that fails leaves nothing, since writers would be held to a unique index that is not whole. */
export async function buildIndexes(client: pg.ClientBase, steps: readonly IndexStep[]): Promise<void> {
	for (const { statement, creates } of steps) {
		if (creates !== undefined) await dropUnfinished(client, creates)
		try {
			await client.query(statement)
		} catch (failure) {
			// Of a lost connection the failure above says more.
			if (creates !== undefined) await dropUnfinished(client, creates).catch(() => undefined)
			throw failure
		}
	}
}

/** Statements that come behind one that waits for a lock wait with it: so it gives up soon, and comes again. */
const lockTimeout = '2s'
const retryMs = 1_000
/** A backup or a report holds its tables for minutes. */
const patienceMs = 15 * 60_000

const lockNotAvailable = '55P03'
const isLockTimeout = (failure: unknown): boolean =>
	failure instanceof Error && 'code' in failure && failure.code === lockNotAvailable

async function inOneTransaction(client: pg.ClientBase, migration: MigrationMeta): Promise<void> {
	await client.query('begin')
	try {
		await client.query(`set local lock_timeout = '${lockTimeout}'`)
		for (const statement of migration.sql) await client.query(statement)
		await record(client, migration)
		await client.query('commit')
	} catch (failure) {
		// As above.
		await client.query('rollback').catch(() => undefined)
		throw failure
	}
}

/** @throws Error when a table is still locked after a quarter of an hour */
async function whenUnlocked(name: string, report: Report, work: () => Promise<void>): Promise<void> {
	const until = Date.now() + patienceMs
	for (let attempt = 0; ; attempt += 1)
		try {
			await work()
			return
		} catch (failure) {
			if (!isLockTimeout(failure)) throw failure
			if (Date.now() > until)
				throw new Error(`${name} cannot lock its tables: another transaction has held one for minutes`, {
					cause: failure,
				})
			if (attempt === 0) report(`${name} waits for a table that another transaction holds`)
			await pause(retryMs)
		}
}

/** What an operator who waits for a start wants to read. */
export type Report = (message: string) => void

export type Migrating = {
	/** Only the first migrations, as in an older schema; all by default. */
	count?: number | undefined
	report: Report
}

/**
 * Runs the migrations that the database lacks, one transaction each; those of indexes alone beside running work. Safe when
 * several processes start at once, and after one that was interrupted.
 * @param client to be closed when this fails
 * @returns how many ran
 */
export const migrate = (client: pg.ClientBase, { count, report }: Migrating): Promise<number> =>
	onlyHere(client, async () => {
		const latest = await latestMigration(client)
		const all = migrations().slice(0, count)
		const missing = all.filter(({ folderMillis }) => folderMillis > latest)
		for (const migration of missing) {
			const name = `migration ${all.indexOf(migration) + 1} of ${all.length}`
			const steps = indexSteps(migration.sql)
			if (steps) {
				if (latest > 0) report(`${name} builds its indexes beside running work`)
				await buildIndexes(client, steps)
				await record(client, migration)
			} else await whenUnlocked(name, report, () => inOneTransaction(client, migration))
		}
		return missing.length
	})
