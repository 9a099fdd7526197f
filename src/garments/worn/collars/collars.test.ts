import { expect, test } from 'vitest'
import { meshFaults, openEdges, pointKeys } from '../../../../tests/factories/worn-measures.ts'
import { resolveDesign } from '../../render.ts'
import { DesignConfig } from '../../schemas.ts'
import { templates } from '../../templates/index.ts'
import type { WornPiece } from '../model.ts'

/** The pieces of each garment's collar. */
const collars = {
	hoodie: /^(hood-|pocket)/,
	polo: /^(collar|placket)/,
	'quarter-zip': /^(collar|zip)/,
	'baseball-jersey': /^placket/,
	'hockey-jersey': /^(lace|strap)/,
} as const
const ids = Object.keys(collars) as (keyof typeof collars)[]

function wornAs(id: string, primaryColor = '#c8ff1a') {
	const template = templates[id]
	const config = DesignConfig.parse({ primaryColor, secondaryColor: '#4b2e1e' })
	const worn = template?.worn?.(resolveDesign(template, config, 'preview'))
	if (!worn) throw new Error(`${id} is not worn`)
	return worn
}
const collarOf = (id: keyof typeof collars, color?: string): WornPiece[] =>
	wornAs(id, color).pieces.filter((piece) => collars[id].test(piece.id))

test.each(ids)('the collar of a %s has whole meshes of few points', (id) => {
	const pieces = collarOf(id)
	expect(pieces.length).toBeGreaterThan(1)
	expect(pieces.flatMap((piece) => meshFaults(piece.mesh).map((fault) => `${piece.id}: ${fault}`))).toEqual(
		[],
	)
	expect(pieces.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0)).toBeLessThan(12_000)
})

test.each(ids)('the collar of a %s takes its cloth from a canvas of its own or of the shirt', (id) => {
	const { cloths } = wornAs(id)
	for (const { mesh, texture } of collarOf(id)) {
		expect(cloths.map((cloth) => cloth.id)).toContain(texture)
		mesh.uvs.forEach((value, index) => {
			expect(value).toBeGreaterThanOrEqual(-14)
			expect(value).toBeLessThanOrEqual((index % 2 === 0 ? 400 : 500) + 14)
		})
	}
})

test.each(ids)('collars of a %s in other colors share their meshes', (id) => {
	const other = collarOf(id, '#14284f')
	for (const [index, piece] of collarOf(id).entries()) expect(other[index]?.mesh).toBe(piece.mesh)
})

test.each(ids)(
	'the numbers of the collar of a %s are rounded, so that they are the same on every machine',
	(id) => {
		for (const { mesh } of collarOf(id)) {
			expect(mesh.positions.every((value) => Number.isInteger(value * 1024))).toBe(true)
			expect(mesh.normals.every((value) => Number.isInteger(value * 4096))).toBe(true)
			expect(mesh.uvs.every((value) => Number.isInteger(value * 1024))).toBe(true)
		}
	},
)

test('shell and lining of a hood meet at its edge; only their seams at the shirt are open', () => {
	const [shell, lining] = ['hood-shell', 'hood-lining'].map(
		(id) => collarOf('hoodie').find((piece) => piece.id === id)?.mesh,
	)
	if (!shell || !lining) throw new Error('The hoodie has no hood')
	const points = new Set(pointKeys(shell))
	const shared = new Set(pointKeys(lining).filter((key) => points.has(key)))
	expect(shared.size).toBe(76)
	const open = openEdges([shell, lining])
	expect(open.length).toBe(2 * 76)
	expect(open.flat().filter((key) => shared.has(key))).toEqual([])
})

test('the leaves of a polo collar meet at the back and are open in front', () => {
	const [left, right] = ['collar-left', 'collar-right'].map(
		(id) => collarOf('polo').find((piece) => piece.id === id)?.mesh,
	)
	if (!left || !right) throw new Error('The polo has no leaves')
	const other = new Set(pointKeys(right))
	const shared = pointKeys(left).filter((key) => other.has(key))
	expect(shared.length).toBeGreaterThan(15)
	expect(shared.every((key) => key.startsWith('0,'))).toBe(true)
	expect(Math.min(...pointKeys(left).map((key) => Number(key.split(',')[0])))).toBe(0)
	expect(
		openEdges([left, right])
			.flat()
			.filter((key) => shared.includes(key)).length,
	).toBeLessThan(shared.length)
})

test('buttons stand out of the placket, and the placket out of the jersey', () => {
	const pieces = wornAs('baseball-jersey').pieces
	/** z on the front's center line, between the two nearest points of a piece. */
	const depthOf = (id: string, y: number) => {
		const points = pieces.find((piece) => piece.id === id)?.mesh.positions ?? new Float32Array()
		const line = Array.from({ length: points.length / 3 }, (_, index) =>
			Array.from(points.subarray(index * 3, index * 3 + 3)),
		)
			.filter(([x]) => Math.abs(x as number) < 0.01)
			.toSorted((a, b) => (b[1] as number) - (a[1] as number))
		const below = line.findIndex((point) => (point[1] as number) <= y)
		const [upper, lower] = [line[below - 1] as number[], line[below] as number[]]
		const t = ((upper[1] as number) - y) / ((upper[1] as number) - (lower[1] as number))
		return (upper[2] as number) + ((lower[2] as number) - (upper[2] as number)) * t
	}
	const buttons = pieces.find((piece) => piece.id === 'placket-buttons')?.mesh.positions ?? new Float32Array()
	const [, y, z] = [...buttons] as [number, number, number]
	expect(depthOf('placket', y)).toBeGreaterThan(depthOf('trunk-front', y) + 0.03)
	expect(z).toBeGreaterThan(depthOf('placket', y) + 0.03)
})

test('the collar of a quarter zip is two layers that are open at the seam only', () => {
	const collar = collarOf('quarter-zip').find(({ id }) => id === 'collar')?.mesh
	if (!collar) throw new Error('The quarter zip has no collar')
	const heights = (keys: readonly string[]) => keys.map((key) => Number(key.split(',')[1]))
	const open = heights(openEdges([collar]).flat())
	const all = heights(pointKeys(collar))
	const [least, most] = [Math.min(...all), Math.max(...all)]
	expect(most - least).toBeGreaterThan(3)
	expect(Math.max(...open)).toBeLessThan(least + 0.55 * (most - least))
})

test('the zip is closed below the collar and open along it', () => {
	const sides = collarOf('quarter-zip').find(({ id }) => id === 'zip-sides')?.mesh
	if (!sides) throw new Error('The quarter zip has no open sides')
	const points = pointKeys(sides).map((key) => key.split(',').map(Number) as [number, number, number])
	const heights = points.map(([, y]) => y)
	const [low, high] = [Math.min(...heights), Math.max(...heights)]
	const gap = (y: number) =>
		2 * Math.min(...points.flatMap(([x, height]) => (Math.abs(height - y) < 0.25 ? [Math.abs(x)] : [])))
	expect(gap(low)).toBeLessThan(0.15)
	expect(gap(high)).toBeGreaterThan(1.5)
})

test('the side seams of a polo are open for two inches above the hem, and closed above', () => {
	const [front, back] = ['trunk-front', 'trunk-back'].map(
		(id) => wornAs('polo').pieces.find((piece) => piece.id === id)?.mesh,
	)
	if (!front || !back) throw new Error('The polo has no trunk')
	const points = pointKeys(front).map((key) => key.split(',').map(Number) as [number, number, number])
	const other = new Set(pointKeys(back))
	const hem = Math.min(...points.map(([, y]) => y))
	/** Points of the front's left edge, from a height above the hem to another. */
	const edge = (from: number, to: number) =>
		points.filter((point, index) => index % 65 === 64 && point[1] > hem + from && point[1] <= hem + to)
	expect(edge(-1, 1.8).length).toBeGreaterThan(3)
	expect(edge(-1, 1.8).filter((point) => other.has(point.join()))).toEqual([])
	expect(edge(2.7, 12).length).toBeGreaterThan(10)
	expect(edge(2.7, 12).filter((point) => !other.has(point.join()))).toEqual([])
})
