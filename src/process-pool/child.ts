// The child's side of a process pool: performs the tasks that the pool sends.
import { flushCompileCache } from 'node:module'
import { constants, getPriority, setPriority } from 'node:os'
import { Refusal, reasonOf, type RefusalCode } from '#kit/errors.ts'

/** What a child performs, by name. Input, result and progress must survive a structured clone. */
export type Tasks = Record<string, Task>
type Task = (input: never, onProgress: (...progress: unknown[]) => void) => unknown

/** What the pool sends: one task at a time. */
export type Request = { task: string; input: unknown }
/** What the child sends. */
export type Reply =
	/** Sent once, when the process accepts tasks. */
	| { isReady: true }
	| { progress: unknown[] }
	| { result: unknown }
	/** The code is set when the task refused its input, with a message for people. */
	| { failure: string; code?: RefusalCode | undefined }

const reply = (message: Reply) => process.send?.(message)

/** Call it once, when the program has loaded. */
export function serveTasks(tasks: Tasks): void {
	// Page requests take precedence for CPU time. At a lower priority still, a busy server would starve the tasks until
	// they time out. A process that was started at a lower one may not be allowed to raise it.
	const { PRIORITY_BELOW_NORMAL: priority } = constants.priority
	if (getPriority() < priority) setPriority(priority)
	process.on('message', ({ task, input }: Request) => void perform(tasks[task], input))
	process.on('disconnect', () => process.exit(0))
	reply({ isReady: true })
	// A killed process cannot save its compile cache; saving it now speeds up the next process's start.
	flushCompileCache()
}

async function perform(task: Task | undefined, input: unknown): Promise<void> {
	try {
		if (!task) throw new Error('The process has no such task')
		// Cast: the pool's `run` has checked name and input against the types of these tasks.
		const result = await task(input as never, (...progress) => reply({ progress }))
		reply({ result })
	} catch (failure) {
		reply({ failure: reasonOf(failure), code: failure instanceof Refusal ? failure.code : undefined })
	}
}
