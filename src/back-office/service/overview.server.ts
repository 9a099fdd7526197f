// Open work for staff: figures and tasks, in a constant number of statements.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { JobDependencies } from '#jobs/dependencies.server.ts'
import { finishTask, openTasks } from '#orders/service/tasks.server.ts'
import { lateJobs } from '#production/service/board.server.ts'
import { countsOf } from '../store/overview.server.ts'
import { assertCan } from '#policies/policy.ts'
import { backOfficePolicy } from '../policies.ts'

/** A variant with at most this many units is low on stock. */
export const lowStock = 5

/** @throws Refusal forbidden */
export async function overview(context: ServiceContext, jobs: Pick<JobDependencies, 'failed'> | null) {
	assertCan(context, backOfficePolicy, 'open')
	const counts = await countsOf(context.db, lowStock)
	const failedJobs = jobs ? (await jobs.failed()).length : 0
	return {
		now: context.now,
		counts: { ...counts, lateJobs: await lateJobs(context), failedJobs },
		tasks: await openTasks(context),
	}
}
export type Overview = Awaited<ReturnType<typeof overview>>

/** Marks a task as done. @throws Refusal forbidden, not_found when it does not exist or is already done */
export async function closeTask(context: ServiceContext, taskId: string): Promise<void> {
	assertCan(context, backOfficePolicy, 'open')
	await inTransaction(context, async (inner) => {
		await finishTask(inner, taskId)
		await note(inner, { event: 'task.done', subject: taskId })
	})
}
