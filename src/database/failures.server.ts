// Failed statements without their values: the query builder puts personal data into the error message.
import { DrizzleQueryError } from 'drizzle-orm/errors'

type Told = Error & { code?: string }

/** The text and cause of a failed statement; any other failure unchanged. */
export function withoutValues(failure: unknown): unknown {
	if (!(failure instanceof DrizzleQueryError)) return failure
	const cause: Told | undefined = failure.cause
	const told: Told = new Error(`Failed query: ${failure.query}: ${cause?.message ?? ''}`)
	told.name = 'DrizzleQueryError'
	const calls = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
	told.stack = [told.message, ...calls].join('\n')
	return cause?.code === undefined ? told : Object.assign(told, { code: cause.code })
}
