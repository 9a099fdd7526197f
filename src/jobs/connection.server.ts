// How pg-boss reaches the database: through our own pool, or through the transaction that is open.
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, type Db } from 'pg-boss'
import type { Connection, Database } from '#database/client.server.ts'

/** Cast: drizzle keeps the pool it was opened with under this name, and its general type does not say so. */
const poolOf = ({ db }: Database): Pool => (db as Database['db'] & { $client: Pool }).$client

type Answer = { rows: unknown[] }

/** A text of several statements is answered by several results. */
const joined = (answer: Answer | Answer[]): Answer =>
	Array.isArray(answer) ? { rows: answer.flatMap(({ rows }) => rows) } : answer

/**
 * One session of the pool for one call. A text that opens a transaction and fails halfway would leave it open for the
 * next user of the session, so it is ended before the session goes back.
 */
async function onPool(database: Database, text: string, values: unknown[] | undefined): Promise<Answer> {
	const client = await poolOf(database).connect()
	try {
		const answer = joined(await client.query(text, values))
		client.release()
		return answer
	} catch (failure) {
		await client.query('rollback').then(
			() => client.release(),
			(lost: Error) => client.release(lost),
		)
		throw failure
	}
}

/**
 * `inside(db, work)` sends every statement that pg-boss needs for the work, look-ups too, through that connection;
 * with one session the pool would wait for ever.
 */
export function connectJobs(database: Database) {
	const open = new AsyncLocalStorage<Db>()
	const db: Db = {
		executeSql: (text, values) => open.getStore()?.executeSql(text, values) ?? onPool(database, text, values),
	}
	return {
		db,
		inside: <Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> =>
			open.run(fromDrizzle(connection, sql), work),
	}
}
