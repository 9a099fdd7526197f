import { expect, test } from 'vitest'
import { goldenDesigns } from '../../../tests/factories/golden-designs.ts'
import { packsFor } from '../packs.server.ts'
import { renderDesign, resolveDesign } from '../render.ts'
import { loadPacks, loadedPacks } from '../packs-on-demand.ts'
import { inBands, letteringLayer, withoutTextures, wordsOf } from './layers.ts'
import { path, type SceneNode } from '../scene.ts'

const paths = (nodes: readonly SceneNode[]): string[] =>
	nodes.flatMap((node) => {
		if (node.type === 'group') return paths(node.children)
		return node.type === 'path' ? [node.d] : []
	})

const under = goldenDesigns().map(
	({ template, config, view }) => template.draw(view, resolveDesign(template, config, 'preview')).under,
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

test('layers put together are the picture that is proofed', () => {
	for (const { id, ...request } of goldenDesigns().filter((_, index) => index % 2 === 0)) {
		const whole = { ...request, packs: packsFor(request.config, request.template) }
		const [cloth, art, folds] = renderDesign(whole).nodes
		const resolved = resolveDesign(request.template, request.config, request.mode)
		const { under, over } = request.template.draw(request.view, resolved)
		const letters = letteringLayer({ ...whole, config: wordsOf(whole.config) })
		const isLogo = (node: { id?: string }) => node.id?.startsWith('logo-') ?? false
		expect(cloth, id).toMatchObject({ children: under })
		expect(folds, id).toMatchObject({ children: over })
		const drawn = art?.type === 'group' ? art.children : []
		expect(
			drawn.filter((node) => node.type !== 'group' || !isLogo(node)),
			id,
		).toEqual(letters)
	}
})

test('packs fetched on demand are the packs of the server, fetched once', async () => {
	const [design] = goldenDesigns()
	const server = packsFor(design!.config, design!.template)
	const fetched = await loadPacks(Object.keys(server))
	expect(fetched).toEqual(server)
	expect(loadedPacks()).toEqual(server)
	const again = await loadPacks(Object.keys(server))
	for (const id of Object.keys(server)) expect(again[id]).toBe(fetched[id])
	await expect(loadPacks(['comic'])).rejects.toThrow('There is no font comic')
})
