// A child process for the tests of the process pool.
import { serveTasks } from '#process-pool/child.ts'

const started: string[] = []

const tasks = {
	/** Names of all tasks of this kind that the process has begun. */
	record: (name: string) => {
		started.push(name)
		return started
	},
	stall: (name: string) => new Promise<never>(() => started.push(name)),
	/** Reports progress more often than `limitMs`, for longer than `limitMs` in all. */
	slow: async ({ steps, stepMs }: { steps: number; stepMs: number }, onProgress: (step: number) => void) => {
		for (let step = 1; step <= steps; step += 1) {
			await new Promise((done) => setTimeout(done, stepMs))
			onProgress(step)
		}
		return 'done'
	},
}
export type SampleTasks = typeof tasks

serveTasks(tasks)
