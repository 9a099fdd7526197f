// Every row of the shop, read as text that both engines parse to the same value, and loaded into a new database.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import type { BackupTable } from '../schemas.ts'
import { BackupFailure } from '../rules/archive.ts'

/** Tables of the queue that hold work; the others hold its statistics. Referenced tables come first. */
export const queueTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'].map(
	(name) => `pgboss.${name}`,
)

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
/** @param table schema and name, as in a manifest */
export const quotedTable = (table: string): string => table.split('.').map(quoted).join('.')
const quotedColumn = quoted

/** Rows of a statement. Cast: it names the columns that the caller asks for. */
const rowsOf = async <Row>(db: Connection, text: string): Promise<Row[]> =>
	(await db.execute(sql.raw(text))).rows as Row[]

/** Values are written as text: fixes the settings that writing and reading must share. */
export async function fixTextFormats(db: Connection): Promise<void> {
	await db.execute(
		sql.raw(`set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
			set local bytea_output = 'hex'; set local statement_timeout = 0;
			set local idle_in_transaction_session_timeout = 0`),
	)
}

export type Table = Pick<BackupTable, 'name' | 'columns'> & { types: string[] }

/** The shop's own tables and those of the queue that hold work, with the columns that are not computed. */
export async function shopTables(db: Connection): Promise<Table[]> {
	const tables = await rowsOf<Table>(
		db,
		`select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
			array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
		from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
		where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
			and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		group by 1 order by 1`,
	)
	const own = tables.filter(({ name }) => name.startsWith('public.'))
	return [...own, ...queueTables.flatMap((wanted) => tables.filter(({ name }) => name === wanted))]
}

/** Hashes of the applied migrations, oldest first. Empty for a database without a shop. */
export async function appliedMigrations(db: Connection): Promise<string[]> {
	const [known] = await rowsOf<{ isThere: boolean }>(
		db,
		`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
	)
	if (!known?.isThere) return []
	const rows = await rowsOf<{ hash: string }>(
		db,
		'select hash from drizzle.__drizzle_migrations order by created_at, id',
	)
	return rows.map(({ hash }) => hash)
}

const rowsAtOnce = 200
/** Bytes from which a part is yielded. */
const fullPart = 512 * 1_024

export type Part = { bytes: Buffer; rows: number }

/** Yields the rows of a table in parts, one JSON array of texts per line. Call it inside a transaction. */
export async function* tableParts(db: Connection, { name, columns }: Table): AsyncGenerator<Part> {
	const texts = columns.map((column) => `${quoted(column)}::text`).join(', ')
	await db.execute(
		sql.raw(
			`declare backup_rows no scroll cursor for select to_json(array[${texts}])::text as line from ${quotedTable(name)}`,
		),
	)
	let lines: string[] = []
	let size = 0
	const part = () => {
		const given = { bytes: Buffer.from(lines.map((line) => `${line}\n`).join('')), rows: lines.length }
		lines = []
		size = 0
		return given
	}
	for (let isMore = true; isMore;) {
		const rows = await rowsOf<{ line: string }>(db, `fetch ${rowsAtOnce} from backup_rows`)
		for (const { line } of rows) {
			lines.push(line)
			size += line.length
			if (size >= fullPart) yield part()
		}
		isMore = rows.length === rowsAtOnce
	}
	await db.execute(sql.raw('close backup_rows'))
	if (lines.length > 0) yield part()
}

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

type Loader = {
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
