// Undelivered messages and failed jobs: listing and retrying.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { JobDependencies } from '#jobs/dependencies.server.ts'
import { Refusal } from '#kit/errors.ts'
import { resend, troubles } from '#mail/service/failed.server.ts'
import { assertCan } from '#policies/policy.ts'
import { backOfficePolicy } from '../policies.ts'

/** Messages and jobs that need attention. @throws Refusal forbidden */
export async function mailAndJobs(
	context: ServiceContext,
	jobs: JobDependencies | null,
	before: string | null,
) {
	assertCan(context, backOfficePolicy, 'open')
	return { mail: await troubles(context, before), jobs: jobs ? await jobs.failed() : [] }
}
export type MailAndJobs = Awaited<ReturnType<typeof mailAndJobs>>

/** @throws Refusal forbidden, not_found, conflict */
export async function sendMailAgain(
	context: ServiceContext,
	jobs: JobDependencies | null,
	messageId: string,
): Promise<void> {
	assertCan(context, backOfficePolicy, 'open')
	await inTransaction(context, async (inner) => {
		await resend(inner, jobs, messageId)
		await note(inner, { event: 'mail.resent', subject: messageId })
	})
}

/** @throws Refusal forbidden, not_found when there is no such failed job */
export async function tryJobAgain(
	context: ServiceContext,
	jobs: JobDependencies | null,
	jobId: string,
): Promise<void> {
	assertCan(context, backOfficePolicy, 'open')
	if (!(await jobs?.sendAgain(jobId))) throw new Refusal('not_found', 'There is no such failed job any more.')
	await note(context, { event: 'job.retried', subject: jobId })
}
