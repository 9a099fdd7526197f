// How the shop is doing: every check on its own, so that one that fails leaves the others.
import { setTimeout as pause } from 'node:timers/promises'
import { lastBackup, lastDoctorRun } from '#backup/service/reports.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { answerTimeMs } from '#database/health.server.ts'
import { proofQueue } from '#designs/service/proofs.server.ts'
import { diskSpace, storeAnswerMs } from '#files/service/health.server.ts'
import type { JobDependencies } from '#jobs/dependencies.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { undeliveredMessages } from '#mail/service/failed.server.ts'
import type { PaymentProvider } from '#payments/contract.ts'
import { providerState } from '#payments/service/provider-state.server.ts'
import { assertCan, can } from '#policies/policy.ts'
import { indexGaps } from '#search/service/gaps.server.ts'
import type { StatusDependencies } from '../dependencies.server.ts'
import { backOfficePolicy } from '../policies.ts'
import { statusRows } from '../rules/status.ts'
import { worstOf, type StatusFacts, type Waiting } from '../rules/status-row.ts'

export type StatusParts = StatusDependencies & {
	/** Null in a process without a queue. */
	jobs: Pick<JobDependencies, 'failed' | 'waiting' | 'isReady'> | null
	mail: Pick<MailDependencies, 'hasMailServer' | 'keepsMails'>
	provider: Pick<PaymentProvider, 'isSandbox' | 'isLive'>
	/** The disk of a folder; by itself as the system reports it. */
	space?: typeof diskSpace
	/** How long a check may take, in milliseconds. */
	limitMs?: number
}

/** No check holds the page up for longer. */
const checkLimitMs = 4_000

/** Runs the check; null when it fails or takes too long, which is logged. */
async function attempted<Fact>(
	{ log }: Pick<ServiceContext, 'log'>,
	{ about, limitMs }: { about: string; limitMs: number },
	check: () => Promise<Fact>,
): Promise<Fact | null> {
	const ended = new AbortController()
	const tooLong = async () => {
		await pause(limitMs, undefined, { signal: ended.signal, ref: false })
		throw new Error(`No answer within ${limitMs} ms`)
	}
	try {
		return await Promise.race([check(), tooLong()])
	} catch (failure) {
		log.warn({ err: failure, about }, 'a check of the status page failed')
		return null
	} finally {
		ended.abort()
	}
}

type QueueState = {
	failed: Awaited<ReturnType<JobDependencies['failed']>>
	waiting: Awaited<ReturnType<JobDependencies['waiting']>>
}

const together = (waiting: QueueState['waiting']): Waiting => ({
	count: waiting.reduce((sum, { count }) => sum + count, 0),
	oldestSeconds: Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds)),
})

/** Of all queues, or of one. */
const workOf = ({ waiting, failed }: QueueState, queue?: string) => ({
	waiting: together(waiting.filter((one) => queue === undefined || one.queue === queue)),
	failed: failed.filter((one) => queue === undefined || one.queue === queue).length,
})

/**
 * Every check as a row, and the worst level among them. A constant number of statements, each with a limit of time.
 * @throws Refusal forbidden
 */
export async function shopStatus(context: ServiceContext, parts: StatusParts) {
	assertCan(context, backOfficePolicy, 'seeStatus')
	const { jobs, store, dataDir, space = diskSpace, limitMs = checkLimitMs } = parts
	const { db, now, actor } = context
	const check = <Fact>(about: string, work: () => Promise<Fact>) =>
		attempted(context, { about, limitMs }, work)
	const [answerMs, replica, queues, messages, storeMs, disk, search, payments, backup, doctor] =
		await Promise.all([
			check('database', () => answerTimeMs(db)),
			check('replica', async () => (await parts.replica?.state()) ?? 'none'),
			check('jobs', async () => jobs && { waiting: await jobs.waiting(), failed: await jobs.failed() }),
			check('messages', () => undeliveredMessages(context)),
			check('files', () => storeAnswerMs(store)),
			check('disk', () => space(dataDir)),
			check('search', () => indexGaps(context)),
			check('payments', () => providerState(context, parts.provider)),
			check('backup', async () => (await lastBackup(dataDir)) ?? 'none'),
			check('doctor', async () => (await lastDoctorRun(dataDir)) ?? 'none'),
		])
	const { hasMailServer = false, keepsMails = false } = parts.mail
	const facts: StatusFacts = {
		now,
		isStaff: can(actor, backOfficePolicy, 'open'),
		code: { version: parts.version, node: process.version },
		database: answerMs === null ? null : { engine: parts.engine, answerMs },
		replica,
		jobs: queues && { isReady: jobs?.isReady() ?? false, ...workOf(queues) },
		proofs: queues && workOf(queues, proofQueue.name),
		messages: messages && { ...messages, hasMailServer, keepsMails },
		files: storeMs === null ? null : { answerMs: storeMs, bucket: store.bucket?.name ?? null },
		disk,
		picturesWaiting: parts.picturesWaiting(),
		search,
		payments,
		backup,
		doctor,
	}
	const rows = statusRows(facts)
	return { rows, worst: worstOf(rows.map(({ level }) => level)), checkedAt: now, isStaff: facts.isStaff }
}
export type ShopStatus = Awaited<ReturnType<typeof shopStatus>>
