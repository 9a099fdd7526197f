// Separate workers: the web process runs no jobs, a worker does, and another one finishes those of a killed one.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../factories/mail.ts'
import { onServer } from '../database-url.ts'
import { startPostgres } from '../postgresql.ts'
import { openOwnShop } from './own-shop.ts'

const processMs = 60_000

const closing: (() => unknown)[] = []
afterAll(async () => {
	for (const close of closing.toReversed()) await close()
})

/** A mail server that accepts connections and stays silent until it is repaired. */
async function silentMail() {
	const mail = await startMailServer()
	const held: Socket[] = []
	let isRepaired = false
	const gate = createServer((socket) => {
		socket.on('error', () => {})
		if (isRepaired) socket.pipe(connect(mail.port, '127.0.0.1')).pipe(socket)
		else held.push(socket)
	})
	await new Promise<void>((resolve) => {
		gate.listen(0, '127.0.0.1', () => resolve())
	})
	closing.push(mail.close, () => {
		for (const socket of held) socket.destroy()
		gate.close()
	})
	return {
		url: `smtp://127.0.0.1:${(gate.address() as AddressInfo).port}`,
		received: mail.received,
		calls: () => held.length,
		repair: () => {
			isRepaired = true
		},
	}
}

type Worker = { process: ChildProcess; output: () => string; exited: Promise<number | null> }

function launch(environment: Record<string, string>): Worker {
	const child = spawn(process.execPath, ['scripts/start.mjs', 'worker'], {
		env: { ...process.env, NODE_ENV: 'production', DATA_DIR: 'memory', ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let printed = ''
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (part: Buffer) => {
			printed += part.toString()
		})
	const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
	closing.push(() => {
		child.kill('SIGKILL')
		return exited
	})
	return { process: child, output: () => printed, exited }
}

test('a worker on the embedded database is refused in one line that says why', async () => {
	const worker = launch({ DATABASE_URL: '' })
	expect(await worker.exited).toBe(1)
	expect(worker.output().trim()).toMatch(/^npm run worker needs DATABASE_URL: .*$/)
})

test('jobs of a shop with workers apart: done by a worker, and finished by another when it is killed', async () => {
	const server = await startPostgres()
	closing.push(server.stop)
	const name = `workers_${randomBytes(6).toString('hex')}`
	const admin = new pg.Client({ connectionString: onServer(server.url, 'postgres') })
	await admin.connect()
	await admin.query(`create database ${name}`)
	closing.push(
		() => admin.end(),
		() => admin.query(`drop database if exists ${name} with (force)`),
	)
	const DATABASE_URL = onServer(server.url, name)
	const mail = await silentMail()
	const environment = {
		DATABASE_URL,
		JOBS: 'apart',
		SMTP_URL: mail.url,
		MAIL_FROM: 'Fieldhouse <hello@shop.test>',
		MAIL_SUPPORT_TO: 'support@shop.test',
	}
	const shop = await openOwnShop({ environment })
	closing.push(shop.close)
	const database = new pg.Client({ connectionString: DATABASE_URL })
	await database.connect()
	closing.push(() => database.end())
	const job = async () => {
		const { rows } = await database.query<{ state: string; started_on: Date | null }>(
			`select state, started_on from pgboss.job where name = 'mail.deliver'`,
		)
		return rows
	}

	const form = {
		name: 'Pat',
		email: 'pat@school.test',
		subject: 'Sizes',
		message: 'Do you have youth sizes?',
	}
	const sent = await fetch(`${shop.url}/support`, {
		method: 'POST',
		body: new URLSearchParams(form),
		redirect: 'manual',
		headers: { 'sec-fetch-site': 'same-origin' },
	})
	expect(sent.status).toBeLessThan(400)

	const launchedAt = Date.now()
	const first = launch(environment)
	await expect.poll(first.output, { timeout: processMs }).toContain('The Fieldhouse worker is at work.')
	await expect.poll(mail.calls, { timeout: processMs }).toBe(1)
	const [begun] = await job()
	expect(begun?.state).toBe('active')
	// A web process would poll every two seconds; a worker takes longer to start.
	expect(begun?.started_on?.getTime()).toBeGreaterThan(launchedAt)
	first.process.kill('SIGKILL')
	await first.exited

	mail.repair()
	// Simulates the time after which a silent process counts as dead.
	await database.query(
		`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`,
	)
	await database.query(`update pgboss.queue set monitor_on = null, monitor_claim_on = null`)
	const second = launch(environment)
	await expect.poll(async () => (await job())[0]?.state, { timeout: processMs }).toBe('retry')
	await database.query(`update pgboss.job set start_after = now() where state = 'retry'`)
	await expect.poll(() => mail.received.length, { timeout: processMs }).toBe(1)
	await expect.poll(job, { timeout: processMs }).toMatchObject([{ state: 'completed' }])
	expect(mail.received[0]?.to).toEqual(['support@shop.test'])

	second.process.kill('SIGTERM')
	expect(await second.exited).toBe(0)
	expect(second.output()).toContain('"msg":"stopped"')
})
