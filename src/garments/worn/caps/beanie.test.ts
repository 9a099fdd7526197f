import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { gridStretch, meshFaults, openEdges } from '../../../../tests/factories/worn-measures.ts'
import { resolveDesign } from '../../render.ts'
import { DesignConfig } from '../../schemas.ts'
import { beanie as versions } from '../../templates/beanie.ts'
import type { WornMesh } from '../model.ts'
import { wornBeanie } from './beanie.ts'
import { beaniePxPerInch } from './beanie-mesh.ts'

const [, beanie] = versions

const wornAs = (top: string, primaryColor = '#0b7a83') =>
	wornBeanie(
		resolveDesign(
			beanie,
			DesignConfig.parse({ primaryColor, secondaryColor: '#ece4d2', styles: { top } }),
			'preview',
		),
	)
const { pieces } = wornAs('pom')
const mesh = (id: string): WornMesh => {
	const found = pieces.find((piece) => piece.id === id)
	if (!found) throw new Error(`The hat has no ${id}`)
	return found.mesh
}

test('a knit hat has whole meshes', () => {
	expect(
		pieces.flatMap(({ id, mesh: found }) => meshFaults(found).map((fault) => `${id}: ${fault}`)),
	).toEqual([])
	expect(pieces.reduce((sum, piece) => sum + piece.mesh.positions.length / 3, 0)).toBeLessThan(12_500)
})

test('the halves of the dome and of the cuff meet at the sides', () => {
	for (const part of ['dome', 'cuff']) {
		const open = openEdges([mesh(`${part}-front`), mesh(`${part}-back`)]).flat()
		const heights = new Set(open.map((key) => Math.round(Number(key.split(',')[1]))))
		// Only the two ends of the tube are open, and the dome has one.
		expect([...heights].toSorted(), part).toEqual(part === 'dome' ? [69] : [69, 70])
	}
})

test.each(['front', 'back'] as const)('the print on the %s of the cuff has true inches', (id) => {
	const area = beanie.views.find((view) => view.id === id)?.placements[0]?.area ?? { x: 0, y: 0, w: 0, h: 0 }
	const box = { left: area.x, right: area.x + area.w, top: area.y, bottom: area.y + area.h }
	const found = gridStretch(mesh(`cuff-${id}`), box, beaniePxPerInch)
	expect(found.lines).toBeGreaterThan(4)
	expect(found.least).toBeGreaterThan(0.97)
	expect(found.most).toBeLessThan(1.03)
})

test('a knit hat takes its cloth from the canvas and its bleed', () => {
	for (const { id, mesh: found } of pieces)
		found.uvs.forEach((value, index) => {
			expect(value, id).toBeGreaterThanOrEqual(-6)
			expect(value, id).toBeLessThanOrEqual(index % 2 === 0 ? 406 : 500)
		})
})

test('only a hat with a pompom has one, and all share their knit', () => {
	const plain = wornAs('plain', '#17181c')
	expect(pieces.map(({ id }) => id)).toContain('pompom')
	expect(plain.pieces.map(({ id }) => id)).not.toContain('pompom')
	for (const piece of plain.pieces) expect(piece.mesh).toBe(mesh(piece.id))
	expect(plain.cloths[0]?.nodes).not.toEqual(wornAs('plain').cloths[0]?.nodes)
})

test('a knit hat has the same bytes on every machine', () => {
	const hash = createHash('sha256')
	for (const piece of pieces)
		for (const values of [piece.mesh.positions, piece.mesh.normals, piece.mesh.uvs, piece.mesh.indices])
			hash.update(new Uint8Array(values.buffer))
	expect(hash.digest('hex').slice(0, 16)).toBe('67c7f15544289437')
})
