// docs/recipes/job.md, followed: a job that confirms support messages, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Queue } from '#jobs/queue.ts'
import { openJobs, type Jobs } from '#jobs/service.server.ts'
import { insertMessage } from '#support/store/messages.server.ts'
import { supportMessages } from '#support/tables.ts'
import { runJobCommand } from '../scripts/job-commands.ts'
import { openTestDatabase } from './database.ts'

const { database, context } = await openTestDatabase({ seeded: false })

// 1. The definition, in a service of the module.
const confirming: Queue<{ messageId: string }> = {
	name: 'support.confirm',
	data: z.object({ messageId: z.uuid() }),
	retries: 1,
	firstPauseSeconds: 1,
	longestPauseSeconds: 1,
	limitSeconds: 10,
}

// 2. The use case: the message and its job in one transaction.
type Sending = Pick<Jobs, 'send'>
const receive = (given: ServiceContext, jobs: Sending, subject: string): Promise<string> =>
	inTransaction(given, async (inner) => {
		const message = { userId: null, name: 'Dana', email: 'dana@school.test', subject, message: '4XL?' }
		const messageId = await insertMessage(inner.db, message, inner.now)
		await jobs.send(inner, confirming, { data: { messageId }, id: messageId })
		if (subject === '') throw new Error('refused')
		return messageId
	})

// 3. The worker: it first asks whether there is still something to do.
const confirmed: string[] = []
let isMailServerDown = false
async function confirm({ db, now }: ServiceContext, messageId: string): Promise<void> {
	await inTransaction({ ...context, db }, async (inner) => {
		const [message] = await inner.db
			.select({ answeredAt: supportMessages.answeredAt })
			.from(supportMessages)
			.where(eq(supportMessages.id, messageId))
			.for('update')
		if (!message || message.answeredAt) return
		if (isMailServerDown) throw new Error('ECONNECTION')
		confirmed.push(messageId)
		await inner.db.update(supportMessages).set({ answeredAt: now }).where(eq(supportMessages.id, messageId))
	})
}

// 4. The registration, as in `module.ts`.
const givenUp: string[] = []
const supportModule = {
	name: 'support',
	jobs: (jobs: Pick<Jobs, 'work'>) =>
		jobs.work(confirming, {
			run: (given, { messageId }) => confirm(given, messageId),
			givenUp: async (_given, { messageId }) => void givenUp.push(messageId),
		}),
}

const jobs = openJobs({ database, log: pino({ level: 'silent' }) })
supportModule.jobs(jobs)
await jobs.start()
afterAll(() => jobs.stop())

test('the job runs after the commit, and not at all when the transaction was undone', async () => {
	await expect(receive(context, jobs, '')).rejects.toThrow('refused')
	const messageId = await receive(context, jobs, 'Sizes')
	await expect.poll(() => confirmed, { timeout: 10_000 }).toEqual([messageId])
})

test('a job that is delivered again changes nothing', async () => {
	const before = confirmed.length
	const messageId = await receive(context, jobs, 'Again')
	await expect.poll(() => confirmed.length, { timeout: 10_000 }).toBe(before + 1)
	await confirm(context, messageId)
	await confirm(context, randomUUID())
	expect(confirmed).toHaveLength(before + 1)
})

test('a job that fails for good is listed and can be sent again', async () => {
	isMailServerDown = true
	const before = confirmed.length
	const messageId = await receive(context, jobs, 'Down')
	await expect.poll(() => givenUp, { timeout: 20_000 }).toEqual([messageId])
	const run = (...args: string[]) => runJobCommand(['jobs', ...args], async () => jobs)
	await expect
		.poll(() => run('failed'), { timeout: 10_000 })
		.toEqual([expect.stringMatching(/support\.confirm +ECONNECTION$/)])
	const [job] = await jobs.failed()
	isMailServerDown = false
	expect(await run('retry', job?.id ?? '')).toHaveLength(1)
	await expect.poll(() => confirmed.slice(before), { timeout: 10_000 }).toEqual([messageId])
	expect(await jobs.failed()).toEqual([])
})
