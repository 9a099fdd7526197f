import { expect, test } from 'vitest'
import type { ClothKind } from '../model.ts'
import { sheens, structureAt, structureTile } from './cloth.ts'

// Cast: the keys of a record of all kinds.
const kinds = Object.keys(sheens) as ClothKind[]
const size = 128

test.each(kinds)('a tile of %s continues at its opposite edges and keeps the color on average', (kind) => {
	const { values } = structureTile(kind, size)
	const at = (column: number, row: number) => values[(row % size) * size + (column % size)]!
	const steps = (from: number) =>
		Array.from({ length: size }, (_, other) => [
			Math.abs(at(from + 1, other) - at(from, other)),
			Math.abs(at(other, from + 1) - at(other, from)),
		]).flat()
	const inside = Array.from({ length: size - 1 }, (_, from) => Math.max(...steps(from)))
	expect(Math.max(...steps(size - 1))).toBeLessThanOrEqual(Math.max(...inside) * 1.05)
	expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.01)
})

test('a tile shows what the rasterizer shows there', () => {
	const { widthIn, heightIn, values } = structureTile('mesh', size)
	for (const [column, row] of [
		[0, 0],
		[17, 40],
		[60, 90],
	] as const) {
		const spot = { x: (column / size) * widthIn, y: (row / size) * heightIn, inchesPerPixel: 0 }
		expect(values[row * size + column]).toBeCloseTo(structureAt('mesh', spot), 5)
	}
})
