// Up to two proof processes behind one queue; a process that stalls or dies is replaced.
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { packageRoot } from '#kit/root.server.ts'
import type { Batch } from './batch.ts'
import type { Files } from './floor/placement-files.ts'
import type { ProofInput } from './input.ts'
import type { OnProgress, Proof } from './make.ts'
import type { ProofAnswer, ProofChildReady, ProofOrder, ProofTask } from './proof-child.ts'

type Done = { proof: Proof } | { zip: Uint8Array } | { files: Files }
type Work = {
	task: ProofTask
	onProgress: OnProgress
	done: (result: Done) => void
	failed: (failure: Error) => void
}
type Maker = { process: ChildProcess; isReady: boolean; work: Work | null; timer?: NodeJS.Timeout }

type PoolOptions = {
	/** Maximum number of processes. */
	size?: number
	/** Path of the child process's program. */
	script?: string
	/** Time limit in milliseconds between two progress messages of a loaded process. */
	killAfterMs?: number
	/** Heap limit of a process in MB; native image memory comes on top. */
	heapMb?: number
	/** Idle processes stop after this many milliseconds to free memory. */
	idleMs?: number
}

const makerScript = join(packageRoot, 'src/designs/proof/proof-child.ts')
/** Loading a process is slow on a busy machine. */
const loadLimitMs = 60_000

/** Idle processes do not keep the parent alive; working ones do. */
function hold({ process }: Maker, isWorking: boolean): void {
	if (isWorking) {
		process.ref()
		process.channel?.ref()
	} else {
		process.unref()
		process.channel?.unref()
	}
}

/** Restarts the maker's time limit. */
function allow(maker: Maker, limitMs: number): void {
	clearTimeout(maker.timer)
	maker.timer = setTimeout(() => maker.process.kill('SIGKILL'), limitMs).unref()
}

type Said = ProofAnswer | ProofChildReady
type Launch = { script: string; heapMb: number; hear: (said: Said) => void; lose: () => void }

/** A small young generation keeps two processes and their drawings small. */
const semiSpaceMb = 4

/** Starts a process. `lose` is called when it exits or fails to start, possibly twice. */
function launch({ script, heapMb, hear, lose }: Launch): Maker {
	const process = fork(script, {
		serialization: 'advanced',
		execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${semiSpaceMb}`],
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	})
	process.on('message', hear)
	process.on('error', () => {
		process.kill('SIGKILL')
		lose()
	})
	process.on('exit', lose)
	return { process, isReady: false, work: null }
}

/** Starts processes on demand; none runs before the first order. */
export function createProofPool(options: PoolOptions = {}) {
	const { size = 2, script = makerScript, killAfterMs = 30_000, heapMb = 256, idleMs = 30_000 } = options
	const waiting: Work[] = []
	const makers = new Set<Maker>()
	let lastId = 0
	let isClosed = false

	const start = (): Maker => {
		const maker = launch({ script, heapMb, hear: (said) => hear(maker, said), lose: () => lose(maker) })
		makers.add(maker)
		return maker
	}

	const lose = (maker: Maker) => {
		if (!makers.delete(maker)) return
		clearTimeout(maker.timer)
		maker.work?.failed(new Error('The process stopped before the proof was ready'))
		if (!isClosed) advance()
	}

	const hear = (maker: Maker, said: Said) => {
		if ('ready' in said) {
			maker.isReady = true
			if (maker.work) allow(maker, killAfterMs)
		} else if ('progress' in said) {
			// On a busy machine a proof may be slow: only one without progress is killed.
			allow(maker, killAfterMs)
			maker.work?.onProgress(said.progress, said.step)
		} else finish(maker, said)
	}

	const finish = (maker: Maker, said: Exclude<ProofAnswer, { progress: number }>) => {
		clearTimeout(maker.timer)
		const { work } = maker
		maker.work = null
		hold(maker, false)
		if ('failure' in said) work?.failed(new Error(said.failure))
		else work?.done(said)
		maker.timer = setTimeout(() => maker.process.kill(), idleMs).unref()
		advance()
	}

	const advance = () => {
		while (waiting.length > 0) {
			const idle = [...makers].find(({ work, process }) => !work && !process.killed && process.connected)
			const maker = idle ?? (makers.size < size ? start() : undefined)
			if (!maker) return
			const work = waiting.shift()
			if (!work) return
			maker.work = work
			hold(maker, true)
			allow(maker, maker.isReady ? killAfterMs : loadLimitMs)
			lastId += 1
			maker.process.send({ id: lastId, ...work.task } satisfies ProofOrder)
		}
	}

	const order = (task: ProofTask, onProgress: OnProgress = () => undefined): Promise<Done> =>
		new Promise((done, failed) => {
			if (isClosed) {
				failed(new Error('No proofs are made any more'))
				return
			}
			waiting.push({ task, onProgress, done, failed })
			advance()
		})

	return {
		/** @throws Error when the proof fails, its process dies or reports nothing for `killAfterMs`. */
		async make(input: ProofInput, onProgress?: OnProgress): Promise<Proof> {
			const result = await order({ kind: 'proof', input }, onProgress)
			if (!('proof' in result)) throw new Error('The process answered something else')
			return result.proof
		},
		/** The production zip. @throws Error as `make` does. */
		async production(input: ProofInput): Promise<Uint8Array> {
			const result = await order({ kind: 'production', input })
			if (!('zip' in result)) throw new Error('The process answered something else')
			return result.zip
		},
		/** Files for several players, by path. @throws Error as `make` does. */
		async batch(input: ProofInput, batch: Batch): Promise<Files> {
			const result = await order({ kind: 'batch', input, batch })
			if (!('files' in result)) throw new Error('The process answered something else')
			return result.files
		},
		/** Process ids of the running processes, for metrics. */
		processes: (): number[] => [...makers].flatMap(({ process }) => process.pid ?? []),
		/** Kills all processes and rejects waiting orders. */
		close() {
			isClosed = true
			for (const work of waiting.splice(0)) work.failed(new Error('No proofs are made any more'))
			for (const maker of makers) maker.process.kill('SIGKILL')
		},
	}
}
export type ProofPool = ReturnType<typeof createProofPool>
