import { getTableColumns, type Table } from 'drizzle-orm'

type ColumnsOf<Of extends Table> = Of['_']['columns']

/** The named columns of a table, for a `select`. */
export function columnsOf<Of extends Table, Name extends keyof ColumnsOf<Of> & string>(
	table: Of,
	...names: readonly Name[]
): Pick<ColumnsOf<Of>, Name> {
	const all = getTableColumns(table)
	// Cast: an entry for each name.
	return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<ColumnsOf<Of>, Name>
}
