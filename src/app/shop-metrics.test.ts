// The shop's metrics, and the dashboard and alert rules that read them. On both engines.
import { readFileSync } from 'node:fs'
import { count, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { recentOrders } from '#orders/store/figures.server.ts'
import { orders } from '#orders/tables.ts'
import { openPaymentStates } from '#payments/states.ts'
import { paymentFigures } from '#payments/store/figures.server.ts'
import { payments } from '#payments/tables.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { createMetrics } from './http/monitoring.ts'
import { routeOfPath } from './log.ts'
import { measureShop } from './shop-metrics.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const jobs = {
	isReady: () => true,
	waiting: async () => [{ queue: 'mail.deliver', count: 3, oldestSeconds: 12 }],
	failed: async () => [],
}
const parts = {
	database,
	jobs,
	dataDir: '.',
	provider: { isSandbox: true, isLive: false },
	log: context.log,
}

function measured(change: Partial<typeof parts> & { limitMs?: number } = {}) {
	const metrics = createMetrics()
	measureShop(metrics.registry, { ...parts, ...change })
	return metrics.registry
}

const valuesOf = (text: string, name: string): string[] =>
	text.split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'))

test('the shop in figures', async () => {
	const text = await measured().metrics()
	expect(valuesOf(text, 'jobs_waiting')).toEqual(['jobs_waiting{queue="mail.deliver"} 3'])
	expect(valuesOf(text, 'jobs_oldest')).toEqual(['jobs_oldest_waiting_seconds{queue="mail.deliver"} 12'])
	expect(valuesOf(text, 'jobs_failed')).toEqual(['jobs_failed 0'])
	expect(valuesOf(text, 'payments_unreconciled')).toEqual(['payments_unreconciled 0'])
	expect(valuesOf(text, 'orders_last_day{status="paid"}')).toEqual(['orders_last_day{status="paid"} 0'])
	expect(valuesOf(text, 'database_pool_waiting')).toEqual(['database_pool_waiting 0'])
	expect(valuesOf(text, 'metrics_unread')).toEqual(['metrics_unread 0'])
	expect(valuesOf(text, 'data_disk_free_bytes')[0]).toMatch(/ \d/)
	// No event has come yet, and no backup was made here: no figure instead of a wrong one.
	expect(valuesOf(text, 'payments_last_event')).toEqual([])
})

test('orders and payments of the demo shop are counted by their state', async () => {
	const { db } = (await openTestDatabase()).context
	const later = new Date('2100-01-01T00:00:00Z')
	const counted = await recentOrders(db, new Date(0))
	const byStatus = await db
		.select({ status: orders.status, count: count() })
		.from(orders)
		.groupBy(orders.status)
	const inOrder = (rows: typeof byStatus) =>
		rows.toSorted((one, other) => one.status.localeCompare(other.status))
	expect(counted.length).toBeGreaterThan(2)
	expect(inOrder(counted)).toEqual(inOrder(byStatus))
	expect(await recentOrders(db, later)).toEqual([])
	const open = await db.$count(payments, inArray(payments.state, [...openPaymentStates]))
	expect(await paymentFigures(db, later)).toEqual({ open, unreconciled: open })
	expect(await paymentFigures(db, new Date(0))).toEqual({ open, unreconciled: 0 })
})

test('a fact that cannot be read or takes too long is left out and counted; the others are shown', async () => {
	const text = await measured({
		limitMs: 200,
		jobs: {
			...jobs,
			waiting: () => Promise.reject(new Error('away')),
			failed: () => new Promise<never>(() => undefined),
		},
	}).metrics()
	expect(valuesOf(text, 'jobs_')).toEqual([])
	expect(valuesOf(text, 'metrics_unread')).toEqual(['metrics_unread 2'])
	expect(valuesOf(text, 'payments_open')).toEqual(['payments_open 0'])
})

const suffixes = { histogram: ['_bucket', '_sum', '_count'], summary: ['_sum', '_count', ''] } as const

/** Every name that /metrics can show, and `up` of Prometheus itself. */
async function exposed(): Promise<Set<string>> {
	const families = await measured().getMetricsAsJSON()
	// Cast: the registry says its types as an enum or as text.
	const names = families.flatMap(({ name, type }) => {
		const kind = String(type)
		return (kind === 'histogram' || kind === 'summary' ? suffixes[kind] : ['']).map((end) => name + end)
	})
	return new Set([...names, 'up'])
}

const Dashboard = z.object({
	uid: z.literal('fieldhouse'),
	panels: z.array(
		z.object({
			title: z.string(),
			type: z.string(),
			targets: z.array(z.object({ expr: z.string() })).optional(),
		}),
	),
})

/** Names of metrics in a PromQL expression: words before a selector, a range or a closing bracket. */
function namesIn(expr: string): string[] {
	const bare = expr.replaceAll(/\{[^}]*\}/g, '{}').replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, '')
	return [...bare.matchAll(/[a-z_][a-z0-9_]*(?!\w*\s*\()/gi)]
		.map(([name]) => name)
		.filter((name) => name.includes('_') || name === 'up')
		.filter((name) => !name.startsWith('$') && !name.startsWith('__'))
}

test('names are found in expressions', () => {
	expect(
		namesIn('sum by (le, a_b) (rate(one_two_bucket{x="y_z"}[$__rate_interval])) / max(three_four) > 2'),
	).toEqual(['one_two_bucket', 'three_four'])
	expect(namesIn('histogram_quantile(0.99, sum(rate(a_bucket[5m]))) and absent(up{job="b_c"})')).toEqual([
		'a_bucket',
		'up',
	])
})

test('the dashboard and the alerts read only metrics that the shop shows', async () => {
	const names = await exposed()
	const { panels } = Dashboard.parse(JSON.parse(readFileSync('deploy/grafana/fieldhouse.json', 'utf8')))
	const shown = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })))
	expect(shown.length).toBeGreaterThan(30)
	const alerts = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
	const rules = [...alerts.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, title = '', expr = '']) => ({
		title,
		expr,
	}))
	expect(rules.length).toBe(alerts.split('- alert:').length - 1)
	const unknown = [...shown, ...rules].flatMap(({ title, expr }) => {
		const asked = namesIn(expr)
		if (asked.length === 0) return [`${title} asks nothing`]
		return asked.filter((name) => !names.has(name)).map((name) => `${title}: ${name}`)
	})
	expect(unknown).toEqual([])
})

test('the kinds of pages are few, whatever is asked', () => {
	const asked = [
		'/product/1',
		'/product/2?a=b',
		'/portal/x/y',
		'/join/secret',
		'/',
		'/pictures/a.webp',
		'/search?q=b',
	]
	expect(asked.map(routeOfPath)).toEqual([
		'/product/*',
		'/product/*',
		'/portal/*',
		'/join/*',
		'/',
		'/pictures/*',
		'/search',
	])
	expect(['/secret', '/a/b', '//host', '', '/%zz'].map(routeOfPath)).toEqual(['/*', '/*', '/*', '/*', '/*'])
})
