// Every table is declared, migrated, in the backup, and listed in docs/tables.md with what happens to people's data.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { shopTables } from '#backup/store/tables.server.ts'
import { openTestDatabase } from './database.ts'

const { database } = await openTestDatabase({ seeded: false })

const files = globSync(['src/*/tables.ts', 'src/*/tables/*.ts'])
const declared = new Map<string, { module: string; columns: string[] }>()
for (const file of files) {
	const exported: Record<string, unknown> = await import(resolve(file))
	for (const table of Object.values(exported))
		if (is(table, PgTable)) {
			const { name, columns } = getTableConfig(table)
			declared.set(name, {
				module: file.split('/')[1] ?? '',
				columns: columns.map((column) => column.name).toSorted(),
			})
		}
}

const page = readFileSync('docs/tables.md', 'utf8')
const listed = new Map(
	[...page.matchAll(/^\| `([a-z_]+)` *\|(.+)\|$/gm)].map(([, name = '', rest = '']) => {
		const [module = '', about = '', erasure = '', exportFile = ''] = rest
			.split('|')
			.map((cell) => cell.trim())
		return [name, { module: module.replaceAll('`', ''), about, erasure, exportFile }]
	}),
)

test('the migrations make the tables that the code declares, column by column', async () => {
	const { rows } = await database.db.execute<{ name: string; columns: string[] }>(sql`
		select table_name as name, array_agg(column_name::text order by column_name::text collate "C") as columns
		from information_schema.columns where table_schema = 'public' group by table_name`)
	const columnsOf = ([name, { columns }]: [string, { columns: string[] }]) => [name, columns]
	expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual(
		Object.fromEntries([...declared].map(columnsOf)),
	)
})

test('every table is in the backup', async () => {
	const names = (await shopTables(database.db)).map(({ name }) => name.replace('public.', ''))
	expect(names).toEqual(expect.arrayContaining([...declared.keys()]))
})

test('docs/tables.md lists every table with its module', () => {
	const modules = [...listed].map(([name, { module }]) => `${module}: ${name}`)
	expect(modules.toSorted()).toEqual(
		[...declared].map(([name, { module }]) => `${module}: ${name}`).toSorted(),
	)
})

/** Columns that name a person or hold their words. */
const personal =
	/^(?:user_id|actor_id|.+_by|full_name|player_name|contact_.+|email|phone|recipient|visitor_key|ip|user_agent)$/

test('a table that holds something of people says how it is erased and where it is exported', () => {
	const unclear = [...declared].filter(([name, { columns }]) => {
		const { about = '', erasure = '', exportFile = '' } = listed.get(name) ?? {}
		const holdsNothing = about === 'nothing'
		if (holdsNothing) return columns.some((column) => personal.test(column))
		return [about, erasure, exportFile].includes('')
	})
	expect(unclear.map(([name]) => name)).toEqual([])
})

test('erasure and export are what the list says', async () => {
	const sources = globSync('src/*/{service,store,sandbox}/*.ts').map((file) => readFileSync(file, 'utf8'))
	const readme = readFileSync('src/my-account/service/export.server.ts', 'utf8')
	const { rows } = await database.db.execute<{ name: string; parent: string }>(sql`
		select conrelid::regclass::text as name, confrelid::regclass::text as parent from pg_constraint
		where contype = 'f' and confdeltype = 'c' and connamespace = 'public'::regnamespace`)
	const goesWith = (name: string): boolean =>
		name === 'auth_users' ||
		name === 'profiles' ||
		rows.some((key) => key.name === name && key.parent !== name && goesWith(key.parent))
	for (const [name, { erasure, exportFile }] of listed) {
		if (erasure.startsWith('deleted')) expect([name, goesWith(name)]).toEqual([name, true])
		for (const [, verb = ''] of erasure.matchAll(/`([a-z]+[A-Z]\w+)`/g))
			expect(
				sources.some((source) => source.includes(verb)),
				`${name}: ${verb}`,
			).toBe(true)
		if (exportFile.endsWith('.json')) expect(readme, name).toContain(exportFile)
	}
})
