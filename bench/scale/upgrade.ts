// What people wait for while an upgrade builds an index of the largest table: the last migration of it is taken back and run.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../../src/database/client.server.ts'
import { migrationHashes } from '../../src/database/migrate.server.ts'
import type { Finding } from '../report.ts'

/** Migration 0065 and those after it, of indexes alone. */
const kept = 65
const undone = `
	drop index order_lines_named_idx, portal_people_role_idx, team_portals_latest_idx, auth_users_anonymous_idx,
		text_translations_words_idx;
	create index order_lines_player_idx on order_lines (lower(customization ->> 'player_name') text_pattern_ops)`

async function takeBack(client: pg.Client): Promise<void> {
	await client.query(undone)
	await client.query('delete from drizzle.__drizzle_migrations where not hash = any($1)', [
		migrationHashes().slice(0, kept),
	])
}

/** The longest of these statements in milliseconds, one after the other until the work is done, twenty a second. */
async function longestOf(url: string, statement: string, isOver: () => boolean): Promise<number> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	let longestMs = 0
	while (!isOver()) {
		const startedAt = performance.now()
		await client.query(statement)
		longestMs = Math.max(longestMs, performance.now() - startedAt)
		await pause(50)
	}
	await client.end()
	return longestMs
}

const mostMs = 500

/** @param url of a database that is not open elsewhere, at the size that the findings are about */
export async function measureUpgrade(url: string, hundredths: number): Promise<Finding[]> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const one = '(select id from order_lines limit 1)'
	await takeBack(client)
	await client.end()
	const database = await openDatabase({ url, folder: '', image: null, onError: () => {} })
	const startedAt = performance.now()
	let tookMs: number | undefined
	const isOver = () => tookMs !== undefined
	const [readMs, writeMs] = await Promise.all([
		longestOf(url, `select qty from order_lines where id = ${one}`, isOver),
		longestOf(url, `update order_lines set qty = qty where id = ${one}`, isOver),
		database.migrate().finally(() => (tookMs = performance.now() - startedAt)),
	])
	await database.close()
	return [
		{
			what: `A line of an order is read, and written, while an upgrade builds an index of all lines at ${hundredths} hundredths, ${((tookMs ?? 0) / 1_000).toFixed(1)} s`,
			measured: `at most ${readMs.toFixed(0)} and ${writeMs.toFixed(0)} ms`,
			bar: `≤ ${mostMs} ms`,
			holds: Math.max(readMs, writeMs) <= mostMs,
		},
	]
}
