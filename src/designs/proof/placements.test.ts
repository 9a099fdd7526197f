import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { contours } from './production/contours.server.ts'
import { flatParts } from './production/outlines.ts'
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

test('stacked letters are measured as a whole', () => {
	const template = templates['football-jersey']!
	const team = {
		font: 'graduate',
		fill: '#f7f7f5',
		borders: [],
		shape: 'stacked',
		tracking: 0,
		heightIn: 1,
	}
	const config = DesignConfig.parse({
		primaryColor: '#14284f',
		secondaryColor: '#f2b21b',
		teamName: 'Hi',
		lettering: { team },
	})
	const [placement] = placementsOf({ template, config, packs: packsFor(config, template), art: {} })
	expect(placement).toMatchObject({ stacked: true, sizeIn: { height: expect.closeTo(2.18, 2) as number } })
	const parts = placement!.source.kind === 'lettering' ? flatParts(placement!.source.outlines()) : []
	const [body] = contours(parts, template.views[0]!.pxPerInch)
	// H and both parts of a serif I are one ring each: nothing is welded across the gap.
	expect(body!.rings).toHaveLength(2)
})
