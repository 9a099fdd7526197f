// pg-boss: its connection to the database, its queue of failed jobs, and waking workers after a send.
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, type Db, type PgBoss } from 'pg-boss'
import type { Connection, Database } from '#database/client.server.ts'
import { z } from 'zod'

/** The dead letter queue. It has no worker. */
export const failedQueue = 'failed'

/** How long failed jobs are kept. */
export const failedSettings = { retentionSeconds: 30 * 86_400, deleteAfterSeconds: 86_400 }

export type FailedJob = {
	/** The id for `sendAgain`. */
	id: string
	queue: string
	queuedAt: Date
	failedAt: Date
	/** The error, without the data of the job. */
	reason: string
}

/** The error message of a worker, as the queue stores it. */
const reasonIn = (output: unknown): string => {
	const message = typeof output === 'object' && output !== null && 'message' in output ? output.message : ''
	return typeof message === 'string' ? message : ''
}

/** Newest first, at most a hundred. */
export async function failedJobs(boss: PgBoss): Promise<FailedJob[]> {
	const jobs = await boss.findJobs(failedQueue, { queued: true })
	return jobs
		.map(({ id, createdOn, sourceName, sourceCreatedOn, sourceOutput }) => ({
			id,
			queue: sourceName ?? failedQueue,
			queuedAt: sourceCreatedOn ?? createdOn,
			failedAt: createdOn,
			reason: reasonIn(sourceOutput),
		}))
		.toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
		.slice(0, 100)
}

/** Returns it to its queue with all its retries. @returns false when there is no such failed job */
export const sendAgain = async (boss: PgBoss, id: string): Promise<boolean> =>
	z.uuid().safeParse(id).success && (await boss.redrive(failedQueue, { ids: [id] })) === 1

export type WaitingJobs = {
	queue: string
	/** At most `mostCounted` of all queues. */
	count: number
	/** How long the first of them could have been done. */
	oldestSeconds: number
}

/** A queue with so many jobs is behind, however many there are. */
export const mostCounted = 1_000

/** Jobs that a worker could begin, by queue; without those that wait for their time and those that were given up. */
export async function waitingJobs(db: Db): Promise<WaitingJobs[]> {
	const { rows } = await db.executeSql(
		`select name as queue, count(*)::int as count, extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
		from (
			select name, start_after from pgboss.job
			where state < 'active' and start_after <= now() and name <> $1 and not starts_with(name, '__pgboss')
			limit $2
		) as waiting
		group by name order by name`,
		[failedQueue, mostCounted],
	)
	// Cast: the columns of this statement.
	return rows as WaitingJobs[]
}

// Wakes the workers of this process after it has queued a job itself, so that the job does not wait for the next poll.

/**
 * The job becomes visible when its transaction commits, which sends no signal: so poll a few times. On the embedded
 * engine the first poll waits behind the transaction and always finds it.
 */
const looksMs = [10, 80, 400, 1_200]

/** @param wake makes the workers of a queue poll now */
export function createWakeUp(wake: (queue: string) => void) {
	const planned = new Map<string, NodeJS.Timeout>()
	return {
		soon: (queue: string): void => {
			for (const ms of looksMs) {
				const key = `${queue} ${ms}`
				if (planned.has(key)) continue
				const look = () => {
					planned.delete(key)
					wake(queue)
				}
				planned.set(key, setTimeout(look, ms).unref())
			}
		},
		stop: (): void => {
			for (const timer of planned.values()) clearTimeout(timer)
			planned.clear()
		},
	}
}

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
