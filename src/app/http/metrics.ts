// Counters for Prometheus: requests, durations, the page cache and the process itself.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

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
