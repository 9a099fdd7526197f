import { expect, test } from 'vitest'
import { templates } from '#garments/templates/index.ts'
import { sizeBasis } from './placements.ts'

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
