// What waits for the staff, and how the shop sells.
import { note } from '#accounts/service/audit.server.ts'
import { soldOutProducts } from '#catalog/service/low-stock.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { JobDependencies } from '#jobs/dependencies.server.ts'
import { undeliveredMessages } from '#mail/service/failed.server.ts'
import { finishTask, openTasks } from '#orders/service/tasks.server.ts'
import { lateJobs } from '#production/service/board.server.ts'
import { shopDay, shopZone } from '#shop-settings/service/shop.server.ts'
import { mostCounted, salesDays, waitingOf } from '../rules/overview.ts'
import { countsOf } from '../store/overview.server.ts'
import { salesOf } from './sales.server.ts'
import { assertCan } from '#policies/policy.ts'
import { backOfficePolicy } from '../policies.ts'

const topShown = 5

/** In a constant number of statements, which do not wait for each other. @throws Refusal forbidden */
export async function overview(context: ServiceContext, jobs: Pick<JobDependencies, 'failed'> | null) {
	assertCan(context, backOfficePolicy, 'open')
	const { db, now } = context
	const days = { ...salesDays(shopDay(now)), timeZone: shopZone() }
	const [sold, counted, soldOut, late, { mail, sms }, failed, tasks] = await Promise.all([
		salesOf(db, days, topShown),
		countsOf(db, mostCounted + 1),
		soldOutProducts(context, mostCounted + 1),
		lateJobs(context),
		undeliveredMessages(context),
		jobs ? jobs.failed() : [],
		openTasks(context),
	])
	const counts = {
		...counted,
		soldOut,
		failedMails: mail.failed + sms.failed,
		lateJobs: late,
		failedJobs: failed.length,
	}
	return { days, counts, waiting: waitingOf(counts, now), tasks, ...sold }
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
