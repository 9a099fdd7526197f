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

async function openWork(context: ServiceContext, jobs: Pick<JobDependencies, 'failed'> | null) {
	const { mail, sms } = await undeliveredMessages(context)
	const counts = {
		...(await countsOf(context.db, mostCounted + 1)),
		soldOut: await soldOutProducts(context, mostCounted + 1),
		failedMails: mail.failed + sms.failed,
		lateJobs: await lateJobs(context),
		failedJobs: jobs ? (await jobs.failed()).length : 0,
	}
	return { counts, tasks: await openTasks(context) }
}

/** In a constant number of statements. @throws Refusal forbidden */
export async function overview(context: ServiceContext, jobs: Pick<JobDependencies, 'failed'> | null) {
	assertCan(context, backOfficePolicy, 'open')
	const days = { ...salesDays(shopDay(context.now)), timeZone: shopZone() }
	// Two at a time: more would take connections from other pages.
	const [sold, { counts, tasks }] = await Promise.all([
		salesOf(context.db, days, topShown),
		openWork(context, jobs),
	])
	return { days, counts, waiting: waitingOf(counts, context.now), tasks, ...sold }
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
