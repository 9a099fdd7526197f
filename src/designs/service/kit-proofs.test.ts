// One engine: no SQL decides what the pages of a proof say.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskStore } from '#files/object-stores/disk.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKitDesign, insertUniform } from '../../../tests/factories/designs.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { wornSample } from '../../../tests/factories/designs/worn-sample.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import type { ProofOrder } from '../dependencies.server.ts'
import type { ProofInput } from '../proof/input.ts'
import { makeProof as makeWholeProof } from '../proof/make.ts'
import type { DesignPlayer } from '../schemas.ts'
import { makeProof, proofOf, requestProof, sharedProof } from './proofs.server.ts'
import { shareVersion } from './shares.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-proofs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const ordered: ProofOrder[] = []
const dependencies = {
	store: diskStore(folder),
	pictures: { draw: wornSample },
	order: async (_inner: unknown, order: ProofOrder) => void ordered.push(order),
}
const pool = { make: (input: ProofInput) => makeWholeProof(input) }

const team: DesignPlayer[] = [
	{ name: 'Rivera', number: '7', size: 'M', sizes: { pants: 'L' }, quantity: 2 },
	{ name: '', number: '8', size: 'S', sizes: { pants: 'M' }, quantity: 1 },
]

async function designed(configs: Readonly<Record<string, Partial<DesignConfig>>>, players = team) {
	const coach = await newBuyer(context, ['coach'])
	const [designId] = await insertKitDesign(coach, await insertUniform(context), { configs, players })
	return { coach, order: { designId, version: 1 } }
}

/** The text of the finished proof, and of the one behind a public link. */
async function proofsOf({ coach, order }: Awaited<ReturnType<typeof designed>>) {
	await requestProof(coach, dependencies, order)
	await makeProof(context, { pool, dependencies }, order)
	const token = await shareVersion(coach, order)
	return {
		own: await textOfPdf(await proofOf(coach, dependencies, order)),
		shared: await textOfPdf((await sharedProof(context, dependencies, token)).bytes),
	}
}

test('the proof of a kit names every piece, and every player with all that is printed and each size; its link has no player', async () => {
	const configs = { jersey: { playerName: 'Sample' }, pants: { teamName: 'Wildcats', playerNumber: '1' } }
	const { own, shared } = await proofsOf(await designed(configs))
	for (const text of [own, shared]) {
		expect(text).toContain('Jersey · Rawhide Game Jersey')
		expect(text).toContain('Pants · Rawhide Game Pants')
	}
	expect(own).toContain('2 PLAYERS, 3 KITS Jersey: M 2, S 1. Pants: L 2, M 1')
	expect(own).toMatch(/#7 Rivera Jersey M, Pants L × 2 \$[\d.]+ each kit/)
	expect(own).toMatch(/#8 Jersey S, Pants M × 1 \$[\d.]+ each kit/)
	expect(shared).not.toMatch(/Rivera|#7|#8|2 PLAYERS|Pants L/)
})

test('a piece that cannot be made refuses the proof by its name, and nothing is ordered', async () => {
	const { coach, order } = await designed({
		jersey: { teamName: 'Wildcats' },
		pants: { teamName: 'Łódź 東京' },
	})
	const refusal = await requestProof(coach, dependencies, order).catch((failure: unknown) => failure)
	expect(refusal).toMatchObject({ code: 'invalid', message: expect.stringMatching(/^Pants: Team name: /) })
	expect(refusal).not.toMatchObject({ message: expect.stringContaining('Jersey') })
	expect(ordered.map(({ designId }) => designId)).not.toContain(order.designId)
})
