// What monitoring reads of the shop besides its requests: connections, processes, work that waits, orders, payments, disk.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Counter, Gauge, type Registry } from 'prom-client'
import { lastBackup, lastDoctorRun } from '#backup/service/reports.server.ts'
import type { Database } from '#database/client.server.ts'
import type { Replica } from '#database/replica.server.ts'
import { diskSpace } from '#files/service/health.server.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { packageVersion } from '#kit/root.server.ts'
import { dayMs } from '#kit/time.ts'
import { undeliveredMessages } from '#mail/service/failed.server.ts'
import { orderStatuses } from '#orders/states.ts'
import { recentOrders } from '#orders/store/figures.server.ts'
import type { PaymentProvider } from '#payments/contract.ts'
import { providerState } from '#payments/service/provider-state.server.ts'
import { paymentFigures } from '#payments/store/figures.server.ts'
import { poolFigures } from '#process-pool/pool.server.ts'

type ShopParts = {
	database: Database
	replica?: Replica | null
	jobs: Pick<Jobs, 'failed' | 'waiting' | 'isReady'>
	dataDir: string
	provider: Pick<PaymentProvider, 'isSandbox' | 'isLive'>
	log: Logger
	/** How long one reading may take, in milliseconds. */
	limitMs?: number
}

/** Several scrapers and a collector share a reading of this age, in milliseconds. */
const freshMs = 10_000
const readingLimitMs = 2_000
/** The job that reconciles payments asks the provider every few minutes. */
const reconcileMs = 30 * 60_000

/** Each fact by itself: one that cannot be read is left out. */
async function readFacts({ database: { db }, jobs, dataDir, provider }: ShopParts, limitMs: number) {
	const now = new Date()
	const ago = (ms: number) => new Date(now.getTime() - ms)
	const ended = new AbortController()
	let unread = 0
	const attempted = async <Fact>(work: () => Promise<Fact>): Promise<Fact | null> => {
		try {
			return await Promise.race([
				work(),
				pause(limitMs, undefined, { signal: ended.signal, ref: false }).then(() => {
					throw new Error('No answer in time')
				}),
			])
		} catch {
			unread += 1
			return null
		}
	}
	const [waiting, failed, orders, payments, providerFacts, messages, disk, backup, doctor] =
		await Promise.all([
			attempted(() => jobs.waiting()),
			attempted(() => jobs.failed()),
			attempted(() => recentOrders(db, ago(dayMs))),
			attempted(() => paymentFigures(db, ago(reconcileMs))),
			attempted(() => providerState({ db }, provider)),
			attempted(() => undeliveredMessages({ db })),
			attempted(() => diskSpace(dataDir)),
			attempted(() => lastBackup(dataDir)),
			attempted(() => lastDoctorRun(dataDir)),
		])
	ended.abort()
	return { unread, waiting, failed, orders, payments, providerFacts, messages, disk, backup, doctor }
}
type Facts = Awaited<ReturnType<typeof readFacts>>

/** One reading for all metrics of a scrape. */
function sharedReading(parts: ShopParts): () => Promise<Facts> {
	let reading: Promise<Facts> | null = null
	let readAt = 0
	return () => {
		if (reading && performance.now() - readAt < freshMs) return reading
		readAt = performance.now()
		reading = readFacts(parts, parts.limitMs ?? readingLimitMs).then((facts) => {
			if (facts.unread > 0) parts.log.warn({ count: facts.unread }, 'metrics not all read')
			return facts
		})
		return reading
	}
}

type Point = { labels?: Record<string, string>; value: number }
type Measured<Labels extends string> = { name: string; help: string; labelNames?: readonly Labels[] }

const seconds = (at: Date | null | undefined): Point[] => (at ? [{ value: at.getTime() / 1_000 }] : [])

/** A gauge that is read anew at each scrape; without points it is not shown. */
const gaugeIn =
	(registry: Registry) =>
	<Labels extends string>(
		{ name, help, labelNames = [] }: Measured<Labels>,
		points: () => Point[] | Promise<Point[]>,
	): Gauge<Labels> =>
		new Gauge<Labels>({
			name,
			help,
			labelNames,
			registers: [registry],
			async collect() {
				const found = await points()
				this.reset()
				if (found.length === 0 && labelNames.length === 0) this.remove()
				// Cast: the points of a gauge have its labels.
				for (const { labels = {}, value } of found) this.set(labels as Record<Labels, string>, value)
			},
		})

type Add = ReturnType<typeof gaugeIn>

function measureProcess(registry: Registry, add: Add, { database, replica }: ShopParts): void {
	add(
		{
			name: 'fieldhouse_info',
			help: 'The code that runs',
			labelNames: ['version', 'node', 'engine'],
		},
		() => [{ labels: { version: packageVersion, node: process.version, engine: database.engine }, value: 1 }],
	)
	add(
		{ name: 'database_pool_connections', help: 'Connections of this process', labelNames: ['state'] },
		() => {
			const { open, idle } = database.connections()
			return [
				{ labels: { state: 'idle' }, value: idle },
				{ labels: { state: 'busy' }, value: open - idle },
			]
		},
	)
	add({ name: 'database_pool_waiting', help: 'Statements waiting for a connection' }, () => [
		{ value: database.connections().waiting },
	])
	add({ name: 'database_pool_limit', help: 'Connections that this process may open' }, () => [
		{ value: database.connections().limit },
	])
	add({ name: 'database_replica_used', help: 'Whether the replica is asked: 1, or 0' }, async () =>
		replica ? [{ value: (await replica.state()).kind === 'ready' ? 1 : 0 }] : [],
	)
	add(
		{ name: 'database_replica_stale_seconds', help: 'How far the replica is behind the primary' },
		async () => {
			const staleMs = (await replica?.state())?.staleMs ?? null
			return staleMs === null ? [] : [{ value: staleMs / 1_000 }]
		},
	)
	const pools = (key: 'processes' | 'waiting') => () =>
		poolFigures().map((figures) => ({ labels: { pool: figures.product }, value: figures[key] }))
	add(
		{ name: 'process_pool_processes', help: 'Child processes, by what they make', labelNames: ['pool'] },
		pools('processes'),
	)
	add(
		{ name: 'process_pool_waiting', help: 'Tasks waiting for a child process', labelNames: ['pool'] },
		pools('waiting'),
	)
	const tasks = new Counter({
		name: 'process_pool_tasks_total',
		help: 'Tasks that child processes have ended',
		labelNames: ['pool', 'outcome'],
		registers: [],
		collect() {
			this.reset()
			for (const { product, done, failed } of poolFigures()) {
				this.inc({ pool: product, outcome: 'done' }, done)
				this.inc({ pool: product, outcome: 'failed' }, failed)
			}
		},
	})
	const statements = new Counter({
		name: 'database_statements_total',
		help: 'Statements sent through the pool, without those of transactions',
		registers: [],
		collect() {
			this.reset()
			this.inc(database.statements())
		},
	})
	for (const counter of [tasks, statements]) registry.registerMetric(counter)
}

function measureWork(add: Add, facts: () => Promise<Facts>): void {
	const waitingBy = (key: 'count' | 'oldestSeconds') => async () =>
		((await facts()).waiting ?? []).map((one) => ({ labels: { queue: one.queue }, value: one[key] }))
	add(
		{ name: 'jobs_waiting', help: 'Jobs that a worker could begin, counted to 1000', labelNames: ['queue'] },
		waitingBy('count'),
	)
	add(
		{
			name: 'jobs_oldest_waiting_seconds',
			help: 'How long the first of them could have been done',
			labelNames: ['queue'],
		},
		waitingBy('oldestSeconds'),
	)
	add({ name: 'jobs_failed', help: 'Jobs that were given up, counted to 100' }, async () => {
		const { failed } = await facts()
		return failed ? [{ value: failed.length }] : []
	})
	const messagesBy = (key: 'waiting' | 'failed') => async () => {
		const { messages } = await facts()
		return messages
			? [
					{ labels: { channel: 'mail' }, value: messages.mail[key] },
					{ labels: { channel: 'sms' }, value: messages.sms[key] },
				]
			: []
	}
	add(
		{ name: 'messages_waiting', help: 'Mails and texts that have not gone out', labelNames: ['channel'] },
		messagesBy('waiting'),
	)
	add(
		{ name: 'messages_failed', help: 'Mails and texts that were given up', labelNames: ['channel'] },
		messagesBy('failed'),
	)
}

function measureBusiness(add: Add, facts: () => Promise<Facts>): void {
	add(
		{
			name: 'orders_last_day',
			help: 'Orders placed in the last 24 hours, by the status that they have now',
			labelNames: ['status'],
		},
		async () => {
			const { orders } = await facts()
			return orders === null
				? []
				: orderStatuses.map((status) => ({
						labels: { status },
						value: orders.find((row) => row.status === status)?.count ?? 0,
					}))
		},
	)
	const paymentsBy = (key: 'open' | 'unreconciled') => async () => {
		const { payments } = await facts()
		return payments ? [{ value: payments[key] }] : []
	}
	add({ name: 'payments_open', help: 'Payments that are neither made nor ended' }, paymentsBy('open'))
	add(
		{
			name: 'payments_unreconciled',
			help: 'Of these, the ones that the provider was not asked about for half an hour',
		},
		paymentsBy('unreconciled'),
	)
	add(
		{ name: 'payments_last_event_timestamp_seconds', help: 'When the payment provider last sent an event' },
		async () => seconds((await facts()).providerFacts?.lastEventAt),
	)
}

function measureUpkeep(add: Add, facts: () => Promise<Facts>): void {
	const diskBy = (key: 'freeBytes' | 'totalBytes') => async () => {
		const { disk } = await facts()
		return disk ? [{ value: disk[key] }] : []
	}
	add({ name: 'data_disk_free_bytes', help: 'Free on the disk of DATA_DIR' }, diskBy('freeBytes'))
	add({ name: 'data_disk_size_bytes', help: 'Size of the disk of DATA_DIR' }, diskBy('totalBytes'))
	add(
		{ name: 'backup_last_timestamp_seconds', help: 'When npm run backup last ended with this DATA_DIR' },
		async () => seconds((await facts()).backup?.at),
	)
	add(
		{ name: 'doctor_last_timestamp_seconds', help: 'When npm run doctor last ended with this DATA_DIR' },
		async () => seconds((await facts()).doctor?.at),
	)
	add({ name: 'doctor_findings', help: 'What npm run doctor found then' }, async () => {
		const { doctor } = await facts()
		return doctor ? [{ value: doctor.findings }] : []
	})
	add({ name: 'metrics_unread', help: 'Facts of this page that could not be read just now' }, async () => [
		{ value: (await facts()).unread },
	])
}

/** Adds the shop's metrics to the registry. Nothing is read before the first scrape. */
export function measureShop(registry: Registry, parts: ShopParts): void {
	const add = gaugeIn(registry)
	const facts = sharedReading(parts)
	measureProcess(registry, add, parts)
	measureWork(add, facts)
	measureBusiness(add, facts)
	measureUpkeep(add, facts)
}
