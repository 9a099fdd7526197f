// Proofs from the makers alone: how long one takes, and how much memory many, and long ones, take.
import type { ProofInput } from '../src/designs/proof/input.ts'
import { createProofPool, type ProofPool } from '../src/designs/proof/proof-pool.server.ts'
import { fullProof } from '../tests/factories/designs/full-proof.ts'
import { sampleProof } from '../tests/factories/designs/proof-sample.ts'
import { median } from './load.ts'
import { processorMs, residentMb } from '../scripts/process-figures.ts'
import type { Finding } from './report.ts'

const players = 60
const singles = 5
const together = 20
const limitMs = 2000
const limitMb = 600

const longRoster = 500
const longProofs = 9
const growthLimit = 0.15

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)

/** Runs the work and measures the proof processes' peak memory, in MB, all of them together. */
async function peakMb(pids: () => number[], work: () => Promise<unknown>): Promise<number> {
	let peak = 0
	const watch = setInterval(() => {
		peak = Math.max(peak, sum(pids().map(residentMb)))
	}, 50)
	try {
		await work()
	} finally {
		clearInterval(watch)
	}
	return peak
}

async function withPool<Result>(work: (pool: ProofPool) => Promise<Result>): Promise<Result> {
	// On a busy machine a proof is slow, which is no reason to end it.
	const pool = createProofPool({ limitMs: 300_000 })
	try {
		return await work(pool)
	} finally {
		pool.close()
	}
}

/** The median by the clock, from the request to the finished files, and by the processor. */
const measureSingle = (what: string, input: ProofInput): Promise<Finding[]> =>
	withPool(async (pool) => {
		await pool.make(input)
		const [clock, processor]: [number[], number[]] = [[], []]
		for (let round = 0; round < singles; round += 1) {
			const [startedAt, before] = [performance.now(), sum(pool.processes().map(processorMs))]
			await pool.make(input)
			clock.push(performance.now() - startedAt)
			processor.push(sum(pool.processes().map(processorMs)) - before)
		}
		return [
			{ by: 'by the clock', ms: median(clock) },
			{ by: 'processor time', ms: median(processor) },
		].map(({ by, ms }) => ({
			what: `${what}, ${by}`,
			measured: `${Math.round(ms)} ms`,
			bar: `≤ ${limitMs} ms`,
			holds: ms <= limitMs,
		}))
	})

const measureTogether = (input: ProofInput): Promise<Finding[]> =>
	withPool(async (pool) => {
		const startedAt = performance.now()
		const versions = Array.from({ length: together }, (_, index) => ({ ...input, version: index + 1 }))
		const peak = await peakMb(pool.processes, () =>
			Promise.all(versions.map((version) => pool.make(version))),
		)
		const seconds = (performance.now() - startedAt) / 1000
		return [
			{
				what: `${together} proofs at once: memory of the makers`,
				measured: `${Math.round(peak)} MB, ${seconds.toFixed(1)} s`,
				bar: `< ${limitMb} MB`,
				holds: peak < limitMb,
			},
		]
	})

/** One maker makes one long proof after another; its memory after each third of them is the highest of that third. */
const measureLong = (input: ProofInput): Promise<Finding[]> =>
	withPool(async (pool) => {
		const [processor, kilobytes]: [number[], number[]] = [[], []]
		const thirds: number[] = []
		for (let third = 0; third < 3; third += 1) {
			const peak = await peakMb(pool.processes, async () => {
				for (let at = 0; at < longProofs / 3; at += 1) {
					const before = sum(pool.processes().map(processorMs))
					const { pdf } = await pool.make(input)
					processor.push(sum(pool.processes().map(processorMs)) - before)
					kilobytes.push(pdf.length / 1000)
				}
			})
			thirds.push(peak)
		}
		const [first = Number.NaN, , last = Number.NaN] = thirds
		return [
			{
				what: `Proofs for ${longRoster} players: memory of the maker in each third of ${longProofs}`,
				measured: `${thirds.map(Math.round).join(', ')} MB; ${Math.round(median(processor))} ms of processor time and ${Math.round(median(kilobytes))} kB each`,
				bar: `< ${growthLimit * 100} % more from the first to the last, < ${limitMb} MB`,
				holds: last / first - 1 < growthLimit && last < limitMb,
			},
		]
	})

/** Needs no shop: the proof processes are separate. */
export async function measureProofs(): Promise<Finding[]> {
	const usual = await sampleProof({ players })
	const full = 'a design with 20 logos and marks, turned and stacked letters and an uploaded tile'
	const steps: readonly (() => Promise<Finding[]>)[] = [
		() => measureSingle(`A proof for ${players} players with its pictures`, usual),
		async () => measureSingle(`The same of ${full}`, await fullProof({ players })),
		() => measureTogether(usual),
		async () => measureLong(await fullProof({ players: longRoster })),
	]
	const found: Finding[] = []
	for (const [at, step] of steps.entries()) {
		found.push(...(await step()))
		console.log(`  ${at + 1} of ${steps.length} measured: ${found.at(-1)?.measured}`)
	}
	return found
}
