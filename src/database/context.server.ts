// The context of every use case, and the one place where transactions begin.
import type { Logger } from 'pino'
import type { Actor } from '#kit/roles.ts'
import { inChildSpan } from '#telemetry/spans.server.ts'
import { judgedStatement } from './failures.server.ts'
import { insideTransaction, type Connection } from './client.server.ts'

export type ServiceContext = {
	db: Connection
	/** The instant of the request: rules and services never read the clock. */
	now: Date
	actor: Actor
	requestId: string
	log: Logger
}

/** PostgreSQL's codes for "nothing was done, try the whole transaction again". */
const retryableCodes = new Set(['40001', '40P01'])
const attempts = 4

function isRetryable(failure: unknown): boolean {
	const cause = failure instanceof Error && failure.cause ? failure.cause : failure
	return (
		typeof cause === 'object' && cause !== null && 'code' in cause && retryableCodes.has(String(cause.code))
	)
}

const transactionSpan = { name: 'transaction', kind: 'internal' } as const

/**
 * Runs the work in one transaction; joins one that is already open.
 * Serialization failures and deadlocks repeat the whole work, so it must change nothing outside the database.
 */
export async function inTransaction<Context extends ServiceContext, Result>(
	context: Context,
	work: (inner: Context) => Promise<Result>,
): Promise<Result> {
	if (insideTransaction.getStore()) return work(context)
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await inChildSpan(transactionSpan, () =>
				context.db.transaction((db) => insideTransaction.run(true, () => work({ ...context, db }))),
			)
		} catch (failure) {
			if (attempt === attempts || !isRetryable(failure)) throw judgedStatement(failure)
			context.log.warn({ attempt }, 'transaction repeated')
		}
	}
}
