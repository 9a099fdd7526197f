import { getTableColumns, sql, type SQL, type Table } from 'drizzle-orm'
import type { Connection } from './client.server.ts'

/**
 * Inserts rows as one parameter: the statement is the same for any number of them, so it is not built and planned with a
 * parameter for each value. A column that no row has keeps its default; one that only some have is null in the others.
 */
export function insertionOf<Of extends Table>(table: Of, rows: readonly Of['$inferInsert'][]): SQL {
	const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
		rows.some((row) => row[key] !== undefined),
	)
	const names = sql.join(
		columns.map(([, { name }]) => sql.identifier(name)),
		sql.raw(', '),
	)
	const records = rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])))
	return sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`
}

/** Runs `insertionOf`; nothing without rows. */
export async function insertMany<Of extends Table>(
	db: Connection,
	table: Of,
	rows: readonly Of['$inferInsert'][],
): Promise<void> {
	if (rows.length > 0) await db.execute(insertionOf(table, rows))
}
