import { expect, test } from 'vitest'
import { meshFaults, openEdges } from '../../../../tests/factories/worn-measures.ts'
import { resolveDesign } from '../../render.ts'
import { DesignConfig } from '../../schemas.ts'
import { hockeySocks as versions } from '../../templates/hockey-socks.ts'
import type { Worn } from '../model.ts'

const [, hockeySocks] = versions

const wornIn = (primaryColor: string): Worn => {
	const config = DesignConfig.parse({ primaryColor, secondaryColor: '#17181c' })
	const worn = hockeySocks.worn?.(resolveDesign(hockeySocks, config, 'preview'))
	if (!worn) throw new Error('socks have no worn form')
	return worn
}

test('both socks are sound meshes, joined at their seams and open at both ends', () => {
	const { pieces } = wornIn('#7a1fa2')
	for (const { id, mesh } of pieces) expect(meshFaults(mesh), id).toEqual([])
	for (const name of ['left', 'right']) {
		const skin = pieces.filter(({ id }) => id === `sock-${name}-front` || id === `sock-${name}-back`)
		expect(skin).toHaveLength(2)
		const heights = openEdges(skin.map(({ mesh }) => mesh)).map(([from]) => Number(from.split(',')[1]))
		expect(new Set(heights.map((height) => Math.round(height))).size).toBe(2)
	}
})

test('a pair in other colors has the identical meshes', () => {
	const [one, other] = [wornIn('#7a1fa2'), wornIn('#ffffff')]
	one.pieces.forEach(({ mesh }, at) => expect(other.pieces[at]?.mesh).toBe(mesh))
	expect(one.cloths).not.toEqual(other.cloths)
})
