// A few render processes behind one queue; a process that exceeds the time limit is killed and replaced.
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { packageRoot } from '#kit/root.server.ts'
import type { Drawn, RendererReady, RenderOrder, RenderResult } from './render-child.ts'
import type { PictureShape } from '../schemas.ts'

type Job = {
	drawn: Drawn
	shape: PictureShape
	done: (bytes: Uint8Array) => void
	failed: (failure: Error) => void
}
type Renderer = { process: ChildProcess; isReady: boolean; job: Job | null; timer?: NodeJS.Timeout }

type PoolOptions = {
	/** Maximum number of processes. */
	size: number
	/** Path of the renderer's program. */
	script?: string
	/** Time limit of a drawing in milliseconds, from when a loaded renderer receives it. */
	killAfterMs?: number
}

type PoolOrder = Drawn & { shape: PictureShape; isUrgent: boolean }

const rendererScript = join(packageRoot, 'src/pictures/render/render-child.ts')
/** Loading a renderer is slow on a busy machine. */
const loadLimitMs = 60_000
/** Idle renderers stop after this time to free memory. */
const idleMs = 60_000

/** Starts renderers on demand; none runs before the first drawing. */
export function createRenderPool({ size, script = rendererScript, killAfterMs = 10_000 }: PoolOptions) {
	const urgent: Job[] = []
	const patient: Job[] = []
	const renderers = new Set<Renderer>()
	let lastId = 0
	let closed = false

	const start = (): Renderer => {
		const process = fork(script, {
			serialization: 'advanced',
			stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
		})
		const renderer: Renderer = { process, isReady: false, job: null }
		renderers.add(renderer)
		process.on('message', (said: RenderResult | RendererReady) => {
			if ('ready' in said) welcome(renderer)
			else finish(renderer, said)
		})
		process.on('exit', () => {
			clearTimeout(renderer.timer)
			renderers.delete(renderer)
			renderer.job?.failed(new Error('The renderer stopped before the picture was ready'))
			if (!closed) advance()
		})
		process.unref()
		process.channel?.unref()
		return renderer
	}

	const allow = (renderer: Renderer, limitMs: number) => {
		clearTimeout(renderer.timer)
		renderer.timer = setTimeout(() => renderer.process.kill('SIGKILL'), limitMs).unref()
	}

	const welcome = (renderer: Renderer) => {
		renderer.isReady = true
		if (renderer.job) allow(renderer, killAfterMs)
	}

	const finish = (renderer: Renderer, result: RenderResult) => {
		clearTimeout(renderer.timer)
		const { job } = renderer
		renderer.job = null
		if ('bytes' in result) job?.done(result.bytes)
		else job?.failed(new Error(result.failure))
		renderer.timer = setTimeout(() => renderer.process.kill(), idleMs).unref()
		advance()
	}

	const advance = () => {
		while (urgent.length + patient.length > 0) {
			const idle = [...renderers].find((candidate) => !candidate.job)
			const renderer = idle ?? (renderers.size < size ? start() : undefined)
			if (!renderer) return
			const job = urgent.shift() ?? patient.shift()
			if (!job) return
			renderer.job = job
			allow(renderer, renderer.isReady ? killAfterMs : loadLimitMs)
			lastId += 1
			renderer.process.send({ id: lastId, drawn: job.drawn, shape: job.shape } satisfies RenderOrder)
		}
	}

	return {
		/** @throws Error when the drawing fails or takes longer than `killAfterMs`, ten seconds by default. */
		render: ({ shape, isUrgent, ...drawn }: PoolOrder): Promise<Uint8Array> =>
			new Promise((done, failed) => {
				const job = { drawn, shape, done, failed }
				;(isUrgent ? urgent : patient).push(job)
				advance()
			}),
		close: () => {
			closed = true
			for (const renderer of renderers) renderer.process.kill()
		},
	}
}
export type RenderPool = ReturnType<typeof createRenderPool>
