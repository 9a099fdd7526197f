// The raw listener: a file is served as a file, and no page is rendered for it.
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { asAway } from '#database/failures.server.ts'
import type { AppEnv } from './http-server.ts'
import { readConfig } from '../config.ts'
import { createListener } from './listener.ts'
import { createMetrics } from './monitoring.ts'
import { createPageCache } from '../cache/page-cache.ts'

const servers: Server[] = []
afterAll(() => {
	for (const server of servers) server.close()
})

const metrics = createMetrics()

async function open(version: () => Promise<number>) {
	const drawn: string[] = []
	const app = new Hono<AppEnv>()
	app.all('*', (c) => c.text('from the app'))
	const listener = createListener({
		config: readConfig({}),
		app,
		log: pino({ level: 'silent' }),
		metrics,
		pages: createPageCache({
			render: async (path) => {
				drawn.push(path)
				return new Response(path, { status: 404 })
			},
			catalog: { known: () => undefined, current: version },
			metrics,
			onError: () => {},
		}),
		staticFiles: (request, response, next) => {
			if (request.url === '/favicon.svg') response.end('<svg/>')
			else next()
		},
		isStopping: () => false,
	})
	const server = createServer(listener)
	servers.push(server)
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve())
	})
	const { port } = server.address() as AddressInfo
	const statusAt = (host: string, path: string) =>
		new Promise<number | undefined>((resolve) => {
			get({ port, path, headers: { host } }, (answer) => {
				answer.resume()
				resolve(answer.statusCode)
			})
		})
	return { drawn, statusAt, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

test('a static file is no page: nothing is drawn for it', async () => {
	const { drawn, get } = await open(async () => 1)
	expect(await (await get('/favicon.svg')).text()).toBe('<svg/>')
	expect(drawn).toEqual([])
	expect(await (await get('/history')).text()).toBe('from the app')
	expect(drawn).toEqual(['/history'])
})

test('a visitor of a shop whose database is away is asked to come back', async () => {
	const { get } = await open(() => Promise.reject(asAway(new Error('away'))))
	const answer = await get('/history')
	expect(answer.status).toBe(503)
	expect(answer.headers.get('retry-after')).toBe('5')
	expect((await get('/favicon.svg')).status).toBe(200)
})

test('of foreign host names only the probes of balancers are answered', async () => {
	const { statusAt } = await open(async () => 1)
	const [foreign, own] = ['10.0.0.11:3000', '127.0.0.1']
	expect(await Promise.all(['/livez', '/readyz'].map((path) => statusAt(foreign, path)))).toEqual([200, 200])
	expect(
		await Promise.all(
			['/', '/healthz', '/metrics', '/readyz/', '/livez/../admin'].map((path) => statusAt(foreign, path)),
		),
	).toEqual([421, 421, 421, 421, 421])
	expect(await statusAt(own, '/history')).toBe(200)
})
