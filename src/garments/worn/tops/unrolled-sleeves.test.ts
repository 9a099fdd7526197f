import { expect, test } from 'vitest'
import { packsFor } from '../../packs.server.ts'
import { DesignConfig } from '../../schemas.ts'
import { templateAsSaved } from '../../templates/index.ts'
import type { WornGarment } from '../model.ts'
import { wornDesign } from '../worn-design.ts'

function worn(templateId: string, templateVersion: number, sleeveNumbers: string): WornGarment {
	const template = templateAsSaved({ templateId, templateVersion })!
	const config = DesignConfig.parse({
		primaryColor: '#c8ff1a',
		secondaryColor: '#17181c',
		playerNumber: '58',
		styles: { sleeveNumbers, neck: 'v' },
	})
	return wornDesign({ template, config, mode: 'preview', packs: packsFor(config, template) })!
}

/** Numbers are printed unless the design says otherwise. */
const artOn = ({ textures }: WornGarment, id: string) => textures.find((one) => one.id === id)?.printed.length

test.each([
	['football-jersey', 'shoulder'],
	['football-jersey', 'sleeve'],
	['hockey-jersey', 'sleeve'],
])('the sleeves of a %s show the number of the side views: %s', (id, where) => {
	expect([artOn(worn(id, 2, where), 'sleeve-left'), artOn(worn(id, 2, where), 'sleeve-right')]).toEqual([
		1, 1,
	])
	expect(artOn(worn(id, 2, 'none'), 'sleeve-left')).toBe(0)
	expect(artOn(worn(id, 1, where), 'sleeve-left')).toBe(undefined)
})

test('the top line of a sleeve is the middle of its side view, the front towards the wearer’s front', () => {
	const { pieces } = worn('football-jersey', 2, 'none')
	for (const [side, towards] of [
		['left', -1],
		['right', 1],
	] as const) {
		for (const panel of ['front', 'back'] as const) {
			const { mesh, texture } = pieces.find(({ id }) => id === `sleeve-${side}-${panel}`)!
			expect(texture).toBe(`sleeve-${side}`)
			const across = [...mesh.uvs].filter((_, at) => at % 2 === 0).map((x) => x - 200)
			const sense = panel === 'front' ? towards : -towards
			expect(Math.min(...across.map((x) => x * sense))).toBeCloseTo(0, 1)
			expect(Math.max(...across.map((x) => x * sense))).toBeGreaterThan(50)
		}
	}
})

test('the sleeve of a football jersey begins at the shoulder of its side view, 92 px from the top', () => {
	const { pieces } = worn('football-jersey', 2, 'shoulder')
	expect(pieces.find(({ id }) => id === 'sleeve-left-front')!.mesh.uvs[1]).toBeCloseTo(92, 0)
})
