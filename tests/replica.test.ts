// A streaming replica beside its primary: who answers, and how old the answer may be.
// One engine: the embedded database has no replica.
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startWithReplica } from './postgresql.ts'
import { contextOf } from './database.ts'
import { openDatabase } from '#database/client.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { mostStaleMs, openReplica, positionOf, type ReplicaState } from '#database/replica.server.ts'
import { versions } from '#database/tables/versions.ts'
import { announceChange, raiseVersion, readVersion } from '#database/versions.server.ts'

const servers = await startWithReplica()
const closing: (() => Promise<unknown>)[] = [servers.primary.stop]
let isReplicaUp = true
const stopReplica = async () => {
	if (isReplicaUp) await servers.replica.stop()
	isReplicaUp = false
}
closing.push(stopReplica)
afterAll(async () => {
	for (const close of closing.toReversed()) await close()
})

const primary = await openDatabase({
	url: servers.primary.url,
	folder: 'memory',
	image: null,
	onError: () => {},
})
closing.push(primary.close)
await primary.migrate()
const operator = new pg.Client({ connectionString: servers.replica.url })
operator.on('error', () => {})
await operator.connect()
closing.push(() => operator.end())

const time = { now: Date.parse('2026-11-20T15:00:00Z') }
const kinds: ReplicaState['kind'][] = []
const opened = async (url: string) => {
	const replica = await openReplica({
		url,
		primary: primary.db,
		onChange: (kind) => void kinds.push(kind),
		clock: () => time.now,
	})
	closing.push(replica.close)
	return replica
}
const replica = await opened(servers.replica.url)
/** Returns once nothing more is replayed. */
async function pauseReplay(): Promise<void> {
	await operator.query('select pg_wal_replay_pause()')
	const state = async () =>
		(await operator.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state')).rows
	await expect.poll(state, { timeout: 10_000 }).toEqual([{ state: 'paused' }])
}
/** After the second between two checks. */
const later = (ms = 1_000) => {
	time.now += ms
	announceChange()
}
async function untilReady(): Promise<void> {
	const isAsked = async () => {
		later()
		return (await replica.reader()) !== undefined
	}
	await expect.poll(isAsked, { timeout: 20_000 }).toBe(true)
}

beforeEach(() => {
	later()
})

test('positions in the log are compared as numbers', () => {
	expect(positionOf('0/FFFFFFFF') < positionOf('1/0')).toBe(true)
	expect(positionOf('A/10') - positionOf('A/9')).toBe(7n)
})

test('a replica that keeps up answers, refuses to write, and is never asked in a transaction', async () => {
	await untilReady()
	expect(await replica.state()).toEqual({ kind: 'ready', staleMs: 0 })
	const reader = await replica.reader()
	const { rows } = (await reader?.execute(sql`select pg_is_in_recovery() as "isReplica"`)) ?? { rows: [] }
	expect(rows).toEqual([{ isReplica: true }])
	await expect(reader?.insert(versions).values({ name: 'catalog', version: 1 })).rejects.toThrow()
	await inTransaction(contextOf(primary), async () => expect(await replica.reader()).toBeUndefined())
})

test('after a change of the catalog the primary answers until the replica has it', async () => {
	await untilReady()
	await pauseReplay()
	await primary.db.transaction((db) => raiseVersion(db, 'catalog'))
	// The change is known at once, long before the bound of staleness.
	announceChange()
	expect(await replica.reader()).toBeUndefined()
	await operator.query('select pg_wal_replay_resume()')
	await untilReady()
	const reader = (await replica.reader()) ?? primary.db
	expect(reader).not.toBe(primary.db)
	expect(await readVersion(reader, 'catalog')).toBe(await readVersion(primary.db, 'catalog'))
})

test('a replica that is behind answers until it is too old', async () => {
	await untilReady()
	await pauseReplay()
	await primary.db.insert(versions).values({ name: 'other', version: 1 })
	later()
	expect(await replica.state()).toEqual({ kind: 'ready', staleMs: 1_000 })
	expect(await replica.reader()).toBeDefined()
	later(mostStaleMs - 2_000)
	expect(await replica.reader()).toBeDefined()
	later()
	expect(await replica.state()).toEqual({ kind: 'behind', staleMs: mostStaleMs })
	expect(await replica.reader()).toBeUndefined()
	await operator.query('select pg_wal_replay_resume()')
	await untilReady()
	await primary.db.delete(versions).where(eq(versions.name, 'other'))
})

test('a failed read sends everyone to the primary until the next check', async () => {
	await untilReady()
	replica.avoid()
	expect(await replica.reader()).toBeUndefined()
	later()
	expect(await replica.reader()).toBeDefined()
})

test('a server that is no replica of this one is never asked, and an absent one is said once', async () => {
	const itself = await opened(servers.primary.url)
	expect(await itself.state()).toEqual({ kind: 'wrong', staleMs: null })
	expect(await itself.reader()).toBeUndefined()
	await untilReady()
	kinds.length = 0
	await stopReplica()
	later()
	expect(await replica.reader()).toBeUndefined()
	later()
	expect(await replica.reader()).toBeUndefined()
	expect(kinds).toEqual(['away'])
})
