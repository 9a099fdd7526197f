// Queries whose text is built once: drizzle builds it anew for every request, which takes longer than small statements run.
import type { Query } from 'drizzle-orm'
import { QueryBuilder, type SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type { Connection } from './client.server.ts'

type Values = Readonly<Record<string, unknown>>

/** A query that `compiled` can build. */
export type Select<Row> = { toSQL: () => Query; _: { selectedFields: unknown; result: Row[] } }

/**
 * A query of columns and expressions with `sql.placeholder(name)` in the places of its values. For those that run with every
 * request or order.
 * @param build is called once, at the first use
 * @returns runs the query; it throws when a placeholder has no value
 */
export function compiled<Row>(
	build: (query: QueryBuilder) => Select<Row>,
): (db: Connection, values: Values) => Promise<Row[]> {
	const compile = () => {
		const select = build(new QueryBuilder())
		// Cast: drizzle's types keep only what the rows are.
		const fields = Object.entries(select._.selectedFields as SelectedFieldsFlat)
		return { query: select.toSQL(), fields: fields.map(([key, field]) => ({ path: [key], field })) }
	}
	let made: ReturnType<typeof compile> | undefined
	return (db, values) => {
		made ??= compile()
		return db._.session
			.prepareQuery<{ execute: Row[]; all: Row[]; values: unknown }>(made.query, made.fields, undefined, true)
			.execute({ ...values })
	}
}
