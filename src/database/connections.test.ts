// What remains when a connection is lost and replaced. On both engines.
import { eq, like, sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { isAway, judgedStatement } from './failures.server.ts'
import { insertMany } from './insert-many.server.ts'
import { firstOf } from './rows.ts'
import { versions } from './tables/versions.ts'

const { database } = await openTestDatabase({ seeded: false })

test('a statement that was prepared on a connection that is gone is prepared anew on the next one', async () => {
	const prepared = database.db
		.select({ name: versions.name })
		.from(versions)
		.where(sql`${versions.name} = ${sql.placeholder('name')}`)
		.prepare('connections_test')
	expect(await prepared.execute({ name: 'none' })).toEqual([])
	// Cast: Drizzle keeps the pool that it was opened with.
	const { $client: pool } = database.db as unknown as { $client: pg.Pool }
	const client = await pool.connect()
	client.release(true)
	expect(await prepared.execute({ name: 'none' })).toEqual([])
})

test('statements that are asked for at once inside a transaction are answered each by its own rows', async () => {
	const warnings: string[] = []
	const note = ({ message }: Error) => void warnings.push(message)
	process.on('warning', note)
	const answers = await database.db.transaction((inner) =>
		Promise.all(
			[1, 2, 3].map((number) => inner.execute<{ number: number }>(sql`select ${number}::int as number`)),
		),
	)
	// Node reports a warning in a later turn.
	await new Promise((resolve) => setImmediate(resolve))
	process.off('warning', note)
	expect(answers.map(({ rows }) => rows[0]?.number)).toEqual([1, 2, 3])
	expect(warnings).toEqual([])
})

test('they run in the order in which their functions are called, however each is built', async () => {
	const name = 'order_of_statements'
	const [, afterInsert, , afterUpdate] = await database.db.transaction((inner) => {
		const read = () => firstOf(inner.select().from(versions).where(eq(versions.name, name)))
		const raise = async () => {
			await inner.update(versions).set({ version: 2 }).where(eq(versions.name, name))
		}
		return Promise.all([insertMany(inner, versions, [{ name, version: 1 }]), read(), raise(), read()])
	})
	expect([afterInsert?.version, afterUpdate?.version]).toEqual([1, 2])
})

test('after one of them fails all fail with its failure, nothing is kept, and the connection serves the next transaction', async () => {
	const name = 'failed_statements'
	const failures: unknown[] = []
	const failing = database.db.transaction(async (inner) => {
		const divide = async () => {
			await inner.execute(sql`select 1 / 0`)
		}
		const answers = await Promise.allSettled([
			insertMany(inner, versions, [{ name, version: 1 }]),
			divide(),
			insertMany(inner, versions, [{ name: `${name}_after`, version: 1 }]),
		])
		failures.push(...answers.map((answer) => (answer.status === 'rejected' ? answer.reason : null)))
		return inner.execute(sql`select 1`)
	})
	const divided = { cause: { code: '22012' } }
	await expect(failing).rejects.toMatchObject(divided)
	expect(failures).toMatchObject([null, divided, divided])
	const kept = await database.db.transaction((inner) =>
		inner
			.select()
			.from(versions)
			.where(like(versions.name, `${name}%`)),
	)
	expect(kept).toEqual([])
})

test('so does one that was to be prepared behind the failed one, and is sent twice', async () => {
	let failures: unknown[] = []
	const failing = database.db.transaction(async (inner) => {
		const text = (name: string) =>
			sql`insert into versions (version, name) values (${7}, ${`unprepared_${name}`})`
		await inner.execute(text('first'))
		const divide = async () => {
			await inner.execute(sql`select 1 / 0`)
		}
		const send = async (name: string) => {
			await inner.execute(text(name))
		}
		const answers = await Promise.allSettled([divide(), send('second'), send('third')])
		failures = answers.map((answer) => (answer.status === 'rejected' ? answer.reason : null))
		return inner.execute(sql`select 1`)
	})
	const divided = { cause: { code: '22012' } }
	await expect(failing).rejects.toMatchObject(divided)
	expect(failures).toMatchObject([divided, divided, divided])
})

test('what is sent again is prepared: on PostgreSQL insertions alone, whose plan is the same for all values', async () => {
	const prepared = await database.db.transaction(async (inner) => {
		for (const turn of [1, 2, 3]) {
			await insertMany(inner, versions, [{ name: `sent_again_${turn}`, version: turn }])
			await inner.select().from(versions).where(eq(versions.version, turn))
		}
		const { rows } = await inner.execute<{ kind: string }>(
			sql`select distinct substring(statement from '^\\w+') as kind from pg_prepared_statements
				where statement like '%"versions"%' and name like 'prepared\\_%' order by kind`,
		)
		return rows.map(({ kind }) => kind)
	})
	expect(prepared).toEqual(database.engine === 'embedded' ? ['insert', 'select'] : ['insert'])
})

test('a row that is inserted often is prepared, and a table that has changed since is written as it is now', async () => {
	const names = ['first', 'second', 'third'].map((which) => `prepared_${which}`)
	const add = (name: string) => insertMany(database.db, versions, [{ name, version: 1 }])
	for (const name of names.slice(0, 2)) await add(name)
	await database.db.execute(sql`alter table versions add column noted int default 7`)
	try {
		for (const name of names.slice(2)) await add(name)
		const { rows } = await database.db.execute(
			sql`select noted from versions where name like 'prepared\_%' order by name`,
		)
		expect(rows).toEqual([{ noted: 7 }, { noted: 7 }, { noted: 7 }])
	} finally {
		await database.db.execute(sql`alter table versions drop column noted`)
	}
})

test('of many statements those that were not sent for long are forgotten, by the database too', async () => {
	const [kept, names] = await database.db.transaction(async (inner) => {
		for (let index = 0; index < 320; index += 1)
			for (const time of [1, 2])
				await inner.execute(
					sql`insert into versions (name, ${sql.raw('version')}) values (${`many_${index}_${time}`}, ${sql.raw(`${index}`)})`,
				)
		const { rows } = await inner.execute<{ kept: number }>(
			sql`select count(*)::int as kept from pg_prepared_statements where statement like 'insert into versions%'`,
		)
		// Cast: Drizzle's session of a transaction has the connection.
		const { session } = inner as unknown as {
			session: { client: { connection: { parsedStatements: object } } }
		}
		return [rows[0]?.kept, Object.keys(session.client.connection.parsedStatements).length]
	})
	expect(kept).toBeGreaterThan(250)
	expect(kept).toBeLessThanOrEqual(300)
	expect(names).toBeLessThanOrEqual(302)
})

test('a transaction whose begin fails does nothing, and gives its connection back', async () => {
	// Cast: Drizzle keeps the pool that it was opened with.
	const { $client: pool } = database.db as unknown as { $client: pg.Pool }
	const most = pool.options.max
	pool.options.max = 1
	const client = await pool.connect()
	const type = Object.getPrototypeOf(client) as { query: (...given: unknown[]) => unknown }
	const { query } = type
	client.release(true)
	const name = 'failed_begin'
	type.query = function refusing(this: pg.Client, ...given: unknown[]) {
		const [config] = given as [{ text?: string } | string]
		const isBegin = typeof config === 'object' && config.text === 'begin'
		if (isBegin) return Promise.reject(new Error('Connection terminated unexpectedly'))
		return Reflect.apply(query, this, given)
	}
	try {
		const failing = database.db.transaction((inner) => insertMany(inner, versions, [{ name, version: 1 }]))
		await expect(failing).rejects.toSatisfy((failure) => isAway(judgedStatement(failure)))
	} finally {
		type.query = query
	}
	const kept = await database.db.transaction((inner) =>
		inner.select().from(versions).where(eq(versions.name, name)),
	)
	pool.options.max = most
	expect(kept).toEqual([])
})
