import { expect, test } from 'vitest'
import { resolveLook } from '../render.ts'
import { path, type SceneNode } from '../scene.ts'
import { goldenDesigns } from '../golden-designs.ts'
import { inBands, withoutTextures } from './bands.ts'

const paths = (nodes: readonly SceneNode[]): string[] =>
	nodes.flatMap((node) => {
		if (node.type === 'group') return paths(node.children)
		return node.type === 'path' ? [node.d] : []
	})

const under = goldenDesigns().map(
	({ template, config, view }) => template.draw(view, resolveLook(template, config, 'preview')).under,
)

test('bands are the same lines in the same order', () => {
	for (const nodes of under) expect(paths(inBands(nodes)).join('')).toBe(paths(nodes).join(''))
})

test('no band is long, and whatever is no texture stays in one piece', () => {
	const line = 'M0 0C1 1 2 2 3 3'
	const seam = path(line.repeat(60), { stroke: '#000000' })
	const mesh = path('M0 0H100'.repeat(60), { stroke: '#000000', dash: [0, 3] })
	expect(inBands([seam])).toEqual([seam])
	const [banded] = inBands([mesh])
	const pieces = banded?.type === 'group' ? banded.children : []
	expect(pieces).toHaveLength(8)
	expect(withoutTextures([seam, mesh])).toEqual([seam])
})

test('without textures a jersey keeps its cloth and loses most of its path data', () => {
	const [jersey] = under
	const before = paths(jersey!).join('').length
	expect(paths(withoutTextures(jersey!)).join('').length).toBeLessThan(before / 2)
	expect(withoutTextures(jersey!)).toHaveLength(jersey!.length)
})
