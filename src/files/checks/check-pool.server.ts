// One or two checking processes behind one queue; each has limits of time and memory, and is killed beyond them.
import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '#kit/errors.ts'
import { packageRoot } from '#kit/root.server.ts'
import type { CheckerReady, CheckOrder, CheckResult } from './check-child.ts'
import type { CheckedArt } from './art.ts'

type Job = {
	order: Omit<CheckOrder, 'id'>
	done: (art: CheckedArt) => void
	failed: (failure: Error) => void
}
type Checker = { process: ChildProcess; isReady: boolean; job: Job | null; timer?: NodeJS.Timeout }

type PoolOptions = {
	/** Maximum number of processes. */
	size?: number
	/** The script that each process runs. */
	script?: string
	/** Time limit of a check, counted from when a loaded checker has the file. */
	killAfterMs?: number
	pdfKillAfterMs?: number
	/** Resident memory at which a checker is killed. */
	mostMebibytes?: number
	/** Limit of queued files: each takes up to 10 MB. */
	mostWaiting?: number
}

const checkerScript = join(packageRoot, 'src/files/checks/check-child.ts')
/** Time limit for loading a checker; slow on a busy machine. */
const loadLimitMs = 60_000
/** An idle checker is stopped to free its memory. */
const idleMs = 60_000
/** The JavaScript heap alone; pictures are outside it and limited by `mostMebibytes`. */
const heapMebibytes = 256
const watchMs = 100
/** A checker this large after a check is replaced. */
const keptMebibytes = 400

const tooHard =
	'This file takes too much time or memory to open. Please simplify it, or export it as a PNG, and try again.'

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'

/** Resident memory; 0 where the system does not report it. */
function mebibytesOf(pid: number | undefined): number {
	try {
		const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
		return Number(kibibytes ?? 0) / 1024
	} catch {
		return 0
	}
}

/**
 * A checker may read only its own program, write nothing and start nothing. Native code is bound by time and memory
 * limits alone.
 */
const readable = ['src', 'node_modules', 'package.json'].map((name) => realpathSync(join(packageRoot, name)))

const launch = (script: string): ChildProcess =>
	fork(script, {
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
		execArgv: [
			`--max-old-space-size=${heapMebibytes}`,
			'--permission',
			'--allow-addons',
			...readable.map((path) => `--allow-fs-read=${path}`),
		],
		// None of our environment: no database address, no bucket key.
		env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '' },
	})

/** Starts checkers on demand; nothing runs before the first file. */
export function createCheckPool(options: PoolOptions = {}) {
	const { size = 2, script = checkerScript, mostWaiting = 24, mostMebibytes = 900 } = options
	const { killAfterMs = 10_000, pdfKillAfterMs = 15_000 } = options
	const waiting: Job[] = []
	const checkers = new Set<Checker>()
	let lastId = 0
	let closed = false

	const watch = setInterval(() => {
		for (const checker of checkers)
			if (checker.job && mebibytesOf(checker.process.pid) > mostMebibytes) checker.process.kill('SIGKILL')
	}, watchMs).unref()

	const start = (): Checker => {
		const checker: Checker = { process: launch(script), isReady: false, job: null }
		checkers.add(checker)
		checker.process.on('message', (said: CheckResult | CheckerReady) => {
			if ('ready' in said) welcome(checker)
			else finish(checker, said)
		})
		checker.process.on('exit', () => {
			clearTimeout(checker.timer)
			checkers.delete(checker)
			// Exceeding a limit is the upload's fault; a checker that cannot start is ours.
			checker.job?.failed(
				checker.isReady ? new Refusal('invalid', tooHard) : new Error('The checker could not be started'),
			)
			if (!closed) advance()
		})
		checker.process.unref()
		checker.process.channel?.unref()
		return checker
	}

	const allow = (checker: Checker) => {
		clearTimeout(checker.timer)
		if (!checker.job) return
		const forJob = isPdf(checker.job.order.bytes) ? pdfKillAfterMs : killAfterMs
		const limitMs = checker.isReady ? forJob : loadLimitMs
		checker.timer = setTimeout(() => checker.process.kill('SIGKILL'), limitMs).unref()
	}

	const welcome = (checker: Checker) => {
		checker.isReady = true
		allow(checker)
	}

	const finish = (checker: Checker, result: CheckResult) => {
		clearTimeout(checker.timer)
		const { job } = checker
		checker.job = null
		if ('art' in result) job?.done(result.art)
		else if ('refusal' in result) job?.failed(new Refusal('invalid', result.refusal))
		else job?.failed(new Error(`The upload was not checked: ${result.failure}`))
		if (mebibytesOf(checker.process.pid) > keptMebibytes) {
			checkers.delete(checker)
			checker.process.kill()
		} else checker.timer = setTimeout(() => checker.process.kill(), idleMs).unref()
		advance()
	}

	const advance = () => {
		while (waiting.length > 0) {
			const idle = [...checkers].find((candidate) => !candidate.job)
			const checker = idle ?? (checkers.size < size ? start() : undefined)
			const job = checker && waiting.shift()
			if (!job) return
			checker.job = job
			allow(checker)
			lastId += 1
			checker.process.send({ id: lastId, ...job.order } satisfies CheckOrder)
		}
	}

	return {
		/** Checks and rebuilds a file. @throws Refusal with a message for the coach, too_many when the queue is full */
		check: (order: { bytes: Uint8Array; name: string }): Promise<CheckedArt> =>
			new Promise((done, failed) => {
				if (waiting.length >= mostWaiting)
					throw new Refusal(
						'too_many',
						'Many files are being checked right now. Please try again in a minute.',
					)
				waiting.push({ order, done, failed })
				advance()
			}),
		/** Process ids, for measurements. */
		processes: (): number[] => [...checkers].flatMap(({ process: { pid } }) => pid ?? []),
		close: () => {
			closed = true
			clearInterval(watch)
			for (const checker of checkers) checker.process.kill()
		},
	}
}
export type CheckPool = Pick<ReturnType<typeof createCheckPool>, 'check' | 'close'>
