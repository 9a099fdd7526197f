import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { placementsOf, sizeBasis } from './placements.ts'

const cuts = Object.values(templates).flatMap((template) =>
	Object.entries(template.cuts ?? {}).map(([cut, inCut]) => ({ id: template.id, cut, template: inCut })),
)

test.each(cuts)('inches of $id in the cut $cut are those of a size of that cut', ({ cut, template }) => {
	expect(sizeBasis(template)).toMatch(cut === 'youth' ? /^Youth size L$/ : /^Adult size( M)?$/)
})

test('hats and socks have one size or youth and adult ones', () => {
	const bases = Object.values(templates).filter(({ cuts: other }) => !other)
	expect(bases.map(sizeBasis)).toContain('Adult size')
	for (const template of bases) expect(sizeBasis(template)).not.toContain('Youth')
})

test('turned letters have their angle in the placement and level files', () => {
	const template = templates['football-jersey']!
	const colors = { primaryColor: '#14284f', secondaryColor: '#f2b21b' }
	const placementIn = (angleDeg?: number) => {
		const lettering = { places: { team: { front: { rightIn: 1, ...(angleDeg && { angleDeg }) } } } }
		const config = DesignConfig.parse({ ...colors, teamName: 'Wildcats', lettering })
		const placements = placementsOf({ template, config, packs: packsFor(config, template), art: {} })
		return placements.find(({ id }) => id === 'team-front')!
	}
	const [level, turned] = [placementIn(), placementIn(-30)]
	expect([level.rotation, turned.rotation]).toEqual([0, -30])
	expect({ ...turned, rotation: 0, source: null }).toEqual({ ...level, source: null })
	const [one, other] = [level, turned].map(({ source }) => source.kind === 'lettering' && source.outlines())
	expect(other).toEqual(one)
})
