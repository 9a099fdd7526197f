// Opens the database, embedded or PostgreSQL: one driver, one schema, one folder of migrations.
import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { inStatement, traceStatements } from '#telemetry/statements.server.ts'
import { asAway, judged } from './failures.server.ts'
import { openEmbedded, type Embedded } from './embedded.server.ts'
import { preparing, type Preparation } from './prepared-statements.server.ts'
import { migrate, type Migrating, type Report } from './migrate.server.ts'
import { countingClient, type Writes } from './writes.server.ts'

/** What stores receive: the pool or the open transaction. */
export type Connection = PgDatabase<NodePgQueryResultHKT>

export type Engine = 'embedded' | 'postgresql'

export type Database = {
	engine: Engine
	db: NodePgDatabase
	/**
	 * Brings the schema up to date; safe when several processes start at once.
	 * @param count only the first migrations, as in an older schema; all by default
	 * @returns how many ran
	 */
	migrate: (count?: number) => Promise<number>
	/** Statements sent so far: tests check that a page needs a constant number. */
	statements: () => number
	/** The connections of this process, and the statements that wait for one. */
	connections: () => { open: number; idle: number; waiting: number; limit: number }
	/** The embedded database as an archive; PostgreSQL has its own tools for that. */
	dump: (() => Promise<Uint8Array>) | null
	close: () => Promise<void>
}

export type DatabaseSettings = {
	/** PostgreSQL address, or null for the embedded engine. */
	url: string | null
	/** Folder of the embedded engine; `memory` stores nothing. */
	folder: string
	/** Archive that a new embedded folder starts from. */
	image: string | null
	/** An embedded engine that is already open, instead of one in `folder`; it stays open when the database closes. */
	embedded?: Embedded
	poolSize?: number
	/** How long a request waits for a connection, in milliseconds; 5 s by default, 30 s for the embedded engine. */
	waitMs?: number
	onError: (failure: Error) => void
	/** Gets a line when a migration takes its time. */
	onMigration?: Report
}

/** Keyed by the pool of the embedded engine; other processes write to PostgreSQL too. */
const writesOf = new WeakMap<Connection, Writes>()

/** Writes through this pool; undefined when other processes may write as well, and inside a transaction. */
export const writesThrough = (db: Connection): Writes | undefined => writesOf.get(db)

const primaries = new WeakMap<Connection, Connection>()

/** Makes `primaryOf` of the replica's connection answer its primary. */
export const setPrimaryOf = (replica: Connection, primary: Connection): void =>
	void primaries.set(replica, primary)

/** Where to write when the connection may be that of a replica. */
export const primaryOf = (db: Connection): Connection => primaries.get(db) ?? db

/** True while a transaction is open in this chain of calls. */
export const insideTransaction = new AsyncLocalStorage<true>()

/** We always ask the driver for promises; its own internal calls return none. */
const withJudgedFailure = (
	answer: unknown,
	judge: (failure: unknown) => unknown,
	onSuccess?: () => void,
): unknown =>
	answer instanceof Promise
		? answer.then(
				(found: unknown) => {
					onSuccess?.()
					return found
				},
				(failure: unknown) => {
					throw judge(failure)
				},
			)
		: answer

/** All connections share the one session of the embedded engine, in turn: each starts without prepared statements. */
const clearStatements = (client: pg.ClientBase): unknown => client.query('deallocate all')

/** With one session, a pool query inside a transaction would wait forever: this makes it fail at once. */
function guardPool(pool: pg.Pool): { pool: pg.Pool; statements: () => number } {
	let statements = 0
	const query = pool.query.bind(pool)
	const connect = pool.connect.bind(pool)
	const refuse = () => {
		if (insideTransaction.getStore())
			throw new Error('Inside a transaction use the inner context, not the pool.')
	}
	pool.query = ((...given: unknown[]) => {
		refuse()
		statements += 1
		return inStatement(given[0], () => withJudgedFailure(Reflect.apply(query, pool, given), judged))
	}) as typeof pool.query
	pool.connect = ((...given: unknown[]) => {
		refuse()
		return withJudgedFailure(Reflect.apply(connect, pool, given), (failure) =>
			failure instanceof Error ? asAway(failure) : failure,
		)
	}) as typeof pool.connect
	return { pool, statements: () => statements }
}

/**
 * Inside a transaction, which has one connection, statements that are asked for at once are sent at once. They run one after
 * the other, in the order in which the functions that send them were called: each awaits its statement first, and
 * `Promise.all` gets functions' promises alone, since a statement that nothing awaits yet is sent last.
 */
const pipelined = { pipeline: true }

/** PostgreSQL's codes for a statement that follows a failed one in its transaction; for a prepared one that it refused, too. */
const afterFailure = new Set<unknown>(['25P02', '26000'])
const isAfterFailure = (failure: unknown): boolean =>
	failure instanceof Error && 'code' in failure && afterFailure.has(failure.code)

const isBegin = (query: unknown): boolean =>
	typeof query === 'object' && query !== null && 'text' in query && /^begin\b/.test(String(query.text))

const begun = Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [], fields: [] })

/**
 * Statements that are asked for in one turn are written to the server together: a write costs as much as a small statement.
 * The first of a transaction go with its `begin`, whose answer says nothing.
 * Of those sent at once, the ones behind a failed one fail with its failure, which says what was wrong.
 */
function sendTogether(client: pg.PoolClient, preparation: Preparation): void {
	const { stream } = client.connection
	// Cast: the driver's types leave out which statements it has prepared.
	const { parsedStatements: prepared } = client.connection as unknown as {
		parsedStatements: Record<string, string>
	}
	// Of the class at each call, not at the connection: tests and the count of writes replace it there.
	const type = Object.getPrototypeOf(client) as { query: (...given: unknown[]) => unknown }
	const send = (...given: unknown[]) => Reflect.apply(type.query, client, given)
	const prepare = preparing(preparation, {
		send: (statement) => Promise.resolve(send(statement)),
		prepared,
	})
	let isGathering = false
	let failed: unknown
	const gather = () => {
		isGathering = true
		stream.cork()
		process.nextTick(() => {
			isGathering = false
			stream.uncork()
		})
	}
	client.query = ((...given: unknown[]) => {
		if (!isGathering) gather()
		const answer = withJudgedFailure(
			send(...prepare(given)),
			(failure) => (failed = isAfterFailure(failure) ? (failed ?? failure) : failure),
			() => (failed = undefined),
		)
		if (!(answer instanceof Promise && isBegin(given[0]))) return answer
		// Outside a transaction nothing may run that was meant for one.
		answer.catch(() => stream.destroy())
		return begun
	}) as typeof client.query
}

async function migrateThrough(pool: pg.Pool, asked: Migrating): Promise<number> {
	const client = await pool.connect()
	try {
		const ran = await migrate(client, asked)
		client.release()
		return ran
	} catch (failure) {
		client.release(true)
		throw failure
	}
}

/** @throws DataFolderInUse when another process uses the embedded folder */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
	const own =
		settings.url === null && !settings.embedded ? await openEmbedded(settings.folder, settings.image) : null
	const embedded = settings.embedded ?? own
	const engine: Engine = embedded ? 'embedded' : 'postgresql'
	const counting = embedded ? countingClient() : null
	const created = new pg.Pool(
		embedded && counting
			? {
					...pipelined,
					Client: counting.Client,
					host: embedded.socketFolder,
					port: 5432,
					user: 'postgres',
					database: 'postgres',
					// One session only: with more, prepared statement names collide and advisory locks exclude nothing.
					max: 1,
					connectionTimeoutMillis: settings.waitMs ?? 30_000,
					onConnect: clearStatements,
				}
			: {
					...pipelined,
					connectionString: settings.url ?? '',
					max: settings.poolSize ?? 10,
					connectionTimeoutMillis: settings.waitMs ?? 5_000,
				},
	)
	created.on('error', settings.onError)
	// A connection lost in a transaction reports it twice: to its statement, and as an event that would end the process
	// without a listener.
	created.on('connect', (client) => {
		client.on('error', () => undefined)
		sendTogether(client, engine === 'embedded' ? 'all' : 'insertions')
		traceStatements(client)
	})
	const { pool, statements } = guardPool(created)
	const db = drizzle(pool)
	if (counting) writesOf.set(db, counting.writes)
	return {
		engine,
		db,
		migrate: (count) => migrateThrough(pool, { count, report: settings.onMigration ?? (() => {}) }),
		statements,
		connections: () => ({
			open: pool.totalCount,
			idle: pool.idleCount,
			waiting: pool.waitingCount,
			limit: pool.options.max,
		}),
		dump: embedded?.dump ?? null,
		close: async () => {
			await pool.end()
			await own?.close()
		},
	}
}
