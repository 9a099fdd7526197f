import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sizeChart } from '#catalog/rules/size-charts.ts'
import { packageRoot } from '#kit/root.server.ts'
import { createProofPool } from './proof-pool.server.ts'
import { sampleProof } from '../../../tests/factories/designs/proof-sample.ts'

const script = join(packageRoot, 'tests/factories/designs/stalling-maker.ts')

const poolOf = (options: Parameters<typeof createProofPool>[0]) => {
	const pool = createProofPool(options)
	onTestFinished(() => pool.close())
	return pool
}

test('a maker killed in the middle of a proof is replaced, and the next proof is whole', async () => {
	const pool = poolOf({ size: 1 })
	const input = await sampleProof({ players: 2 })
	const killed = pool.make(input, (share) => {
		if (share >= 0.1 && share < 0.5) for (const pid of pool.processes()) process.kill(pid, 'SIGKILL')
	})
	await expect(killed).rejects.toThrow('stopped before the proof was ready')
	const shares: number[] = []
	const proof = await pool.make(input, (share) => shares.push(share))
	expect(Buffer.from(proof.pdf.slice(0, 5)).toString()).toBe('%PDF-')
	expect(proof.views.map(({ view }) => view)).toEqual(['front', 'back'])
	for (const { png } of proof.views) expect(Buffer.from(png).readUInt32BE(16)).toBe(1000)
	expect(shares.at(-1)).toBe(1)
	expect(shares).toEqual(shares.toSorted((a, b) => a - b))
	const zip = await pool.production(input)
	expect(Buffer.from(zip.slice(0, 2)).toString()).toBe('PK')
	const players = [{ key: '3f9a12c4', name: 'Rivera', number: '7' }]
	const files = await pool.batch(input, { method: 'tackle_twill', players, withShared: true })
	expect(Object.keys(files)).toEqual(
		expect.arrayContaining(['shared/team-front/cut.svg', '3f9a12c4/number-back/cut.pdf']),
	)
}, 60_000)

test('a pool makes the page for families', async () => {
	const pool = poolOf({ size: 1 })
	const input = await sampleProof({ players: 2 })
	const price = { eachCents: 6_210, quantity: 24, sizes: [], fundraisingBp: 0 }
	const { players: _players, roster: _roster, ...design } = input
	const sheet = await pool.familySheet({
		proof: design,
		charts: [sizeChart('tee', ['S', 'M'])],
		price,
		order: null,
		printedAt: input.createdAt,
	})
	expect(Buffer.from(sheet.slice(0, 5)).toString()).toBe('%PDF-')
}, 60_000)

test('the failure of a maker is reported, and it goes on working', async () => {
	const pool = poolOf({ size: 1 })
	const input = await sampleProof()
	await expect(pool.make({ ...input, sceneHash: 'f'.repeat(24) })).rejects.toThrow('the saved design ffff')
	const [maker] = pool.processes()
	await expect(pool.production({ ...input, sceneHash: '0'.repeat(24) })).rejects.toThrow('0000')
	expect(pool.processes()).toEqual([maker])
}, 60_000)

test('a maker that never answers is killed after the limit, and another one takes what waited', async () => {
	const pool = poolOf({ size: 1, script, limitMs: 1_000 })
	const input = await sampleProof()
	const first = await pool.make(input)
	const stall = pool.make({ ...input, designId: 'stall' })
	const waited = pool.make(input)
	await expect(stall).rejects.toThrow('stopped before the proof was ready')
	const second = await waited
	expect(Buffer.from(second.pdf).toString()).not.toBe(Buffer.from(first.pdf).toString())
})

test('never more makers than allowed, however many proofs wait; closing refuses the rest', async () => {
	const pool = poolOf({ size: 2, script })
	const input = await sampleProof()
	const proofs = await Promise.all(Array.from({ length: 12 }, () => pool.make(input)))
	expect(new Set(proofs.map(({ pdf }) => Buffer.from(pdf).toString())).size).toBeLessThanOrEqual(2)
	const stalled = pool.make({ ...input, designId: 'stall' })
	pool.close()
	await expect(stalled).rejects.toThrow('stopped before the proof was ready')
	await expect(pool.make(input)).rejects.toThrow('is closed')
})

test('a program that cannot run fails its proofs one by one instead of hanging', async () => {
	const pool = poolOf({ size: 1, script: `${script}.missing` })
	const input = await sampleProof()
	const orders = [pool.make(input), pool.production(input)]
	for (const result of await Promise.allSettled(orders)) expect(result.status).toBe('rejected')
})
