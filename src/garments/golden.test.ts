import { expect, test } from 'vitest'
import golden from './golden.json' with { type: 'json' }
import { goldenDesigns } from '../../tests/factories/golden-designs.ts'
import { goldenHashes, sha256 } from '../../tests/factories/golden-hashes.ts'
import { packsFor } from './packs.server.ts'
import type { GarmentTemplate } from './template.ts'
import { drawn } from './templates/index.ts'

// About 300 pictures and 50 meshes: half a minute and more on a busy machine.
const timeout = 180_000

test(
	'every picture is the one that was approved; after a wanted change run node scripts/golden.ts',
	{ timeout },
	async () => {
		expect(await goldenHashes(({ config, template }) => packsFor(config, template))).toEqual(golden)
	},
)

test('golden designs have different ids and cover every view of every version', () => {
	const designs = goldenDesigns()
	expect(new Set(designs.map(({ id }) => id)).size).toBe(designs.length)
	const nameOf = ({ id, version }: GarmentTemplate, view: string) => `${id} ${version} ${view}`
	const views = drawn.flatMap((template) => template.views.map(({ id }) => nameOf(template, id)))
	const covered = new Set(designs.map(({ template, view }) => nameOf(template, view)))
	expect(views.filter((view) => !covered.has(view))).toEqual([])
})

test('the fingerprint is SHA-256', async () => {
	expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
