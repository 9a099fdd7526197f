// Connects pg-boss to the database: through our own pool or the open transaction.
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, type Db } from 'pg-boss'
import type { Connection, Database } from '#database/client.server.ts'

/** Cast: drizzle keeps its pool under this name, but its general type does not declare it. */
const poolOf = ({ db }: Database): Pool => (db as Database['db'] & { $client: Pool }).$client

type Answer = { rows: unknown[] }

/** A text with several statements returns several results. */
const joined = (answer: Answer | Answer[]): Answer =>
	Array.isArray(answer) ? { rows: answer.flatMap(({ rows }) => rows) } : answer

/**
 * One session of the pool for one call. A text that opens a transaction and fails halfway would leave it open for the
 * next user of the session, so it is rolled back before the session is released.
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
 * `inside(db, work)` sends every statement of pg-boss during the work, reads too, through that connection; with one
 * session the pool would wait forever.
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
