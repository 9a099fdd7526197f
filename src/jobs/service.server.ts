// The interface to background work: jobs are stored in the database and outlive the process
// (docs/decisions/006-jobs.md).
import { PgBoss, type JobWithMetadata, type Queue as QueueSettings } from 'pg-boss'
import type { Logger } from 'pino'
import { asAway } from '#database/failures.server.ts'
import { insideTransaction, type Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import {
	connectJobs,
	createWakeUp,
	failedJobs,
	failedQueue,
	failedSettings,
	sendAgain,
	waitingJobs,
	type FailedJob,
	type WaitingJobs,
} from './boss.server.ts'
import { outsideSpans } from '#telemetry/spans.server.ts'
import type { NoData, Queue } from './queue.ts'
import { withTrace } from './trace.server.ts'
import { runJob, type BeforeJob, type Worker } from './run.server.ts'

export type NewJob<Data> = {
	data: Data
	/** A second job of this queue with the same id is not queued; derive it from the subject of the job. */
	id?: string
	/** Not before this instant. */
	startAfter?: Date
}

export type Jobs = {
	/** Registers the worker of a queue; call it before `start`. */
	work: <Data>(queue: Queue<Data>, worker: Worker<Data>) => void
	/** Runs a job on a UTC schedule: `15 * * * *`. Once for all processes; call it before `start`. */
	schedule: (queue: Queue<NoData>, cron: string, worker: Worker<NoData>) => void
	/** Whether jobs can be sent: true once `start` has finished. */
	isReady: () => boolean
	/**
	 * Queues a job inside the open transaction: rolled back with it, started only after its commit.
	 * @throws QueueNotReady before the end of `start`: nothing was done and retrying is safe
	 */
	send: <Data>(inner: ServiceContext, queue: Queue<Data>, job: NewJob<Data>) => Promise<void>
	/** Queues several jobs with as many statements as one takes. @throws QueueNotReady */
	sendMany: <Data>(inner: ServiceContext, queue: Queue<Data>, news: readonly NewJob<Data>[]) => Promise<void>
	/** Migrates the queue's own tables and starts to work. After a failure it may be called again. */
	start: () => Promise<void>
	/** Failed jobs, newest first; failed scheduled jobs are not kept. */
	failed: () => Promise<FailedJob[]>
	/** Jobs that a worker could begin, by queue. */
	waiting: () => Promise<WaitingJobs[]>
	/** Returns a failed job to its queue. @returns false when there is none with this id */
	sendAgain: (id: string) => Promise<boolean>
	/** Takes no more jobs and waits for running ones; one that takes too long is left for a retry. */
	stop: () => Promise<void>
}

/** The queue has not started yet: nothing was queued, and the whole transaction should be retried. */
export class QueueNotReady extends Error {
	override readonly name = 'QueueNotReady'
}

type Registered = { queue: Queue<unknown>; cron: string | null; worker: Worker<unknown> }

/** How often a worker polls; jobs of this process wake it at once. */
const pollSeconds = 2
/** Scheduled jobs are not urgent. */
const schedulePollSeconds = 30
const stopMs = 8_000
/** After this long without a heartbeat from its process, a job is given to another one. */
const silentSeconds = 30
const signSeconds = 10
/** How often such jobs are looked up. */
const lookSeconds = 30

const settingsOf = ({ queue, cron }: Registered) => ({
	retryLimit: queue.retries,
	retryDelay: queue.firstPauseSeconds,
	retryBackoff: true,
	retryDelayMax: queue.longestPauseSeconds,
	// Longer than our own limit, which reports the timeout: this one is for processes that died.
	expireInSeconds: queue.limitSeconds + 30,
	heartbeatSeconds: silentSeconds,
	// Failed scheduled jobs are not kept: they run again anyway.
	...(cron === null && { deadLetter: failedQueue }),
	// Completed jobs are useless; their ids may be queued again after this time.
	deleteAfterSeconds: 86_400,
})

/** Creates new queues and updates those whose settings have changed. @returns the names of queues that existed */
async function ensureQueues(boss: PgBoss, registered: readonly Registered[]): Promise<ReadonlySet<string>> {
	const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
	const ensure = async (name: string, wanted: Omit<QueueSettings, 'name'>) => {
		const present = known.get(name)
		if (!present) await boss.createQueue(name, wanted)
		else if (Object.entries(wanted).some(([key, value]) => Reflect.get(present, key) !== value))
			await boss.updateQueue(name, wanted)
	}
	await ensure(failedQueue, failedSettings)
	for (const entry of registered) await ensure(entry.queue.name, settingsOf(entry))
	return new Set(known.keys())
}

async function ensureSchedules(boss: PgBoss, registered: readonly Registered[]): Promise<void> {
	const present = await boss.getSchedules()
	for (const { name, cron } of present)
		if (!registered.some((entry) => entry.queue.name === name && entry.cron === cron))
			await boss.unschedule(name)
	for (const { queue, cron } of registered)
		if (cron !== null && !present.some((known) => known.name === queue.name && known.cron === cron))
			await boss.schedule(queue.name, cron)
}

type JobsParts = {
	database: Database
	log: Logger
	/** False in a process that only sends, such as a command. */
	works?: boolean
	before?: BeforeJob
}

/** Without the database, every worker fails at every poll: the same message is reported once in ten seconds. */
function oncePerWhile(say: (failure: Error) => void): (failure: Error) => void {
	const loggedAt = new Map<string, number>()
	return (failure) => {
		const now = performance.now()
		for (const [message, at] of loggedAt) if (now - at > 10_000) loggedAt.delete(message)
		if (loggedAt.has(failure.message)) return
		loggedAt.set(failure.message, now)
		say(failure)
	}
}

function createBoss({ database, log, works = true }: JobsParts, connection: ReturnType<typeof connectJobs>) {
	const boss = new PgBoss({
		db: connection.db,
		backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
		schedule: works,
		// A process that works also recovers the jobs of processes that died.
		supervise: works,
		superviseIntervalSeconds: lookSeconds,
		monitorIntervalSeconds: lookSeconds,
		// The shop has no jobs that depend on other jobs.
		flowIntervalSeconds: 3_600,
	})
	boss.on(
		'error',
		oncePerWhile((failure) => log.error({ err: failure }, 'job queue failed')),
	)
	boss.on('warning', ({ message }) => log.warn({ about: message }, 'job queue warns'))
	return boss
}

const includeMetadata = true
const heartbeatRefreshSeconds = signSeconds

/** Opens the queue on the shop's own pool. Stop it before the database is closed. */
export function openJobs(parts: JobsParts): Jobs {
	const { database, log, works = true, before = async () => {} } = parts
	const connection = connectJobs(database)
	let boss = createBoss(parts, connection)
	const registered: Registered[] = []
	const workers = new Map<string, string[]>()
	const wakeUp = createWakeUp((name) => workers.get(name)?.forEach((id) => boss.notifyWorker(id)))
	let isReady = false

	async function begin({ queue, cron, worker }: Registered, name: string): Promise<void> {
		const pollingIntervalSeconds = cron === null ? pollSeconds : schedulePollSeconds
		const options = { pollingIntervalSeconds, includeMetadata, heartbeatRefreshSeconds } as const
		for (let count = 0; count < (worker.parallel ?? 1); count += 1) {
			let id = ''
			const handle = async ([job]: JobWithMetadata<unknown>[]) => {
				// A job was waiting: there may be another one, so poll again without a pause.
				boss.notifyWorker(id)
				if (job) await runJob({ database, before, log, queue, worker, job })
			}
			id = await boss.work(name, options, handle)
			workers.set(name, [...(workers.get(name) ?? []), id])
		}
	}

	async function beginAll(): Promise<void> {
		await boss.start()
		const known = await ensureQueues(boss, registered)
		isReady = true
		if (!works) return
		await ensureSchedules(boss, registered)
		for (const entry of registered) {
			const former = (entry.queue.formerNames ?? []).filter((name) => known.has(name))
			for (const name of [entry.queue.name, ...former]) await begin(entry, name)
		}
		// Jobs of a dead process are recovered now, not at the next check.
		boss.supervise().catch((failure: unknown) => log.error({ err: failure }, 'job queue failed'))
	}

	async function start(): Promise<void> {
		try {
			await beginAll()
		} catch (failure) {
			isReady = false
			workers.clear()
			await boss.stop({ close: false, graceful: false }).catch(() => undefined)
			boss = createBoss(parts, connection)
			throw failure
		}
	}

	const register = <Data>(queue: Queue<Data>, cron: string | null, worker: Worker<Data>) => {
		// Cast: run and parse of one entry belong to the same queue, whatever its data.
		registered.push({ queue, cron, worker } as unknown as Registered)
	}
	/** The work that it starts belongs to no transaction and to no request. */
	const wakeOwn = (queue: string) => insideTransaction.exit(() => outsideSpans(() => wakeUp.soon(queue)))
	return {
		work: (queue, worker) => register(queue, null, worker),
		schedule: (queue, cron, worker) => register(queue, cron, worker),
		isReady: () => isReady,
		send: async ({ db }, queue, { data, id, startAfter }) => {
			if (!isReady) throw asAway(new QueueNotReady(`The queue ${queue.name} has not begun yet`))
			const options = { ...(id && { id }), ...(startAfter && { startAfter }) }
			await connection.inside(db, () => boss.send(queue.name, withTrace(data), options))
			if (works) wakeOwn(queue.name)
		},
		sendMany: async ({ db }, queue, news) => {
			if (!isReady) throw asAway(new QueueNotReady(`The queue ${queue.name} has not begun yet`))
			const sent = news.map(({ data, id, startAfter }) => ({
				data: withTrace(data),
				...(id && { id }),
				...(startAfter && { startAfter }),
			}))
			await connection.inside(db, () => boss.insert(queue.name, sent))
			if (works) wakeOwn(queue.name)
		},
		// Work started here outlives any transaction that it might be called from.
		start: () => insideTransaction.exit(() => outsideSpans(start)),
		failed: () => failedJobs(boss),
		waiting: () => waitingJobs(connection.db),
		sendAgain: (id) => sendAgain(boss, id),
		stop: async () => {
			isReady = false
			wakeUp.stop()
			await boss.stop({ close: false, timeout: stopMs })
		},
	}
}
