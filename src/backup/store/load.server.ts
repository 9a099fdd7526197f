// Fills the tables of a new database with the rows of a backup.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { BackupFailure } from '../rules/failure.ts'
import type { BackupTable } from '../schemas.ts'
import { quotedColumn, quotedTable, rowsOf, shopTables } from './snapshot.server.ts'

/** Whether the schemas that a shop uses contain no tables of any kind. */
export async function isEmptyDatabase(db: Connection): Promise<boolean> {
	const found = await rowsOf(
		db,
		`select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where n.nspname in ('public', 'pgboss', 'drizzle') and c.relkind in ('r', 'p') limit 1`,
	)
	return found.length === 0
}

/** Removes what a failed restore created in a database that was empty before. */
export async function clearDatabase(db: Connection): Promise<void> {
	const tables = await rowsOf<{ name: string }>(
		db,
		`select oid::regclass::text as name from pg_class
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
	)
	await db.execute(sql.raw('drop schema if exists pgboss, drizzle cascade'))
	if (tables.length > 0)
		await db.execute(sql.raw(`drop table ${tables.map(({ name }) => name).join(', ')} cascade`))
}

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Drops the shop's foreign keys, so that rows may come in any order.
 * @returns a function that restores the keys and so checks all rows
 */
export async function withoutForeignKeys(db: Connection): Promise<() => Promise<void>> {
	const keys = await rowsOf<ForeignKey>(
		db,
		`select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
	)
	const all = async (statement: (key: ForeignKey) => string) => {
		if (keys.length > 0) await db.execute(sql.raw(keys.map(statement).join(';\n')))
	}
	await all(({ table, name }) => `alter table ${table} drop constraint ${name}`)
	return () =>
		all(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`)
}

/** Removes the rows that migrations and the queue inserted. */
export async function emptyTables(db: Connection, tables: readonly BackupTable[]): Promise<void> {
	const names = tables.map(({ name }) => quotedTable(name))
	if (names.length > 0) await db.execute(sql.raw(`truncate ${names.join(', ')} cascade`))
}

export type Loader = {
	/** Rows written so far, by table. */
	counts: ReadonlyMap<string, number>
	/** Writes one part of a table. */
	load: (table: string, part: Buffer) => Promise<void>
}

/** @throws BackupFailure when this version lacks a table or a column of the backup */
export async function createLoader(db: Connection, tables: readonly BackupTable[]): Promise<Loader> {
	const known = new Map((await shopTables(db)).map((table) => [table.name, table]))
	const statements = new Map<string, string>()
	for (const { name, columns } of tables) {
		const types = columns.map((column) => {
			const table = known.get(name)
			const type = table?.types[table.columns.indexOf(column)]
			if (type === undefined)
				throw new BackupFailure(`This version of Fieldhouse does not know the column ${name}.${column}.`)
			return type
		})
		const values = types.map((type, at) => `(line ->> ${at})::${type}`).join(', ')
		const names = columns.map(quotedColumn).join(', ')
		statements.set(
			name,
			`insert into ${quotedTable(name)} (${names}) select ${values} from json_array_elements`,
		)
	}
	const counts = new Map(tables.map(({ name }) => [name, 0]))
	return {
		counts,
		load: async (table, part) => {
			const statement = statements.get(table)
			if (statement === undefined)
				throw new BackupFailure(`This version of Fieldhouse does not know the table ${table}.`)
			const lines = `[${part.toString().trimEnd().replaceAll('\n', ',')}]`
			const { rowCount } = await db.execute(sql`${sql.raw(statement)}(${lines}::json) as line`)
			counts.set(table, (counts.get(table) ?? 0) + (rowCount ?? 0))
		},
	}
}
