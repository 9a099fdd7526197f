// Counts what is written to each table, so that an answer can be kept until it might be another one.
import pg from 'pg'

export type Writes = {
	/**
	 * How often these tables were written to so far. Rows that go by cascade count at the table they were deleted by.
	 * A write counts when it is sent: with one session, whatever is read after it waits for its transaction's end.
	 */
	to: (tables: readonly string[]) => number
}

const target =
	/\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)/gi
/** The most frequent statements, which need no closer look; one that begins with `with` may write. */
const readsOnly = /^\s*(?:select|begin|commit|rollback|savepoint|release)\b/i

/** The tables that a statement writes to, as far as its text says; a name too many does no harm. */
export const tablesWritten = (statement: string): string[] =>
	readsOnly.test(statement)
		? []
		: Array.from(statement.matchAll(target), ([, table = '']) => table.toLowerCase())

type Driver = InstanceType<typeof pg.Client>

const textOf = (query: unknown): string => {
	if (typeof query === 'string') return query
	return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/** A kind of connection that counts; only where every write of everybody passes through it: the embedded engine. */
export function countingClient(): { Client: typeof pg.Client; writes: Writes } {
	const counts = new Map<string, number>()
	class Client extends pg.Client {}
	const parent: { query: (...given: never[]) => unknown } = pg.Client.prototype
	Client.prototype.query = function query(this: Driver, ...given: unknown[]) {
		for (const table of tablesWritten(textOf(given[0]))) counts.set(table, (counts.get(table) ?? 0) + 1)
		return Reflect.apply(parent.query, this, given)
	} as Driver['query']
	const to = (tables: readonly string[]) => tables.reduce((sum, table) => sum + (counts.get(table) ?? 0), 0)
	return { Client, writes: { to } }
}
