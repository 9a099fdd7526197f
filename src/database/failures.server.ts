// Failures of the database: whether it was unavailable, so that the request may be retried, and how they are logged.
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

// Failed statements without their values: the query builder puts personal data into the error message.
type CodedError = Error & { code?: string }

/** The text and cause of a failed statement; any other failure unchanged. */
export function withoutValues(failure: unknown): unknown {
	if (!(failure instanceof DrizzleQueryError)) return failure
	const cause: CodedError | undefined = failure.cause
	const safe: CodedError = new Error(`Failed query: ${failure.query}: ${cause?.message ?? ''}`)
	safe.name = 'DrizzleQueryError'
	const calls = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
	safe.stack = [safe.message, ...calls].join('\n')
	return cause?.code === undefined ? safe : Object.assign(safe, { code: cause.code })
}
