import { expect, test } from 'vitest'
import { DesignConfig } from '../../schemas.ts'
import { drawn } from '../../templates/index.ts'
import { wornDesign } from '../worn-design.ts'
import { defaultPitchDeg, frameOf, project } from './camera.ts'

const config = DesignConfig.parse({ primaryColor: '#ffffff', secondaryColor: '#c21a2c' })
const turns = Array.from({ length: 24 }, (_, turn) => turn * 15)

const worn = drawn.flatMap((template) => {
	const garment = wornDesign({ template, config, mode: 'thumb', packs: {} })
	return garment ? [{ id: `${template.id} ${template.version}`, pieces: garment.pieces }] : []
})

test.each(worn)('$id has room on each side of its picture, as much below as above', ({ pieces }) => {
	const camera = { frame: frameOf(pieces), pitchDeg: defaultPitchDeg, width: 160, height: 200 }
	const box = { left: 160, right: 0, top: 200, bottom: 0 }
	for (const turnDeg of turns)
		for (const { mesh } of pieces) {
			const projected = project(mesh.positions, { ...camera, turnDeg })
			for (let at = 0; at < projected.length; at += 3) {
				box.left = Math.min(box.left, projected[at]!)
				box.right = Math.max(box.right, projected[at]!)
				box.top = Math.min(box.top, projected[at + 1]!)
				box.bottom = Math.max(box.bottom, projected[at + 1]!)
			}
		}
	expect(Math.min(box.left, 160 - box.right)).toBeGreaterThan(160 * 0.04)
	expect(Math.min(box.top, 200 - box.bottom)).toBeGreaterThan(200 * 0.025)
	expect(Math.abs(box.top - (200 - box.bottom))).toBeLessThan(200 * 0.01)
})
