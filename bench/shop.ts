// Starts the built shop as a separate process, with its own port and data folder.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentMb, runningProcesses } from '../scripts/process-figures.ts'

export type Shop = {
	url: string
	folder: string
	/** Processor time of the process so far, all threads, in seconds. */
	cpuSeconds: () => Promise<number>
	/** Resident memory of the process, in bytes. */
	memoryBytes: () => Promise<number>
	/** The same with its child processes, on Linux; what they share with it is counted in each. */
	memoryOfAllBytes: () => Promise<number>
	stop: () => Promise<void>
}

const patienceMs = 300_000

function addressOf(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = ''
		const late = setTimeout(() => reject(new Error(`The shop did not open.\n${output}`)), patienceMs)
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on('data', (part: Buffer) => {
				output += part.toString()
				const url = /Fieldhouse is open at (\S+)/.exec(output)?.[1]
				if (!url) return
				clearTimeout(late)
				resolve(url)
			})
		}
		child.once('exit', () => reject(new Error(`The shop did not open.\n${output}`)))
	})
}

async function metricOf(url: string, name: string): Promise<number> {
	const text = await (await fetch(`${url}/metrics`)).text()
	return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
}

const megabyte = 1_048_576

const childrenBytes = (pid: number): number =>
	runningProcesses()
		.filter(({ parent }) => parent === pid)
		.reduce((sum, child) => sum + residentMb(child.pid) * megabyte, 0)

function run(script: string, given: string[], environment: NodeJS.ProcessEnv): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [script, ...given], {
			env: environment,
			stdio: ['ignore', 'ignore', 'inherit'],
		})
		child.once('error', reject)
		child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} failed`))))
	})
}

/** Resolves when a new shop has finished drawing its pictures in advance. */
export async function untilQuiet(shop: Shop): Promise<void> {
	const restMs = 2_000
	const until = performance.now() + patienceMs
	let before = await shop.cpuSeconds()
	while (performance.now() < until) {
		await new Promise((resolve) => setTimeout(resolve, restMs))
		const now = await shop.cpuSeconds()
		if (now - before < 0.05 * (restMs / 1_000)) return
		before = now
	}
	throw new Error('The shop does not come to rest')
}

export type ShopOptions = {
	/** The number of demo products, in place of the shop's own demo catalog. */
	products?: number
	settings?: Record<string, string>
	/** A module that the process loads before the shop. */
	preload?: string
	/** Fills the shop before it starts. */
	prepare?: (folder: string) => Promise<void>
	/** A data folder of the caller, which stays. A new one is deleted when the shop stops. */
	folder?: string
}

/** Starts the shop, with its own demo catalog or a larger one. */
export async function openShop(options: ShopOptions = {}): Promise<Shop> {
	const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'fieldhouse-bench-'))
	const environment = {
		...process.env,
		...options.settings,
		DATA_DIR: folder,
		PORT: '0',
		LOG_LEVEL: 'error',
	}
	const { products } = options
	if (products !== undefined) await run('scripts/seed.ts', ['--products', String(products)], environment)
	await options.prepare?.(folder)
	const preload = options.preload === undefined ? [] : ['--import', options.preload]
	const child = spawn(process.execPath, [...preload, 'scripts/start.mjs'], {
		env: environment,
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	const url = await addressOf(child)
	const stop = async () => {
		child.kill('SIGTERM')
		await exited
		if (options.folder === undefined) rmSync(folder, { recursive: true, force: true })
	}
	const memoryBytes = () => metricOf(url, 'process_resident_memory_bytes')
	return {
		url,
		folder,
		cpuSeconds: () => metricOf(url, 'process_cpu_seconds_total'),
		memoryBytes,
		memoryOfAllBytes: async () =>
			(await memoryBytes()) + (process.platform === 'linux' ? childrenBytes(child.pid ?? 0) : 0),
		stop,
	}
}
