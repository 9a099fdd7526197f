// Approved designs never change: those with logos in view pixels (schema version 1) render byte-identically before and
// after they are saved in inches. The hashes come from the drawing code of schema version 1.
import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign, type DesignConfig } from '#garments/schemas.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import approved from './approved-designs.json' with { type: 'json' }
import { sceneHash } from './scene-hash.ts'

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function sequence(seed: number): () => number {
	let state = seed
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
		return state / 2 ** 32
	}
}

type Draw = ReturnType<typeof sequence>

/** One number in the formats that the builder, its checks and other programs have written. */
function written(next: Draw, from: number, to: number): number {
	const value = from + next() * (to - from)
	const kinds = [
		Math.round(value),
		Math.round(value * 100) / 100,
		Math.round(value) + 0.01,
		Math.round(value * 1_000) / 1_000,
		Math.round(value) / 3 + (from + to) / 3,
		Math.round(value) + 0.1 + 0.2,
	]
	return kinds[Math.floor(next() * kinds.length)] ?? value
}

/** Stored JSON of four designs per garment: odd hundredths, long decimals, rounding errors, rotations. */
function approvedDesigns(): Record<string, unknown>[] {
	return approved.flatMap(({ templateId, templateVersion }, garment) => {
		const views = templateAsSaved({ templateId, templateVersion })?.views ?? []
		return Array.from({ length: 4 }, (_, turn) => {
			const next = sequence(garment * 4 + turn + 1)
			const logos = Array.from({ length: 1 + turn * 2 }, (__, index) => ({
				url: `/files/art-${index}.svg`,
				placement: 'custom',
				x: written(next, -60, 360),
				y: written(next, -60, 460),
				width: written(next, 41, 400),
				height: written(next, 41, 400),
				rotation: index % 2 === 0 ? 0 : written(next, -180, 180),
				...(index > 0 && { id: `logo${index}`, view: views[index % views.length]?.id ?? 'front' }),
			}))
			return {
				primaryColor: '#14284f',
				secondaryColor: '#f2b21b',
				teamName: 'Wildcats',
				playerNumber: '24',
				playerName: 'Johnson',
				logos: turn === 0 ? [{ url: '/files/art.svg', placement: 'chest' }, ...logos] : logos,
				templateId,
				templateVersion,
				...(turn > 1 && { schemaVersion: 1 }),
			}
		})
	})
}

async function hashOf(config: DesignConfig): Promise<string> {
	const template = templateAsSaved(config)
	if (!template) throw new Error(`No garment template called ${config.templateId}`)
	return sceneHash({ template, config, packs: packsFor(config, template) })
}

test('designs that were approved in view pixels keep their pictures, also when they are saved in inches', async () => {
	const hashes = approved.flatMap((garment) => garment.hashes)
	const designs = approvedDesigns().map((stored) => readDesign(StoredDesign.parse(stored)))
	expect(await Promise.all(designs.map(hashOf))).toEqual(hashes)
	const savedAgain = designs.map((config) =>
		readDesign(StoredDesign.parse(JSON.parse(JSON.stringify(config)))),
	)
	expect(savedAgain).toEqual(designs)
	expect(new Set(savedAgain.map(({ schemaVersion }) => schemaVersion))).toEqual(new Set([2]))
	expect(await Promise.all(savedAgain.map(hashOf))).toEqual(hashes)
})
