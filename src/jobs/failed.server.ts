// Jobs that failed for good, kept apart from waiting jobs to be inspected and resent.
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'

/** The dead letter queue. It has no worker. */
export const failedQueue = 'failed'

/** How long failed jobs are kept. */
export const failedSettings = { retentionSeconds: 30 * 86_400, deleteAfterSeconds: 86_400 }

export type FailedJob = {
	/** The id for `sendAgain`. */
	id: string
	queue: string
	queuedAt: Date
	failedAt: Date
	/** The error, without the data of the job. */
	reason: string
}

/** The error message of a worker, as the queue stores it. */
const reasonIn = (output: unknown): string => {
	const message = typeof output === 'object' && output !== null && 'message' in output ? output.message : ''
	return typeof message === 'string' ? message : ''
}

/** Newest first, at most a hundred. */
export async function failedJobs(boss: PgBoss): Promise<FailedJob[]> {
	const jobs = await boss.findJobs(failedQueue, { queued: true })
	return jobs
		.map(({ id, createdOn, sourceName, sourceCreatedOn, sourceOutput }) => ({
			id,
			queue: sourceName ?? failedQueue,
			queuedAt: sourceCreatedOn ?? createdOn,
			failedAt: createdOn,
			reason: reasonIn(sourceOutput),
		}))
		.toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
		.slice(0, 100)
}

/** Returns it to its queue with all its retries. @returns false when there is no such failed job */
export const sendAgain = async (boss: PgBoss, id: string): Promise<boolean> =>
	z.uuid().safeParse(id).success && (await boss.redrive(failedQueue, { ids: [id] })) === 1
