// When the database is away or has no connection to give in time: no fault of the request, which may be tried again.
import { AsyncLocalStorage } from 'node:async_hooks'
import { DrizzleQueryError } from 'drizzle-orm/errors'

const known = new WeakSet<Error>()
const watched = new AsyncLocalStorage<{ wasAway: boolean }>()

/** Notes that this failure means "not now", for whoever watches and for `isAway`. */
export function asAway<Failure extends Error>(failure: Failure): Failure {
	known.add(failure)
	const watch = watched.getStore()
	if (watch) watch.wasAway = true
	return failure
}

/** Whether a failure, or what caused it, means that the database was away. */
export function isAway(failure: unknown): boolean {
	for (let cause = failure; cause instanceof Error; cause = cause.cause) if (known.has(cause)) return true
	return false
}

/** Runs the work and tells whether the database was away for any of it, also where the failure was answered there. */
export async function watchDatabase(work: () => Promise<unknown>): Promise<boolean> {
	const watch = { wasAway: false }
	await watched.run(watch, work)
	return watch.wasAway
}

/** PostgreSQL's classes 08, 53 and 57P: connection lost, no room, shutting down; 25006 on one that only reads now. */
const awayCode = /^(?:08...|53...|57P0[1-4]|25006|ECONN\w+|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH)$/
const awayMessage =
	/^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when)/

const isDriverAway = (failure: Error): boolean =>
	('code' in failure && awayCode.test(String(failure.code))) || awayMessage.test(failure.message)

/** Looks at what the driver threw. @returns the same failure */
export function judged(failure: unknown): unknown {
	if (failure instanceof Error && isDriverAway(failure)) asAway(failure)
	return failure
}

/** Looks at what a statement of the query builder threw, and at nothing else. @returns the same failure */
export function judgedStatement(failure: unknown): unknown {
	if (failure instanceof DrizzleQueryError) judged(failure.cause)
	return failure
}
