import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
	gridStretch,
	meshFaults,
	openEdges,
	pointKeys,
	type Box,
} from '../../../../tests/factories/worn-measures.ts'
import { resolveDesign } from '../../render.ts'
import { DesignConfig } from '../../schemas.ts'
import { snapback as versions } from '../../templates/snapback.ts'
import type { PlacementDef } from '../../template.ts'
import { wornCap } from './cap.ts'
import { capPxPerInch } from './crown-mesh.ts'

const [, snapback] = versions
const shapes = ['flat', 'curved'] as const
const wornAs = (brim: string, back = 'solid', primaryColor = '#c8ff1a') =>
	wornCap(
		resolveDesign(
			snapback,
			DesignConfig.parse({ primaryColor, secondaryColor: '#f7f7f5', styles: { brim, back } }),
			'preview',
		),
	)
const meshesOf = (brim: string) => Object.fromEntries(wornAs(brim).pieces.map(({ id, mesh }) => [id, mesh]))
const mesh = (brim: string, id: string) => {
	const found = meshesOf(brim)[id]
	if (!found) throw new Error(`The cap has no ${id}`)
	return found
}
const boxOf = ({ area }: PlacementDef): Box => ({
	left: area.x,
	right: area.x + area.w,
	top: area.y,
	bottom: area.y + area.h,
})

test.each(shapes)('a cap with a %s brim has whole meshes', (brim) => {
	const { pieces } = wornAs(brim)
	expect(
		pieces.flatMap(({ id, mesh: found }) => meshFaults(found).map((fault) => `${id}: ${fault}`)),
	).toEqual([])
	expect(pieces.reduce((sum, piece) => sum + piece.mesh.positions.length / 3, 0)).toBeLessThan(12_000)
})

test.each(shapes)('the panels of a cap with a %s brim are closed but for the lower edge', (brim) => {
	const panels = ['front', 'left', 'back', 'right'].map((id) => mesh(brim, id))
	const rim = new Set(['sweatband', 'binding', 'edge'].flatMap((id) => pointKeys(mesh(brim, id))))
	const open = openEdges(panels).flat()
	expect(open.length).toBeGreaterThan(100)
	// Nothing is open above the level of the opening's top.
	const heights = open.map((key) => Number(key.split(',')[1]))
	expect(Math.max(...heights)).toBeLessThan(67.5 + 2.1)
	const inFront = open.filter((key) => Number(key.split(',')[2]) > 1.5)
	expect(inFront.length).toBeGreaterThan(20)
	expect(inFront.filter((key) => !rim.has(key))).toEqual([])
})

test.each(shapes)('a %s brim is closed but for its seam, on the very edge of the crown', (brim) => {
	const open = openEdges(['top', 'edge', 'under'].map((id) => mesh(brim, id))).flat()
	const crown = new Set(['front', 'left', 'right'].flatMap((id) => pointKeys(mesh(brim, id))))
	const upper = pointKeys(mesh(brim, 'top')).filter((key) => open.includes(key))
	expect(upper.length).toBeGreaterThan(30)
	expect(upper.filter((key) => !crown.has(key))).toEqual([])
})

test.each(shapes)('a cap with a %s brim shows its print in true inches', (brim) => {
	for (const [id, view, tolerance] of [
		['front', 0, 0.03],
		['back', 1, 0.06],
	] as const) {
		const print = snapback.views[view]?.placements[0] as PlacementDef
		const found = gridStretch(mesh(brim, id), boxOf(print), capPxPerInch)
		expect(found.lines, id).toBeGreaterThan(4)
		expect(found.least, id).toBeGreaterThan(1 - tolerance)
		expect(found.most, id).toBeLessThan(1 + tolerance)
	}
})

test('a cap takes its cloth from within the canvas', () => {
	for (const { id, mesh: found } of wornAs('curved').pieces)
		found.uvs.forEach((value, index) => {
			expect(value, id).toBeGreaterThanOrEqual(0)
			expect(value, id).toBeLessThanOrEqual(index % 2 === 0 ? 400 : 500)
		})
})

test('caps of one cut share their meshes in all colors', () => {
	const [one, other] = [wornAs('flat'), wornAs('flat', 'mesh', '#17181c')]
	for (const [index, piece] of one.pieces.entries()) expect(other.pieces[index]?.mesh).toBe(piece.mesh)
	expect(wornAs('curved').pieces[0]?.mesh).not.toBe(one.pieces[0]?.mesh)
	expect(other.cloths[0]?.nodes).not.toEqual(one.cloths[0]?.nodes)
})

test('a cap has the same bytes on every machine', () => {
	const hash = createHash('sha256')
	for (const brim of shapes)
		for (const piece of wornAs(brim).pieces)
			for (const values of [piece.mesh.positions, piece.mesh.normals, piece.mesh.uvs, piece.mesh.indices])
				hash.update(new Uint8Array(values.buffer))
	expect(hash.digest('hex').slice(0, 16)).toBe('53070c85fb50ec17')
})
