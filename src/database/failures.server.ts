// How a failed statement may be told: the query builder puts the values into its words, and they are about people.
import { DrizzleQueryError } from 'drizzle-orm/errors'

type Told = Error & { code?: string }

/** Of a failed statement its text and its cause; anything else as it stands. */
export function withoutValues(failure: unknown): unknown {
	if (!(failure instanceof DrizzleQueryError)) return failure
	const cause: Told | undefined = failure.cause
	const told: Told = new Error(`Failed query: ${failure.query}: ${cause?.message ?? ''}`)
	told.name = 'DrizzleQueryError'
	const calls = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
	told.stack = [told.message, ...calls].join('\n')
	return cause?.code === undefined ? told : Object.assign(told, { code: cause.code })
}
