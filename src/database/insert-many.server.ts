import { getTableColumns, getTableName, sql, type SQL, type Table } from 'drizzle-orm'
import type { Connection } from './client.server.ts'

/** The first words of an insertion, by its columns: building a statement of 24 of them anew takes longer than small ones run. */
const beginnings = new WeakMap<Table, Map<string, SQL>>()

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Expressions by the names of columns that the rows do not have; `given` is the row. */
type Computed = Readonly<Record<string, string>>

function beginningOf(table: Table, names: readonly string[], computed: Computed): SQL {
	const known = beginnings.get(table) ?? new Map<string, SQL>()
	beginnings.set(table, known)
	const columns = [...names, ...Object.keys(computed)].map(quoted).join(', ')
	const values = [...names.map(quoted), ...Object.values(computed)].join(', ')
	const made =
		known.get(values) ??
		sql.raw(
			`insert into ${quoted(getTableName(table))} (${columns}) select ${values} from jsonb_populate_recordset(null::${quoted(getTableName(table))}, `,
		)
	known.set(values, made)
	return made
}

/**
 * Inserts rows as one parameter: the statement is the same for any number of them, so it is not built and planned with a
 * parameter for each value. A column that no row has keeps its default; one that only some have is null in the others.
 */
export function insertionOf<Of extends Table>(
	table: Of,
	rows: readonly Partial<Of['$inferInsert']>[],
	computed: Computed = {},
): SQL {
	const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
		rows.some((row) => row[key] !== undefined),
	)
	const beginning = beginningOf(
		table,
		columns.map(([, { name }]) => name),
		computed,
	)
	const records = rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])))
	return sql`${beginning}${JSON.stringify(records)}::jsonb) as given`
}

/** Runs `insertionOf`; nothing without rows. */
export async function insertMany<Of extends Table>(
	db: Connection,
	table: Of,
	rows: readonly Of['$inferInsert'][],
): Promise<void> {
	if (rows.length > 0) await db.execute(insertionOf(table, rows))
}
