// A shop on a PostgreSQL of its own without demo data: the catalog by `npm run seed`, the first admin by `npm run admin`,
// mails to a server of the test.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect } from 'vitest'
import { onServer } from '../database-url.ts'
import { startMailServer } from '../factories/mail.ts'
import { startPostgres } from '../postgresql.ts'
import { openOwnShop } from './own-shop.ts'
import { patience } from './patience.ts'

const run = promisify(execFile)

const closing: (() => unknown)[] = []
/** Call after all tests. */
export async function closeRealShop(): Promise<void> {
	for (const close of closing.toReversed()) await close()
}

/** One for each test file. @param isEmpty without the catalog of the seed */
export async function openRealShop({ isEmpty = false } = {}) {
	const mail = await startMailServer()
	closing.push(mail.close)
	const server = await startPostgres()
	closing.push(server.stop)
	const name = `season_${randomBytes(6).toString('hex')}`
	const operator = new pg.Client({ connectionString: onServer(server.url, 'postgres') })
	await operator.connect()
	await operator.query(`create database ${name}`)
	closing.push(
		() => operator.end(),
		() => operator.query(`drop database if exists ${name} with (force)`),
	)
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-season-'))
	closing.push(() => rmSync(folder, { recursive: true, force: true }))
	const settings = {
		DATABASE_URL: onServer(server.url, name),
		DEMO: 'off',
		SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
		MAIL_FROM: 'Fieldhouse <hello@shop.test>',
		MAIL_SUPPORT_TO: 'support@shop.test',
	}
	const command = async (script: string, ...args: string[]): Promise<string> => {
		const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: folder, ...settings }
		return (await run(process.execPath, [`scripts/${script}.ts`, ...args], { env })).stdout
	}
	if (!isEmpty) await command('seed')
	const created = await command('admin', 'create', 'owner@example.com')
	const shop = await openOwnShop({ environment: settings })
	closing.push(shop.close)
	return {
		url: shop.url,
		databaseUrl: settings.DATABASE_URL,
		mail,
		/** What the command for the first admin printed. */
		created,
		/** A command of the README. @returns what it prints */
		command,
		/** The text of the newest mail to an address with this subject. */
		letterTo: async (to: string, subject: string): Promise<string> => {
			const found = () =>
				mail.received.findLast(
					({ to: own, source }) => own.includes(to) && source.includes(`Subject: ${subject}`),
				)
			await expect.poll(found, patience).toBeDefined()
			return (found()?.source ?? '')
				.replaceAll(/=\r?\n/g, '')
				.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
		},
	}
}
