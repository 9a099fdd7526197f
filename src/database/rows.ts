import { getTableColumns, type Table } from 'drizzle-orm'

/** The first row of a query; undefined when there is none. */
export const firstOf = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | undefined> =>
	(await rows)[0]

/** A new row as it will be stored: what is absent has its default, or is null. For tables whose defaults are constants. */
export const completeRow = <Of extends Table>(table: Of, values: Of['$inferInsert']): Of['$inferSelect'] =>
	Object.fromEntries(
		Object.entries(getTableColumns(table)).map(([key, column]) => [
			key,
			values[key] ?? column.default ?? null,
		]),
	)
