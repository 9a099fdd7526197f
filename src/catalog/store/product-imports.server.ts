// Files of products and the products in them.
import { and, asc, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { profiles } from '#accounts/tables.ts'
import type { Connection } from '#database/client.server.ts'
import type { NamedProblem } from '../schemas.ts'
import type { PicturesFacts } from '../rules/photo-facts.ts'
import type { ProductFacts } from '../rules/product-facts.ts'
import type { ImportedProductState, ProductImportKind } from '../states.ts'
import { productImportRows as rows, productImports as imports } from '../tables.ts'

/** Rows per statement: the number of parameters of a statement is limited. */
const atOnce = 500

export async function insertImport(
	db: Connection,
	file: typeof imports.$inferInsert,
	products: readonly (typeof rows.$inferInsert)[],
): Promise<void> {
	await db.insert(imports).values(file)
	for (let from = 0; from < products.length; from += atOnce)
		await db.insert(rows).values(products.slice(from, from + atOnce))
}

type Limits = { kind: ProductImportKind; checked: Date; imported: Date }

/** Files that were never imported, and old ones. */
const old = ({ kind, checked, imported }: Limits) =>
	and(
		eq(imports.kind, kind),
		or(and(eq(imports.state, 'checked'), lt(imports.checkedAt, checked)), lt(imports.checkedAt, imported)),
	)

export const deleteOldImports = (db: Connection, limits: Limits) =>
	db.delete(imports).where(old(limits)).returning({ id: imports.id })

/** The photos before and after of the products in these states, of one import or of those that are old. */
export async function picturesOf(
	db: Connection,
	asked: { importId: string } | Limits,
	states: readonly ImportedProductState[],
): Promise<{ before: PicturesFacts; after: PicturesFacts }[]> {
	const photosOf = (facts: typeof rows.before | typeof rows.after) =>
		sql<PicturesFacts>`jsonb_build_object('photos', coalesce(${facts} -> 'photos', '[]'::jsonb))`
	return db
		.select({ before: photosOf(rows.before), after: photosOf(rows.after) })
		.from(rows)
		.innerJoin(imports, eq(imports.id, rows.importId))
		.where(
			and(
				'importId' in asked ? eq(imports.id, asked.importId) : old(asked),
				inArray(rows.state, [...states]),
				sql`${rows.before} -> 'photos' is distinct from ${rows.after} -> 'photos'`,
			),
		)
}

const columns = {
	id: imports.id,
	kind: imports.kind,
	fileName: imports.fileName,
	state: imports.state,
	added: imports.added,
	changed: imports.changed,
	unchanged: imports.unchanged,
	problems: imports.problems,
	unknownColumns: imports.unknownColumns,
	notes: imports.notes,
	unnamedFiles: imports.unnamedFiles,
	unnamedCount: imports.unnamedCount,
	checkedAt: imports.checkedAt,
	importedAt: imports.importedAt,
	undoneAt: imports.undoneAt,
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
		.select({ id: imports.id, kind: imports.kind, state: imports.state })
		.from(imports)
		.where(eq(imports.id, id))
		.for('update')
	return row
}

export const updateImport = (db: Connection, id: string, change: Partial<typeof imports.$inferInsert>) =>
	db.update(imports).set(change).where(eq(imports.id, id))

/** How many products are in each state. */
export async function countStates(db: Connection, importId: string) {
	const found = await db
		.select({ state: rows.state, count: sql<number>`count(*)::int` })
		.from(rows)
		.where(eq(rows.importId, importId))
		.groupBy(rows.state)
	return new Map(found.map(({ state, count }) => [state, count]))
}

type Asked = {
	importId: string
	states: readonly ImportedProductState[]
	limit: number
	/** Before or after the other products; left out, each stands at its row. */
	kits?: 'first' | 'last'
}

const isKit = sql`(${rows.after} -> 'pieces') is not null`

/** The first products in these states, in the file's order. */
export const productsIn = (db: Connection, { importId, states, limit, kits }: Asked) =>
	db
		.select()
		.from(rows)
		.where(and(eq(rows.importId, importId), inArray(rows.state, [...states])))
		.orderBy(...(kits ? [kits === 'first' ? desc(isKit) : asc(isKit)] : []), asc(rows.row))
		.limit(limit)

export async function productIn(db: Connection, importId: string, row: number) {
	const [found] = await db
		.select()
		.from(rows)
		.where(and(eq(rows.importId, importId), eq(rows.row, row)))
	return found
}

/** The first products that were left as they are, or without their photos, in the file's order. */
export const namedIn = (db: Connection, importId: string, limit: number) =>
	db
		.select()
		.from(rows)
		.where(and(eq(rows.importId, importId), ne(rows.reason, '')))
		.orderBy(asc(rows.row))
		.limit(limit)

/** A product whose photos are done, or left because of the reason. */
export const savePictured = (
	db: Connection,
	importId: string,
	{ row, after, reason }: { row: number; after: ProductFacts; reason: string },
) =>
	db
		.update(rows)
		.set({ state: 'imported', after, reason })
		.where(and(eq(rows.importId, importId), eq(rows.row, row)))

/** The first problems, in the file's order. */
export async function problemsOf(db: Connection, importId: string, limit: number): Promise<NamedProblem[]> {
	const found = await db.execute<NamedProblem>(sql`
		select ${rows.sku} as sku,
			coalesce((${rows.before} ->> 'brand') || ' ' || (${rows.before} ->> 'model'), '') as name, problem."row" as row, problem."column" as column, problem."value" as value, problem.message as message
		from ${rows}, jsonb_to_recordset(${rows.problems}) as problem ("row" int, "column" text, "value" text, message text)
		where ${rows.importId} = ${importId} and ${rows.state} = 'wrong'
		order by problem."row" limit ${limit}`)
	return found.rows
}

export type Outcome = { row: number; state: ImportedProductState; reason: string; productId: string | null }

export async function saveOutcomes(
	db: Connection,
	importId: string,
	outcomes: readonly Outcome[],
): Promise<void> {
	await db.execute(sql`
		update ${rows} set state = given.state, reason = given.reason, product_id = given."productId"
		from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
			as given ("row" int, state text, reason text, "productId" uuid)
		where ${rows.importId} = ${importId} and ${rows.row} = given."row"`)
}
