// A few child processes behind one queue. Each has limits of time and memory; one that exceeds them or dies is replaced.
import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Refusal } from '#kit/errors.ts'
import { inChildSpan } from '#telemetry/spans.server.ts'
import type { Reply, Request, Tasks } from './child.ts'

export type PoolOptions = {
	/** Path of the child's program, which calls `serveTasks`. */
	script: string
	/** What the tasks produce, for error messages. */
	product: string
	/** Maximum number of processes. */
	size?: number
	/** Time limit of a task in a loaded process, counted anew from each report of progress. */
	limitMs: number
	/** Idle processes stop after this time to free their memory. */
	idleMs?: number
	/** Limit of waiting tasks; the next one throws `QueueFull`. */
	queueLimit?: number
	/** In MiB of resident memory: beyond `limit` a working process is killed, beyond `idleLimit` it is replaced after its task. */
	memory?: { limit: number; idleLimit: number }
	/** Arguments for Node, such as limits of the heap and permissions. */
	execArgv?: string[]
	/** Environment of the processes; by default this process's own. */
	env?: NodeJS.ProcessEnv
	/** Whether the processes' stderr is shown. */
	isSilent?: boolean
}

/** The process was killed or died before its task was done. */
export class ProcessStopped extends Error {
	/** Whether it had loaded: else the task is not the cause. */
	readonly wasReady: boolean
	constructor(product: string, wasReady: boolean) {
		super(`The process stopped before the ${product} was ready`)
		this.wasReady = wasReady
	}
}
export class QueueFull extends Error {}

type Job = {
	task: string
	input: unknown
	limitMs: number
	onProgress: ((...progress: never[]) => void) | undefined
	resolve: (result: never) => void
	reject: (failure: Error) => void
}
type Worker = { process: ChildProcess; isReady: boolean; job: Job | null; timer?: NodeJS.Timeout }

type RunOptions<Task extends Tasks[string]> = {
	/** Urgent tasks go before all others. */
	isUrgent?: boolean
	/** In place of the pool's limit. */
	limitMs?: number
	onProgress?: Parameters<Task>[1]
}

/** Loading a process is slow on a busy machine. */
const loadLimitMs = 60_000
const memoryCheckMs = 100

/** Resident memory of a process in MiB; 0 where the system does not report it. */
function residentMebibytes(pid: number | undefined): number {
	try {
		const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
		return Number(kibibytes ?? 0) / 1024
	} catch {
		return 0
	}
}

const launch = ({ script, isSilent, execArgv, env }: PoolOptions): ChildProcess =>
	fork(script, {
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', isSilent ? 'ignore' : 'inherit', 'ipc'],
		...(execArgv && { execArgv }),
		...(env && { env }),
	})

/** Working processes keep this one alive; idle ones do not. */
function keepAlive({ process }: Worker, isWorking: boolean): void {
	if (isWorking) {
		process.ref()
		process.channel?.ref()
	} else {
		process.unref()
		process.channel?.unref()
	}
}

/** Kills working processes with more than this many MiB. */
function killLarge(workers: ReadonlySet<Worker>, memoryLimit: number): void {
	for (const { job, process } of workers)
		if (job && residentMebibytes(process.pid) > memoryLimit) process.kill('SIGKILL')
}

/** Kills the process after a time; replaces its earlier limit. */
function limit(worker: Worker, limitMs: number): void {
	clearTimeout(worker.timer)
	worker.timer = setTimeout(() => worker.process.kill('SIGKILL'), limitMs).unref()
}

export type PoolFigures = {
	product: string
	processes: number
	waiting: number
	/** Since the start of this process. */
	done: number
	failed: number
}

const openPools = new Set<() => PoolFigures>()

/** The open pools of this process, for metrics; pools of the same product together. */
export function poolFigures(): PoolFigures[] {
	const byProduct = Map.groupBy(
		[...openPools].map((figures) => figures()),
		({ product }) => product,
	)
	const sum = (all: PoolFigures[], key: Exclude<keyof PoolFigures, 'product'>) =>
		all.reduce((total, one) => total + one[key], 0)
	return [...byProduct].map(([product, all]) => ({
		product,
		processes: sum(all, 'processes'),
		waiting: sum(all, 'waiting'),
		done: sum(all, 'done'),
		failed: sum(all, 'failed'),
	}))
}

type Counted = { workers: ReadonlySet<Worker>; queues: readonly (readonly Job[])[] }

/** Shows a pool in `poolFigures` until it is closed. */
function countTasks(product: string, { workers, queues }: Counted) {
	const ended = { done: 0, failed: 0 }
	const figures = (): PoolFigures => ({
		product,
		processes: workers.size,
		waiting: queues.reduce((sum, { length }) => sum + length, 0),
		...ended,
	})
	openPools.add(figures)
	return {
		end: (outcome: keyof typeof ended): void => {
			ended[outcome] += 1
		},
		close: (): void => {
			openPools.delete(figures)
		},
	}
}

const spanOf = (product: string, task: string) =>
	({ name: `process ${product} ${task}`, kind: 'internal' }) as const

/** Starts processes on demand; none runs before the first task. */
export function createProcessPool<Handlers extends Tasks>(options: PoolOptions) {
	const { product, size = 2, idleMs = 60_000, queueLimit = Infinity } = options
	const { limit: memoryLimit, idleLimit } = options.memory ?? { limit: Infinity, idleLimit: Infinity }
	const [urgent, waiting]: [Job[], Job[]] = [[], []]
	const workers = new Set<Worker>()
	let isClosed = false
	const tasks = countTasks(product, { workers, queues: [urgent, waiting] })
	const closed = () => new Error(`The process pool of the ${product} is closed`)

	const memoryCheck =
		options.memory && setInterval(() => killLarge(workers, memoryLimit), memoryCheckMs).unref()

	function start(): Worker {
		const worker: Worker = { process: launch(options), isReady: false, job: null }
		workers.add(worker)
		worker.process.on('message', (message: Reply) => handle(worker, message))
		worker.process.on('exit', () => lose(worker))
		worker.process.on('error', () => {
			worker.process.kill('SIGKILL')
			lose(worker)
		})
		return worker
	}

	/** May be called twice: a failed start emits `error` with or without `exit`. */
	function lose(worker: Worker): void {
		clearTimeout(worker.timer)
		if (!workers.delete(worker)) return
		if (worker.job) tasks.end('failed')
		worker.job?.reject(new ProcessStopped(product, worker.isReady))
		advance()
	}

	function handle(worker: Worker, message: Reply): void {
		const { job } = worker
		if ('isReady' in message) {
			worker.isReady = true
			if (job) limit(worker, job.limitMs)
		} else if ('progress' in message) {
			if (job) limit(worker, job.limitMs)
			job?.onProgress?.(...(message.progress as never[]))
		} else {
			worker.job = null
			tasks.end('result' in message || message.code ? 'done' : 'failed')
			if ('result' in message) job?.resolve(message.result as never)
			else if (message.code) job?.reject(new Refusal(message.code, message.failure))
			else job?.reject(new Error(message.failure))
			rest(worker)
			advance()
		}
	}

	function rest(worker: Worker): void {
		keepAlive(worker, false)
		const isLarge = Number.isFinite(idleLimit) && residentMebibytes(worker.process.pid) > idleLimit
		if (isLarge) workers.delete(worker)
		limit(worker, isLarge ? 0 : idleMs)
	}

	function advance(): void {
		while (urgent.length + waiting.length > 0) {
			const idle = [...workers].find(({ job, process }) => !job && !process.killed && process.connected)
			const worker = idle ?? (workers.size < size ? start() : undefined)
			const job = worker && (urgent.shift() ?? waiting.shift())
			if (!job) return
			worker.job = job
			keepAlive(worker, true)
			limit(worker, worker.isReady ? job.limitMs : loadLimitMs)
			worker.process.send({ task: job.task, input: job.input } satisfies Request)
		}
	}

	return {
		/**
		 * Performs a task in one of the processes.
		 * @throws Refusal or Error as the task does, ProcessStopped beyond a limit, QueueFull, Error when closed
		 */
		run: <Name extends keyof Handlers & string>(
			task: Name,
			input: Parameters<Handlers[Name]>[0],
			{ isUrgent = false, limitMs = options.limitMs, onProgress }: RunOptions<Handlers[Name]> = {},
		): Promise<Awaited<ReturnType<Handlers[Name]>>> =>
			inChildSpan(
				spanOf(product, task),
				() =>
					new Promise((resolve, reject) => {
						if (isClosed) throw closed()
						if (urgent.length + waiting.length >= queueLimit) throw new QueueFull()
						;(isUrgent ? urgent : waiting).push({ task, input, limitMs, onProgress, resolve, reject })
						advance()
					}),
			),
		/** Process ids of the running processes. */
		processes: (): number[] => [...workers].flatMap(({ process: { pid } }) => pid ?? []),
		/** Kills all processes and rejects the tasks that are at work or waiting. */
		close: (): void => {
			isClosed = true
			tasks.close()
			clearInterval(memoryCheck)
			for (const job of [...urgent.splice(0), ...waiting.splice(0)]) job.reject(closed())
			for (const { process } of workers) process.kill('SIGKILL')
		},
	}
}
