// Where a text stands in the database: for tests of what is written about people, and of what is left once they are gone.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'

/** All tables of the shop and of its queue. */
const tablesOf = async (db: Connection): Promise<string[]> => {
	const { rows } = await db.execute<{ name: string }>(sql`
		select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
		where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') order by 1`)
	return rows.map(({ name }) => name)
}

/** Columns that hold the text in any row, in either case: `['roster.parent_email']`; JSON and arrays included. */
export async function tracesOf(db: Connection, text: string): Promise<string[]> {
	const found: string[] = []
	for (const table of await tablesOf(db)) {
		const { rows } = await db.execute<{ key: string }>(sql`
			select distinct cells.key from ${sql.raw(table)} as one, jsonb_each_text(to_jsonb(one)) as cells
			where strpos(lower(cells.value), ${text.toLowerCase()}) > 0 order by 1`)
		found.push(...rows.map(({ key }) => `${table.replace('public.', '')}.${key}`))
	}
	return found
}
