// Jobs that failed for good: kept apart from those that wait, to be looked at and sent again.
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'

/** Their queue. Nobody works on it. */
export const failedQueue = 'failed'

/** How long they are kept. */
export const failedSettings = { retentionSeconds: 30 * 86_400, deleteAfterSeconds: 86_400 }

export type FailedJob = {
	/** Names it to `sendAgain`. */
	id: string
	queue: string
	queuedAt: Date
	failedAt: Date
	/** Why, without what the job was about. */
	reason: string
}

/** What a worker threw, as the queue keeps it. */
const reasonIn = (output: unknown): string => {
	const message = typeof output === 'object' && output !== null && 'message' in output ? output.message : ''
	return typeof message === 'string' ? message : ''
}

/** Newest first, a hundred at most. */
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

/** Puts it back into its queue with all its tries. @returns false when there is no such failed job */
export const sendAgain = async (boss: PgBoss, id: string): Promise<boolean> =>
	z.uuid().safeParse(id).success && (await boss.redrive(failedQueue, { ids: [id] })) === 1
