// The whole app without a browser: requests in, responses out, on a real database.
import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { RouterContextProvider } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { authFactors, authUsers } from '#auth/tables/index.ts'
import { dropMarks } from '#bulk-orders/service/draft.server.ts'
import type { Connection } from '#database/client.server.ts'
import { eraseMessagesAbout } from '#family-messages/service/deleted-players.server.ts'
import { serviceContext } from '#http/context.server.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { playersDeleted } from '#rosters/dependencies.server.ts'
import { contextOf, openTestDatabase } from '../../../tests/database.ts'
import { idleMessenger, idleParts } from '../../../tests/idle-app.ts'
import { createApp, type AppParts } from './app.ts'
import type { AppEnv } from './http-server.ts'
import { authModule } from '#auth/module.ts'
import { readConfig, type Config } from '../config.ts'
import { openIdentity } from '../identity.ts'

const { database } = await openTestDatabase()
const state = { isStopping: false }
const log: string[] = []

let given: Readonly<RouterContextProvider> | undefined
/** A router that answers 404 to everything: this file tests the app around it, the modules test their pages. */
const nothing: AppParts['handle'] = (_request, context) => {
	given = context
	return Promise.resolve(new Response('<h1>Oops! Page not found</h1>', { status: 404 }))
}

/** Hash of a picture that fails to render. */
const stubborn = 'f'.repeat(24)

const config = readConfig({ LOG_LEVEL: 'info', PUBLIC_URL: 'https://shop.example.com' })
const parts = idleParts()
const app = createApp({
	...parts,
	config,
	auth: await openIdentity({ config, database, messenger: idleMessenger }),
	database,
	log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
	pictureRenderer: {
		...parts.pictureRenderer,
		picture: ({ hash }) =>
			hash === stubborn ? Promise.reject(new Error('too slow')) : Promise.resolve(undefined),
	},
	handle: nothing,
	isStopping: () => state.isStopping,
})
const ask = (path: string, init?: RequestInit) =>
	Promise.resolve(app.request(`https://shop.example.com${path}`, init))
afterAll(() => {
	state.isStopping = false
})

test('health names the engine, and says not ready while stopping', async () => {
	expect(await (await ask('/livez')).json()).toEqual({ ok: true })
	const ready = await ask('/readyz')
	expect(ready.status).toBe(200)
	expect(await ready.json()).toEqual({ ok: true, engine: database.engine })
	state.isStopping = true
	const leaving = await ask('/readyz')
	state.isStopping = false
	expect(leaving.status).toBe(503)
	expect((await ask('/healthz')).status).toBe(200)
})

test('a page that deletes players is given what goes with them: marks in carts, and messages', async () => {
	await ask('/portal/team-123/roster/actions')
	expect(given?.get(playersDeleted)).toEqual([dropMarks, eraseMessagesAbout])
})

test('the service for text messages reaches its address from outside, without the origin of a page', async () => {
	const answer = await ask('/webhooks/texts', {
		method: 'POST',
		headers: { 'content-type': 'application/json', authorization: 'Bearer wrong' },
		body: JSON.stringify({ from: '+16145550158', text: 'STOP' }),
	})
	expect([answer.status, await answer.json()]).toEqual([
		400,
		{ error: 'This is no text message from the service that the shop uses.' },
	])
})

test('a replica answers shared pages and suggestions alone; what it fails at is asked of the primary', async () => {
	const other = { ...database.db }
	let avoided = 0
	let status = 200
	const read: [string, boolean][] = []
	const withReplica = createApp({
		...parts,
		config,
		database,
		auth: await openIdentity({ config, database, messenger: idleMessenger }),
		log: pino({ level: 'silent' }),
		replica: {
			// Cast: another object with what a connection has.
			reader: async () => other as unknown as Connection,
			avoid: () => void (avoided += 1),
			state: async () => ({ kind: 'ready', staleMs: 0 }),
			close: async () => {},
		},
		handle: async ({ url }, context) => {
			const isReplica = context.get(serviceContext).db !== database.db
			read.push([new URL(url).pathname, isReplica])
			return new Response('page', { status: isReplica ? status : 200 })
		},
	})
	const asked = async (path: string, env: AppEnv['Bindings'], init?: RequestInit) =>
		(await withReplica.request(`https://shop.example.com${path}`, init, env)).status
	const visitors = { address: '203.0.113.9' }
	await asked('/', { isShared: true })
	await asked('/search/suggest?q=jersey', visitors)
	await asked('/cart', visitors)
	await asked('/search/suggest', visitors, {
		method: 'POST',
		headers: { origin: 'https://shop.example.com' },
	})
	expect(read).toEqual([
		['/', true],
		['/search/suggest', true],
		['/cart', false],
		['/search/suggest', false],
	])
	read.length = 0
	status = 500
	expect(await asked('/about', { isShared: true })).toBe(200)
	expect([read, avoided]).toEqual([
		[
			['/about', true],
			['/about', false],
		],
		1,
	])
})

test('every answer carries a request id of its own', async () => {
	const ids = await Promise.all([ask('/livez'), ask('/livez')]).then((all) =>
		all.map((one) => one.headers.get('x-request-id')),
	)
	expect(new Set(ids).size).toBe(2)
	expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
})

test('metrics are for loopback, or for the holder of the token', async () => {
	const far = await app.request('/metrics', {}, { address: '203.0.113.9' })
	expect(far.status).toBe(403)
	const near = await app.request('/metrics', {}, { address: '::ffff:127.0.0.1' })
	expect(near.status).toBe(200)
	expect(await near.text()).toContain('http_request_duration_seconds')
})

test('another site cannot make a visitor send a form', async () => {
	const answer = await ask('/support', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })
	expect(answer.status).toBe(403)
})

test('a body past the limit is refused, with a declared length or chunked', async () => {
	const big = randomBytes(300 * 1024)
	const told = await ask('/support', {
		method: 'POST',
		body: big,
		headers: { 'content-length': String(big.length) },
	})
	expect(told.status).toBe(413)
	const stream = new ReadableStream({
		start(controller) {
			for (let part = 0; part < 5; part += 1) controller.enqueue(big.subarray(0, 60 * 1024))
			controller.close()
		},
	})
	const chunked = await ask('/support', { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
	expect(chunked.status).toBe(413)
})

test.each([
	'/pictures/../../etc/passwd',
	'/pictures/%2e%2e%2fx',
	'/pictures/abc-480.webp',
	`/pictures/${'a'.repeat(24)}-7.webp`,
	`/pictures/${'a'.repeat(24)}-480.webp`,
])('there is no picture %s', async (path) => {
	expect((await ask(path)).status).toBe(404)
})

test('a picture that could not be drawn may be asked for again', async () => {
	const answer = await ask(`/pictures/${stubborn}-480.webp`)
	expect(answer.status).toBe(503)
	expect(answer.headers.get('retry-after')).toBe('5')
	expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a missing page is logged without what was typed behind it', async () => {
	log.length = 0
	await ask('/no/such/page?name=Riley+Johnson')
	const line = log.find((entry) => entry.includes('page not found'))
	expect(line).toContain('/no/such/page')
	expect(line).not.toContain('Riley')
})

test('what a former key of the shop has sealed is sealed anew within the hour', async () => {
	const openWith = (...masterKeys: Config['masterKeys']) =>
		openIdentity({ config: { ...config, masterKeys }, database, messenger: idleMessenger })
	const former = { id: 'former', secret: 'a former secret for tests, long enough' }
	const newest = { id: 'newest', secret: 'the newest secret for tests, long enough' }
	const [person] = await database.db.select({ id: authUsers.id }).from(authUsers).limit(1)
	const [id, now] = [randomUUID(), new Date()]
	const secretSealed = (await openWith(former)).vault.seal('JBSWY3DP', id)
	const facts = { type: 'totp', friendlyName: 'App', createdAt: now, updatedAt: now } as const
	await database.db.insert(authFactors).values({ id, userId: person?.id ?? '', secretSealed, ...facts })

	const hourly: Parameters<Jobs['schedule']>[2]['run'][] = []
	const jobs: Pick<Jobs, 'schedule'> = {
		schedule: (_queue, cron, { run }) => void (/^\d+ \* \* \* \*$/.test(cron) && hourly.push(run)),
	}
	const auth = await openWith(newest, former)
	authModule.jobs(jobs, { auth })
	for (const run of hourly) await run(contextOf(database), {})
	const [kept] = await database.db.select().from(authFactors).where(eq(authFactors.id, id))
	expect(kept?.secretSealed).not.toBe(secretSealed)
	expect((await openWith(newest)).vault.open(kept?.secretSealed ?? '', id).toString()).toBe('JBSWY3DP')
})
