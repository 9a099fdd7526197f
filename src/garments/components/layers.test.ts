import { expect, test } from 'vitest'
import { goldenDesigns } from '../golden-designs.ts'
import { packsFor } from '../packs.server.ts'
import { renderDesign, resolveLook } from '../render.ts'
import { loadPacks, loadedPacks } from '../packs-on-demand.ts'
import { letteringLayer, wordsOf } from './layers.ts'

test('layers put together are the picture that is proofed', () => {
	for (const { id, ...request } of goldenDesigns().filter((_, index) => index % 2 === 0)) {
		const whole = { ...request, packs: packsFor(request.config, request.template) }
		const [cloth, art, folds] = renderDesign(whole).nodes
		const look = resolveLook(request.template, request.config, request.mode)
		const { under, over } = request.template.draw(request.view, look)
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
