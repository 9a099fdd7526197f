// One run of one job: its context, its time limit, and its log entries on failure.
import type { JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { withoutValues } from '#database/failures.server.ts'
import { visitor } from '#kit/roles.ts'
import { inSpan } from '#telemetry/spans.server.ts'
import type { Queue } from './queue.ts'
import { splitTrace } from './trace.server.ts'

export type Worker<Data> = {
	/** Does the job. May run twice when a process dies at the wrong moment: make it idempotent. */
	run: (context: ServiceContext, data: Data) => Promise<void>
	/** Called once when the last try has failed. */
	givenUp?: (context: ServiceContext, data: Data) => Promise<void>
	/** Concurrent jobs of this queue in one process; 1 by default. */
	parallel?: number
}

/** What a process does before each job, such as reading what it keeps of the settings. */
export type BeforeJob = (context: ServiceContext) => Promise<unknown>

type Run = {
	database: Database
	before: BeforeJob
	log: Logger
	queue: Queue<unknown>
	worker: Worker<unknown>
	job: Pick<JobWithMetadata<unknown>, 'id' | 'data' | 'retryCount' | 'retryLimit'>
}

/** A run took longer than its queue allows. */
export class JobTookTooLong extends Error {
	override readonly name = 'JobTookTooLong'
}

function withinLimit(work: Promise<void>, seconds: number): Promise<void> {
	let timer: NodeJS.Timeout | undefined
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new JobTookTooLong(`More than ${seconds} s`)), seconds * 1_000)
	})
	return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Runs a job in a span, in the trace of the request that sent it.
 * @throws the worker's error without personal values: the queue then plans the next try, or none
 */
export function runJob(run: Run): Promise<void> {
	const { queue, job } = run
	const { data, traceparent } = splitTrace(job.data)
	return inSpan(
		{
			name: `job ${queue.name}`,
			kind: 'consumer',
			traceparent,
			attributes: {
				'messaging.system': 'pg-boss',
				'messaging.destination.name': queue.name,
				'fieldhouse.job.attempt': job.retryCount + 1,
			},
		},
		() => tryJob({ ...run, job: { ...job, data } }),
	)
}

async function tryJob({ database, before, log, queue, worker, job }: Run): Promise<void> {
	const jobLog = log.child({ queue: queue.name, job: job.id, attempt: job.retryCount + 1 })
	const context: ServiceContext = {
		db: database.db,
		now: new Date(),
		actor: visitor,
		requestId: job.id,
		log: jobLog,
	}
	try {
		const data = queue.data.parse(job.data)
		await before(context)
		await withinLimit(worker.run(context, data), queue.limitSeconds)
	} catch (failure) {
		if (job.retryCount < job.retryLimit) {
			jobLog.warn({ err: failure }, 'job failed, to be tried again')
			throw withoutValues(failure)
		}
		jobLog.error({ err: failure }, 'job failed for good')
		const data = queue.data.safeParse(job.data)
		if (data.success)
			await worker
				.givenUp?.(context, data.data)
				.catch((second: unknown) => jobLog.error({ err: second }, 'failure not noted'))
		throw withoutValues(failure)
	}
}
