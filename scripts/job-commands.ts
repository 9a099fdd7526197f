// The commands about jobs that failed for good: arguments in, lines out. They never print a job's data.
import type { Jobs } from '#jobs/service.server.ts'
import { WrongUse } from './wrong-use.ts'

export const jobUsage = `
  jobs failed                        background jobs that were given up, newest first
  jobs retry ID                      put one of them back into its queue`

type Command = { id: string | null }

function parseCommand([, what, id, ...rest]: readonly string[]): Command {
	if (what === 'failed' && id === undefined) return { id: null }
	if (what !== 'retry' || rest.length > 0) throw new WrongUse(`The commands about jobs are:${jobUsage}`)
	if (id === undefined) throw new WrongUse('The id of the job is missing: "jobs failed" shows it.')
	return { id }
}

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

/**
 * Runs one command about jobs; opens the shop only when the arguments are valid.
 * @returns lines to print
 * @throws WrongUse
 */
export async function runJobCommand(
	args: readonly string[],
	open: () => Promise<Pick<Jobs, 'failed' | 'sendAgain'>>,
): Promise<string[]> {
	const { id } = parseCommand(args)
	const jobs = await open()
	if (id !== null) {
		if (!(await jobs.sendAgain(id))) throw new WrongUse(`There is no failed job ${id}.`)
		return ['It is in its queue again; the running shop does it.']
	}
	const failed = await jobs.failed()
	if (failed.length === 0) return ['No job was given up.']
	return failed.map(({ id: name, queue, queuedAt, failedAt, reason }) =>
		[name, minute(queuedAt), minute(failedAt), queue.padEnd(16), reason.split('\n', 1)[0] ?? ''].join('  '),
	)
}
