// One request as a trace, its metrics and its log, as a collector receives them. On both engines.
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inTransaction } from '#database/context.server.ts'
import { openJobs } from '#jobs/service.server.ts'
import { openTelemetry, type Telemetry } from '#telemetry/open.server.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { attributeOf, openReceiver } from '../../tests/factories/otlp-receiver.ts'
import { createPageCache } from './cache/page-cache.ts'
import { readConfig } from './config.ts'
import type { AppEnv } from './http/http-server.ts'
import { createListener } from './http/listener.ts'
import { createMetrics } from './http/monitoring.ts'
import { createLogger } from './log.ts'

/** In every place where a person's data or a secret may be: none of it may leave the shop. */
const canary = 'Zebulon-Quillfeather'

const receiver = await openReceiver()
const problems: string[] = []
const telemetryAt = (endpoint: string, more: Record<string, string> = {}): Promise<Telemetry> =>
	openTelemetry(
		readConfig({
			OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
			OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
			...more,
		}).telemetry,
		{ version: '1.2.3', onProblem: (message) => problems.push(message) },
	)
// Before the database: its connections are traced from the beginning.
const telemetry = await telemetryAt(receiver.endpoint, {
	OTEL_SERVICE_NAME: 'test-shop',
	OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test%20place',
	OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
})
const { database, context } = await openTestDatabase({ seeded: false })
const written: string[] = []
const log = createLogger(
	{ logLevel: 'info' },
	{ write: (line) => void written.push(line) },
	telemetry.logLines,
)
const metrics = createMetrics()
telemetry.reportMetrics(metrics.registry)
const jobs = openJobs({ database, log })
const queue = {
	name: `test-${randomUUID()}`,
	// Strict: the trace of the sender is no part of the data.
	data: z.strictObject({ word: z.string() }),
	retries: 0,
	firstPauseSeconds: 1,
	longestPauseSeconds: 1,
	limitSeconds: 10,
}
const done: string[] = []
const servers: Server[] = []

jobs.work(queue, {
	run: async ({ db }, { word }) => {
		await db.execute(sql`select ${word}::text as of_job`)
		done.push(word)
	},
})
await jobs.start()
afterAll(async () => {
	await jobs.stop()
	for (const server of servers) server.close()
	await telemetry.stop()
	receiver.close()
})

async function openShop(): Promise<string> {
	const app = new Hono<AppEnv>()
	app.all('*', async (c) => {
		if (c.req.path.startsWith('/quote')) throw new Error(canary)
		await database.db.execute(sql`select ${canary}::text as of_pool`)
		await inTransaction({ ...context, log }, async (inner) => {
			await inner.db.execute(sql`select ${canary}::text as of_transaction, '${sql.raw(canary)}'`)
			await jobs.send(inner, queue, { data: { word: canary } })
		})
		log.info({ count: 1 }, 'placed')
		return c.text(canary)
	})
	app.onError((failure, c) => {
		log.warn({ count: 2 }, failure.name)
		return c.text('', 500)
	})
	const server = createServer(
		createListener({
			config: readConfig({}),
			app,
			log,
			metrics,
			pages: createPageCache({
				render: async () => new Response('', { status: 404 }),
				catalog: { known: () => undefined, current: async () => 1 },
				metrics,
				onError: () => {},
			}),
			staticFiles: null,
			isStopping: () => false,
		}),
	)
	servers.push(server)
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve())
	})
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const shop = await openShop()
const caller = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }

test('a request is one trace: the caller, the server, the statements, the transaction and the job', async () => {
	const answer = await fetch(`${shop}/join/${canary}?email=${canary}`, {
		method: 'POST',
		headers: {
			traceparent: `00-${caller.trace}-${caller.span}-01`,
			'User-Agent': canary,
			Cookie: `session=${canary}`,
		},
		body: canary,
	})
	expect(answer.status).toBe(200)
	await expect.poll(() => done, { timeout: 15_000 }).toEqual([canary])
	await telemetry.flush()
	const spans = receiver.spans().filter(({ traceId }) => traceId === caller.trace)
	const named = (name: string) => spans.find((span) => span.name === name)
	const server = named('POST /join/:token')
	expect(server).toMatchObject({ kind: 2, parentSpanId: caller.span })
	expect(server && attributeOf(server, 'http.response.status_code')).toBe(200)
	const transaction = named('transaction')
	expect(transaction?.parentSpanId).toBe(server?.spanId)
	const textOf = (part: string) =>
		spans.find((span) => String(attributeOf(span, 'db.query.text')).includes(part))
	expect(textOf('of_pool')?.parentSpanId).toBe(server?.spanId)
	expect(textOf('of_transaction')).toMatchObject({ parentSpanId: transaction?.spanId, kind: 3 })
	const job = named(`job ${queue.name}`)
	expect(job).toMatchObject({ kind: 5 })
	expect(spans.map(({ spanId }) => spanId)).toContain(job?.parentSpanId)
	expect(textOf('of_job')?.parentSpanId).toBe(job?.spanId)
	// Polls of the queue belong to no request.
	expect(spans.length).toBeLessThan(20)
})

test('a failed request and a probe: the status without a message, and no trace', async () => {
	expect((await fetch(`${shop}/quote/${canary}`)).status).toBe(500)
	await fetch(`${shop}/readyz`)
	await telemetry.flush()
	const failed = receiver.spans().find(({ name }) => name === 'GET /quote/:token/*')
	expect(failed?.status.code).toBe(2)
	expect(failed && attributeOf(failed, 'error.type')).toBe('500')
	expect(receiver.spans().filter(({ name }) => name.includes('readyz'))).toEqual([])
})

test('lines of the log carry the trace, on standard output and at the collector', async () => {
	const line = written.find((one) => one.includes('"placed"'))
	expect(JSON.parse(line ?? '')).toMatchObject({ trace_id: caller.trace, count: 1 })
	const sent = receiver.received.filter(({ path }) => path === '/v1/logs').map(({ text }) => text)
	expect(sent.join('\n')).toContain('placed')
	expect(sent.join('\n')).toContain(caller.trace)
})

test('the metrics of /metrics are reported with the same names and counts', async () => {
	const sent = receiver.received.findLast(({ path }) => path === '/v1/metrics')
	const Metrics = z.object({
		resourceMetrics: z.array(
			z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.record(z.string(), z.unknown())) })) }),
		),
	})
	const families = Metrics.parse(JSON.parse(sent?.text ?? '')).resourceMetrics.flatMap(({ scopeMetrics }) =>
		scopeMetrics.flatMap(({ metrics: all }) => all),
	)
	const exposed = await metrics.registry.getMetricsAsJSON()
	expect(families.map(({ name }) => name).toSorted()).toEqual(exposed.map(({ name }) => name).toSorted())
	const Histogram = z.object({
		histogram: z.object({
			dataPoints: z.array(
				z.object({
					count: z.coerce.number(),
					bucketCounts: z.array(z.coerce.number()),
					explicitBounds: z.array(z.number()),
				}),
			),
		}),
	})
	const { histogram } = Histogram.parse(families.find(({ name }) => name === 'http_request_duration_seconds'))
	for (const { count, bucketCounts, explicitBounds } of histogram.dataPoints) {
		expect(bucketCounts.reduce((sum, one) => sum + one, 0)).toBe(count)
		expect(bucketCounts.length).toBe(explicitBounds.length + 1)
	}
})

test('what is sent names the shop and holds nothing of people', () => {
	const paths = new Set(receiver.received.map(({ path }) => path))
	expect([...paths].toSorted()).toEqual(['/v1/logs', '/v1/metrics', '/v1/traces'])
	for (const { text, headers } of receiver.received) {
		expect(text).not.toContain(canary)
		expect(text).not.toContain(canary.toLowerCase())
		expect(text).toContain('test-shop')
		expect(text).toContain('test place')
		expect(headers.authorization).toBe('Bearer of-the-collector')
	}
})

test.each([
	['is not there', async () => ({ endpoint: 'http://127.0.0.1:9', close: () => {} })],
	['never answers', () => openReceiver({ answers: false })],
])('a collector that %s slows no request and no stop', async (_, open) => {
	await telemetry.stop()
	const away = await open()
	const sending = await telemetryAt(away.endpoint)
	try {
		const started = performance.now()
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => fetch(`${shop}/join/${canary}`, { method: 'POST' })),
		)
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
		const answeredMs = performance.now() - started
		void sending.flush()
		const flushing = performance.now()
		expect((await fetch(`${shop}/join/${canary}`, { method: 'POST' })).status).toBe(200)
		expect(performance.now() - flushing).toBeLessThan(2_000)
		expect(answeredMs).toBeLessThan(10_000)
	} finally {
		const stopping = performance.now()
		await sending.stop()
		expect(performance.now() - stopping).toBeLessThan(2_500)
		away.close()
	}
})
