// Files of customers and the customers in them.
import { and, asc, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import type { CustomerProblem } from '../rules/customers.ts'
import type { CustomerRowState } from '../states.ts'
import { customerImportRows as rows, customerImports as imports, profiles } from '../tables.ts'

/** Rows per statement: the number of parameters of a statement is limited. */
const atOnce = 500

export type NewRow = typeof rows.$inferInsert
export type CustomerRow = typeof rows.$inferSelect

export async function insertImport(
	db: Connection,
	file: typeof imports.$inferInsert,
	customers: readonly NewRow[],
): Promise<void> {
	await db.insert(imports).values(file)
	for (let from = 0; from < customers.length; from += atOnce)
		await db.insert(rows).values(customers.slice(from, from + atOnce))
}

/** Files that were only checked, and old imports. */
export const deleteOldImports = (db: Connection, before: { checked: Date; imported: Date }) =>
	db
		.delete(imports)
		.where(
			or(
				and(eq(imports.state, 'checked'), lt(imports.checkedAt, before.checked)),
				lt(imports.checkedAt, before.imported),
			),
		)

const columns = {
	id: imports.id,
	fileName: imports.fileName,
	state: imports.state,
	unknownColumns: imports.unknownColumns,
	notes: imports.notes,
	checkedAt: imports.checkedAt,
	/** Null for an account that is gone. */
	who: sql<string | null>`coalesce(nullif(${profiles.fullName}, ''), ${profiles.email})`,
}

export async function importById(db: Connection, id: string) {
	const [row] = await db
		.select(columns)
		.from(imports)
		.leftJoin(profiles, eq(profiles.id, imports.actorId))
		.where(eq(imports.id, id))
	return row
}

/** Files that were imported, newest first. */
export const importsOf = (db: Connection, limit: number) =>
	db
		.select(columns)
		.from(imports)
		.leftJoin(profiles, eq(profiles.id, imports.actorId))
		.where(ne(imports.state, 'checked'))
		.orderBy(desc(imports.checkedAt))
		.limit(limit)

export async function lockImport(db: Connection, id: string) {
	const [row] = await db
		.select({ id: imports.id, state: imports.state })
		.from(imports)
		.where(eq(imports.id, id))
		.for('update')
	return row
}

export const updateImport = (db: Connection, id: string, change: Partial<typeof imports.$inferInsert>) =>
	db.update(imports).set(change).where(eq(imports.id, id))

/** How many customers are in each state, and how many of them are new. */
export const countStates = (db: Connection, importId: string) =>
	db
		.select({
			state: rows.state,
			count: sql<number>`count(*)::int`,
			fresh: sql<number>`(count(*) filter (where ${rows.userId} is null))::int`,
			problems: sql<number>`coalesce(sum(jsonb_array_length(${rows.problems})), 0)::int`,
		})
		.from(rows)
		.where(eq(rows.importId, importId))
		.groupBy(rows.state)

type Asked = { importId: string; states: readonly CustomerRowState[]; limit: number }

/** The first customers in these states, in the file's order. */
export const customersIn = (db: Connection, { importId, states, limit }: Asked): Promise<CustomerRow[]> =>
	db
		.select()
		.from(rows)
		.where(and(eq(rows.importId, importId), inArray(rows.state, [...states])))
		.orderBy(asc(rows.position))
		.limit(limit)

/** The first problems, in the file's order. */
export async function problemsOf(
	db: Connection,
	importId: string,
	limit: number,
): Promise<CustomerProblem[]> {
	const found = await db.execute<CustomerProblem>(sql`
		select problem."row" as row, problem."column" as column, problem."value" as value, problem.message as message
		from ${rows}, jsonb_to_recordset(${rows.problems}) as problem ("row" int, "column" text, "value" text, message text)
		where ${rows.importId} = ${importId}
		order by problem."row", ${rows.position} limit ${limit}`)
	return found.rows
}

export type Outcome = {
	position: number
	state: CustomerRowState
	reason: string
	userId: string | null
	addressIds: readonly string[]
}

export async function saveOutcomes(
	db: Connection,
	importId: string,
	outcomes: readonly Outcome[],
): Promise<void> {
	await db.execute(sql`
		update ${rows} set state = given.state, reason = given.reason, user_id = given."userId",
			address_ids = array(select jsonb_array_elements_text(given."addressIds")::uuid)
		from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
			as given ("position" int, state text, reason text, "userId" uuid, "addressIds" jsonb)
		where ${rows.importId} = ${importId} and ${rows.position} = given."position"`)
}

/** Removes who the customers are, and the cells with problems: lines and messages stay. */
export async function forgetCustomers(db: Connection, importId: string): Promise<void> {
	await db.execute(sql`
		update ${rows} set customer = null, problems = (
			select coalesce(jsonb_agg(problem || '{"value": ""}'), '[]') from jsonb_array_elements(${rows.problems}) as problem)
		where ${rows.importId} = ${importId}`)
}
