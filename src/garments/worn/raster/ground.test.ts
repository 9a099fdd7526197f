import { expect, test } from 'vitest'
import { DesignConfig } from '../../schemas.ts'
import { drawn } from '../../templates/index.ts'
import { wornDesign } from '../worn-design.ts'
import { assemble } from './assembly.ts'
import { defaultPitchDeg, frameOf } from './camera.ts'
import { groundShadow } from './ground.ts'

const config = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' })
const [width, height] = [240, 300]

const worn = drawn.flatMap((template) => {
	const garment = wornDesign({ template, config, mode: 'thumb', packs: {} })
	return garment ? [{ id: `${template.id} ${template.version}`, pieces: garment.pieces }] : []
})

test.each(worn)('the shadow of $id ends before its picture does, at every turn', ({ pieces }) => {
	const { positions } = assemble(pieces)
	for (const turnDeg of [0, 20, 45, 90, 135, 180, 225, 270, 315]) {
		const camera = { frame: frameOf(pieces), turnDeg, pitchDeg: defaultPitchDeg, width, height }
		const { rows, alpha } = groundShadow({ positions }, camera)
		const shadeAt = (x: number, row: number) => alpha[row * width + x] ?? 0
		const sides = Array.from({ length: rows }, (_, row) => Math.max(shadeAt(0, row), shadeAt(width - 1, row)))
		const lowest = Array.from({ length: width }, (_, x) => shadeAt(x, rows - 1))
		expect([turnDeg, Math.max(...sides, ...lowest)]).toEqual([turnDeg, 0])
		expect(Math.max(...alpha)).toBeGreaterThan(30)
	}
})
