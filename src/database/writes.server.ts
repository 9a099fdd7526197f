// Counts writes per table, so that a cached answer can be dropped when its tables change.
import pg from 'pg'

export type Writes = {
	/**
	 * Number of writes to these tables so far. Cascaded deletes count for the table that the statement names.
	 * A write counts when it is sent: with one session, later reads wait for the end of its transaction.
	 */
	to: (tables: readonly string[]) => number
}

const target =
	/\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)/gi
/** The most frequent statements, which are not parsed further; one that begins with `with` may write. */
const readsOnly = /^\s*(?:select|begin|commit|rollback|savepoint|release)\b/i

/** The tables that a statement writes to, judged by its text; a false positive does no harm. */
export const tablesWritten = (statement: string): string[] =>
	readsOnly.test(statement)
		? []
		: Array.from(statement.matchAll(target), ([, table = '']) => table.toLowerCase())

type Driver = InstanceType<typeof pg.Client>

const textOf = (query: unknown): string => {
	if (typeof query === 'string') return query
	return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/** A client class that counts writes; only for the embedded engine, where every write passes through it. */
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
