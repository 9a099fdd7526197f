// The commands about failed jobs behind `npm run admin`, and their messages for invalid arguments.
import { expect, test } from 'vitest'
import { runJobCommand } from '../scripts/job-commands.ts'

const job = {
	id: '7d6f1c0e-3a52-4e0c-9d0b-1f6a5a2b9c11',
	queue: 'mail.deliver',
	queuedAt: new Date('2026-11-20T15:00:00Z'),
	failedAt: new Date('2026-11-21T02:00:00Z'),
	reason: 'ECONNECTION\n    at somewhere',
}
const run = (...args: string[]) =>
	runJobCommand(args, async () => ({
		failed: async () => [job],
		sendAgain: async (id) => id === job.id,
	}))

test('failed jobs are listed on a line each, and one of them is sent again', async () => {
	expect(await run('jobs', 'failed')).toEqual([
		`${job.id}  2026-11-20 15:00  2026-11-21 02:00  mail.deliver      ECONNECTION`,
	])
	expect(await run('jobs', 'retry', job.id)).toEqual(['It is in its queue again; the running shop does it.'])
	await expect(run('jobs', 'retry', 'x')).rejects.toThrow('There is no failed job x.')
})

test.each([
	[['jobs'], /^The commands about jobs are:/],
	[['jobs', 'failed', 'x'], /^The commands about jobs are:/],
	[['jobs', 'retry'], /^The id of the job is missing/],
	[['jobs', 'retry', 'a', 'b'], /^The commands about jobs are:/],
])('the words %j are refused before the shop is opened', async (args, message) => {
	const neverOpened = () => Promise.reject(new Error('the shop was opened'))
	await expect(runJobCommand(args, neverOpened)).rejects.toThrow(message)
})
