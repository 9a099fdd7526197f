// Proofs: how long one takes, how much memory many take, and how they slow down pages.
import { createProofPool } from '../src/designs/proof/proof-pool.server.ts'
import { sampleProof } from '../tests/factories/designs/proof-sample.ts'
import { median } from './load.ts'
import { residentMb } from './proof-orders.ts'
import { measureProofService } from './proof-service.ts'
import type { Finding } from './report.ts'
import type { Shop } from './shop.ts'

const players = 60
const singles = 5
const together = 20
const limitMs = 2000
const limitMb = 600

/** Runs the work and measures the proof processes' peak memory, in MB, all of them together. */
async function peakMb(pids: () => number[], work: () => Promise<unknown>): Promise<number> {
	let peak = 0
	const watch = setInterval(() => {
		peak = Math.max(
			peak,
			pids().reduce((total, pid) => total + residentMb(pid), 0),
		)
	}, 50)
	try {
		await work()
	} finally {
		clearInterval(watch)
	}
	return peak
}

/** Needs no shop: the proof processes are separate. */
async function measureMakers(): Promise<Finding[]> {
	const pool = createProofPool()
	try {
		const input = await sampleProof({ players })
		await pool.make(input)
		const times: number[] = []
		for (let round = 0; round < singles; round += 1) {
			const startedAt = performance.now()
			await pool.make(input)
			times.push(performance.now() - startedAt)
		}
		const startedAt = performance.now()
		const peak = await peakMb(pool.processes, () =>
			Promise.all(
				Array.from({ length: together }, (_, index) => pool.make({ ...input, version: index + 1 })),
			),
		)
		const seconds = (performance.now() - startedAt) / 1000
		const single = median(times)
		return [
			{
				what: `A proof for ${players} players with its pictures`,
				measured: `${Math.round(single)} ms`,
				bar: `< ${limitMs} ms`,
				holds: single < limitMs,
			},
			{
				what: `${together} proofs at once: memory of the makers`,
				measured: `${Math.round(peak)} MB, ${seconds.toFixed(1)} s`,
				bar: `< ${limitMb} MB`,
				holds: peak < limitMb,
			},
		]
	} finally {
		pool.close()
	}
}

export const measureProofs = async (shop: Shop): Promise<Finding[]> => [
	...(await measureMakers()),
	...(await measureProofService(shop)),
]
