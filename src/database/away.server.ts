// An unavailable database, or one without a free connection: the request is not at fault and may be retried.
import { AsyncLocalStorage } from 'node:async_hooks'
import { DrizzleQueryError } from 'drizzle-orm/errors'

const known = new WeakSet<Error>()
const watched = new AsyncLocalStorage<{ wasAway: boolean }>()

/** Marks the failure as "database unavailable", for `watchDatabase` and `isAway`. */
export function asAway<Failure extends Error>(failure: Failure): Failure {
	known.add(failure)
	const watch = watched.getStore()
	if (watch) watch.wasAway = true
	return failure
}

/** Whether a failure or one of its causes means that the database was unavailable. */
export function isAway(failure: unknown): boolean {
	for (let cause = failure; cause instanceof Error; cause = cause.cause) if (known.has(cause)) return true
	return false
}

/**
 * Runs the work. @returns whether the database was unavailable for any of it, even where the work handled the failure
 */
export async function watchDatabase(work: () => Promise<unknown>): Promise<boolean> {
	const watch = { wasAway: false }
	await watched.run(watch, work)
	return watch.wasAway
}

/** PostgreSQL's classes 08, 53 and 57P: connection lost, no resources, shutting down; 25006: now read-only. */
const awayCode = /^(?:08...|53...|57P0[1-4]|25006|ECONN\w+|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH)$/
const awayMessage =
	/^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when)/

const isDriverAway = (failure: Error): boolean =>
	('code' in failure && awayCode.test(String(failure.code))) || awayMessage.test(failure.message)

/** Classifies an error of the driver. @returns the same failure */
export function judged(failure: unknown): unknown {
	if (failure instanceof Error && isDriverAway(failure)) asAway(failure)
	return failure
}

/** Classifies an error of a query builder statement and ignores all others. @returns the same failure */
export function judgedStatement(failure: unknown): unknown {
	if (failure instanceof DrizzleQueryError) judged(failure.cause)
	return failure
}
