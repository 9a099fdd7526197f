// Endpoints for load balancers and monitoring: liveness, readiness and metrics.
import { Hono } from 'hono'
import type { Database } from '#database/client.server.ts'
import { answerTimeMs } from '#database/health.server.ts'
import type { AppEnv } from './http-server.ts'
import type { Config } from '../config.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const isLoopback = (address: string | undefined) =>
	address === undefined || /^(?:127\.|::1$|::ffff:127\.)/.test(address)

type HealthParts = {
	config: Pick<Config, 'metricsToken'>
	database: Database
	metrics: Metrics
	isStopping: () => boolean
}

export function healthRoutes(parts: HealthParts): Hono<AppEnv> {
	const { database, metrics, config } = parts
	const routes = new Hono<AppEnv>()

	const ready = async () => {
		if (parts.isStopping()) return { ok: false, engine: database.engine, reason: 'stopping' }
		try {
			await answerTimeMs(database.db)
			return { ok: true, engine: database.engine }
		} catch {
			return { ok: false, engine: database.engine, reason: 'database does not answer' }
		}
	}

	routes.get('/livez', (c) => c.json({ ok: true }))
	routes.get('/readyz', async (c) => {
		const state = await ready()
		return c.json(state, state.ok ? 200 : 503)
	})
	routes.get('/healthz', async (c) => {
		const state = await ready()
		return c.json(
			{ ...state, process: { ok: true, uptimeSeconds: Math.round(process.uptime()) } },
			state.ok ? 200 : 503,
		)
	})
	routes.get('/metrics', async (c) => {
		const token = config.metricsToken
		const allowed = token ? c.req.header('authorization') === `Bearer ${token}` : isLoopback(c.env?.address)
		if (!allowed) return c.text('Not allowed', 403)
		return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType })
	})
	return routes
}

// Counters for Prometheus: requests, durations, the page cache and the process itself.
export function createMetrics() {
	const registry = new Registry()
	collectDefaultMetrics({ register: registry })
	const requests = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time from the first byte of the request to the last of the answer',
		labelNames: ['method', 'route', 'status'],
		buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
		registers: [registry],
	})
	const pageCache = new Counter({
		name: 'page_cache_total',
		help: 'Pages asked of the page cache',
		labelNames: ['outcome'],
		registers: [registry],
	})
	const open = new Gauge({
		name: 'http_requests_open',
		help: 'Requests being answered',
		registers: [registry],
	})
	return { registry, requests, pageCache, open }
}
export type Metrics = ReturnType<typeof createMetrics>
