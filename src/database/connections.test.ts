// What remains when a connection is lost and replaced. On both engines.
import { eq, like, sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
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
