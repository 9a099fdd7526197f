// The built shop as a process that is killed and restarted at the same address.
import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from '#app/http/http-server.ts'

export type ChaosShop = {
	url: string
	/** Of the running process. */
	pid: () => number | undefined
	/** Resolves when the shop accepts requests: at once, or after the current start. */
	opened: () => Promise<void>
	/** Starts the process. @returns the duration in milliseconds */
	start: () => Promise<number>
	/** `kill -9`; resolves when the process is gone. */
	kill: () => Promise<void>
	/** Sends SIGTERM. @throws Error when the exit code is not 0 */
	stop: () => Promise<void>
	/** Failures as lines of the processes' logs. */
	failures: () => string[]
}

const startLimitMs = 60_000

/** Whether a log line reports a failure. */
const isFailure = (line: string): boolean => /^\{"level":"(?:error|fatal)"/.test(line)

/** A process that serves pages, or one that only runs jobs. */
export type ProcessKind = 'web' | 'worker'

/** What it prints once it is at work. */
const openLines: Record<ProcessKind, string> = {
	web: 'Fieldhouse is open at',
	worker: 'The Fieldhouse worker is at work.',
}

function listenTo(child: ChildProcess, openLine: string, failures: string[]): Promise<void> {
	return new Promise((resolve, reject) => {
		let output = ''
		const limit = setTimeout(() => reject(new Error(`The shop did not open.\n${output}`)), startLimitMs)
		for (const stream of [child.stdout, child.stderr])
			stream?.on('data', (part: Buffer) => {
				const text = part.toString()
				failures.push(...text.split('\n').filter(isFailure))
				if (output.length < 10_000) output += text
				if (!output.includes(openLine)) return
				clearTimeout(limit)
				resolve()
			})
		child.once('exit', (code) => {
			clearTimeout(limit)
			reject(new Error(`The shop stopped with code ${code}.\n${output}`))
		})
	})
}

export type ProcessOptions = {
	kind?: ProcessKind
	port?: number
	/** The folder of a built release; by itself this one. */
	release?: string
}

/** Starts no process yet. The port is free but not reserved; sessions and payment pages contain it. */
export async function chaosShop(
	environment: Record<string, string>,
	{ kind = 'web', port, release = '.' }: ProcessOptions = {},
): Promise<ChaosShop> {
	const ownPort = port ?? (await freePort('127.0.0.1'))
	const failures: string[] = []
	let child: ChildProcess | undefined
	// The shop ends with the run.
	process.once('exit', () => child?.kill('SIGKILL'))
	let gate = Promise.withResolvers<void>()

	const end = (signal: NodeJS.Signals): Promise<number | null> => {
		gate = Promise.withResolvers<void>()
		const ending = child
		child = undefined
		return new Promise((resolve) => {
			if (!ending || ending.exitCode !== null) return resolve(ending?.exitCode ?? 0)
			ending.once('exit', (code) => resolve(code))
			ending.kill(signal)
		})
	}
	/** An unexpected exit: pending and later calls of `opened` reject. */
	const endedByItself = (code: number | null) => {
		gate = Promise.withResolvers<void>()
		gate.promise.catch(() => {})
		gate.reject(new Error(`The shop ended by itself with code ${code}.`))
	}
	return {
		url: `http://127.0.0.1:${ownPort}`,
		pid: () => child?.pid,
		opened: () => gate.promise,
		start: async () => {
			const startedAt = performance.now()
			const starting = spawn(
				process.execPath,
				['scripts/start.mjs', ...(kind === 'worker' ? ['worker'] : [])],
				{
					env: {
						...process.env,
						NODE_ENV: 'production',
						LOG_LEVEL: 'error',
						PORT: String(ownPort),
						...environment,
					},
					cwd: release,
					stdio: ['ignore', 'pipe', 'pipe'],
				},
			)
			child = starting
			await listenTo(starting, openLines[kind], failures)
			starting.once('exit', (code) => {
				if (child === starting) endedByItself(code)
			})
			gate.resolve()
			return performance.now() - startedAt
		},
		kill: async () => {
			await end('SIGKILL')
		},
		stop: async () => {
			const code = await end('SIGTERM')
			if (code !== 0) throw new Error(`The shop ended with code ${code} when it was asked to stop`)
		},
		failures: () => failures,
	}
}
