import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ClothKind, WornPiece } from '../model.ts'
import {
	forgetGeometry,
	rasterize,
	renderingVersion,
	texturesFor,
	type DrawnTexture,
	type Pixels,
	type WornView,
} from './rasterize.ts'

/** Half of an ellipse tube, 20 in wide, 10 in deep and 24 in high, with 10 canvas pixels per inch. */
function halfTube(texture: string, { side, scale = 1 }: { side: 1 | -1; scale?: number }): WornPiece {
	const [columns, rows] = [24, 12]
	const positions: number[] = []
	const normals: number[] = []
	const uvs: number[] = []
	const indices: number[] = []
	for (let row = 0; row <= rows; row += 1)
		for (let column = 0; column <= columns; column += 1) {
			const angle = (column / columns - 0.5) * Math.PI
			const [x, z] = [10 * Math.sin(angle), 5 * Math.cos(angle)]
			positions.push(side * x * scale, 54 - (24 * row) / rows, side * z * scale)
			const length = Math.hypot(x / 100, z / 25)
			normals.push((side * x) / 100 / length, 0, (side * z) / 25 / length)
			uvs.push((column / columns) * 240, (row / rows) * 240)
			if (row === rows || column === columns) continue
			const at = row * (columns + 1) + column
			const below = at + columns + 1
			indices.push(at, below, at + 1, at + 1, below, below + 1)
		}
	return {
		id: `${texture}-${scale}`,
		texture,
		cloth: 'woven',
		mesh: {
			positions: new Float32Array(positions),
			normals: new Float32Array(normals),
			uvs: new Float32Array(uvs),
			indices: new Uint32Array(indices),
		},
	}
}

const plain = (color: readonly [number, number, number]): DrawnTexture => {
	const rgba = new Uint8Array(4 * 4 * 4)
	for (let at = 0; at < rgba.length; at += 4) rgba.set([...color, 255], at)
	return {
		box: { x: 0, y: 0, width: 240, height: 240 },
		scale: 4 / 240,
		cloth: { width: 4, height: 4, rgba },
	}
}

const tube = [halfTube('front', { side: 1 }), halfTube('back', { side: -1 })]
const viewOf = (changes: Partial<WornView> = {}): WornView => ({
	pieces: tube,
	pxPerInch: 10,
	reliefIn: 0,
	turnDeg: 0,
	width: 96,
	height: 120,
	...changes,
})
const red = plain([200, 30, 30])
const blue = plain([30, 30, 200])
const redAndBlue = new Map([
	['front', red],
	['back', blue],
])
const pixelAt = ({ width, rgba }: Pixels, x: number, y: number) => [
	...rgba.subarray(4 * (y * width + x)).subarray(0, 4),
]

test('the middle of the front shows the color of its texture', () => {
	const [r = 0, g = 0, b = 0, alpha] = pixelAt(rasterize(viewOf(), redAndBlue), 48, 60)
	expect(r).toBeGreaterThan(150)
	expect(Math.max(g, b)).toBeLessThan(60)
	expect(alpha).toBe(255)
})

test('turned by 180 degrees, the back is seen', () => {
	const [r = 0, , b = 0] = pixelAt(rasterize(viewOf({ turnDeg: 180 }), redAndBlue), 48, 60)
	expect(b).toBeGreaterThan(150)
	expect(r).toBeLessThan(60)
})

test('at 90 degrees, the front is on the left side of the picture', () => {
	const picture = rasterize(viewOf({ turnDeg: 90 }), redAndBlue)
	expect(pixelAt(picture, 40, 60)[0]).toBeGreaterThan(100)
	expect(pixelAt(picture, 56, 60)[2]).toBeGreaterThan(100)
})

test('the nearer piece hides the farther one, whatever their order', () => {
	const pieces = [halfTube('back', { side: 1, scale: 0.9 }), halfTube('front', { side: 1 })]
	for (const ordered of [pieces, pieces.toReversed()]) {
		const [r = 0, , b = 0] = pixelAt(rasterize(viewOf({ pieces: ordered }), redAndBlue), 48, 60)
		expect(r).toBeGreaterThan(b)
	}
})

test('the ground is transparent', () => {
	const picture = rasterize(viewOf(), redAndBlue)
	for (const [x, y] of [
		[0, 0],
		[95, 0],
		[0, 60],
		[48, 2],
	] as const)
		expect(pixelAt(picture, x, y)).toEqual([0, 0, 0, 0])
})

test('the same view gives the same bytes', () => {
	expect(rasterize(viewOf({ turnDeg: 45 }), redAndBlue)).toEqual(
		rasterize(viewOf({ turnDeg: 45 }), redAndBlue),
	)
})

test('only visible textures are asked for, once, with their visible part and a resolution above the picture', () => {
	const [front, ...others] = texturesFor(viewOf({ pieces: [...tube, ...tube] }))
	expect(others).toEqual([])
	expect(front?.id).toBe('front')
	expect(front?.box.x).toBeLessThan(40)
	expect((front?.box.x ?? 0) + (front?.box.width ?? 0)).toBeGreaterThan(200)
	expect(front?.scale).toBeGreaterThan(96 / 30 / 10)
	const turned = texturesFor(viewOf({ turnDeg: 90 }))
	expect(turned.map(({ id }) => id)).toEqual(['front', 'back'])
	expect(turned[0]?.box.width).toBeLessThan(200)
})

test('remembered geometry gives the same bytes as a fresh drawing, in every color', () => {
	const view = viewOf({ turnDeg: 30 })
	rasterize(view, redAndBlue)
	const swapped = new Map([
		['front', blue],
		['back', red],
	])
	const remembered = rasterize(view, swapped)
	forgetGeometry()
	expect(rasterize(view, swapped)).toEqual(remembered)
})

test('white cloth is white, and not clipped', () => {
	const picture = rasterize(viewOf(), new Map([['front', plain([255, 255, 255])]]))
	for (const channel of pixelAt(picture, 48, 60).slice(0, 3)) expect(channel).toBeGreaterThanOrEqual(232)
	const reds = picture.rgba.filter((_, at) => at % 4 === 0)
	expect(Math.max(...reds)).toBeGreaterThanOrEqual(242)
	expect(Math.max(...reds)).toBeLessThanOrEqual(250)
})

test.each([
	[200, 30, 30],
	[20, 40, 79],
	[90, 90, 90],
	[23, 24, 28],
] as const)('cloth of the color %i %i %i that faces the camera keeps its color', (...color) => {
	const picture = rasterize(viewOf(), new Map([['front', plain(color)]]))
	for (const [channel, value] of pixelAt(picture, 48, 60).slice(0, 3).entries())
		expect(Math.abs(value - (color[channel] ?? 0))).toBeLessThanOrEqual(6)
})

test('triangles without area and vertices without a normal do not spoil the picture', () => {
	const [front] = tube
	if (!front) throw new Error('The tube has a front')
	const normals = front.mesh.normals.slice()
	normals.fill(0, 0, 300)
	const indices = Uint32Array.of(...front.mesh.indices, 5, 5, 9, 12, 12, 12)
	const piece = { ...front, mesh: { ...front.mesh, normals, indices } }
	const picture = rasterize(viewOf({ pieces: [piece] }), redAndBlue)
	const opaque = Array.from({ length: 96 * 120 }, (_, pixel) =>
		pixelAt(picture, pixel % 96, Math.floor(pixel / 96)),
	).filter(([, , , alpha]) => alpha === 255)
	expect(opaque.length).toBeGreaterThan(2000)
	// Where the light is not a number, the color is black.
	expect(opaque.every(([r = 0]) => r > 15)).toBe(true)
})

test('sewn art is lit at its edges, dyed art is not', () => {
	const art = plain([200, 30, 30])
	art.cloth.rgba.fill(0, 3 * 16, 4 * 16)
	const raised: DrawnTexture = { ...red, art: { ...art.cloth, rgba: art.cloth.rgba } }
	const textures = new Map([['front', raised]])
	const dyed = rasterize(viewOf({ width: 240, height: 300 }), textures)
	expect(rasterize(viewOf({ width: 240, height: 300, reliefIn: 0.03 }), textures)).not.toEqual(dyed)
	const even = new Map([['front', { ...red, art: red.cloth }]])
	const flat = rasterize(viewOf(), even)
	expect(pixelAt(rasterize(viewOf({ reliefIn: 0.03 }), even), 48, 60)).toEqual(pixelAt(flat, 48, 60))
})

/** Another tube behind the first, which shades it. */
function behind({ mesh, ...piece }: WornPiece): WornPiece {
	const positions = mesh.positions.map((value, at) => value + ([5, 2, -4][at % 3] ?? 0))
	return { ...piece, id: `${piece.id}-behind`, mesh: { ...mesh, positions } }
}

test('what changes pictures of equal input raises renderingVersion, which is part of their names', () => {
	const kinds: readonly ClothKind[] = ['mesh', 'knit', 'fleece', 'rib', 'woven', 'twill', 'cord', 'hard']
	const art = plain([30, 30, 200]).cloth
	art.rgba.fill(0, 3 * 16)
	const textures = new Map([
		['front', { ...red, art }],
		['back', blue],
	])
	const pixels = createHash('sha256')
	for (const cloth of kinds)
		for (const turnDeg of [20, 315]) {
			const pieces = [...tube, ...tube.map(behind)].map((piece) => ({ ...piece, cloth }))
			pixels.update(rasterize(viewOf({ pieces, turnDeg, reliefIn: 0.03 }), textures).rgba)
		}
	expect({ version: renderingVersion, pixels: pixels.digest('hex') }).toEqual({
		version: 5,
		pixels: '4e4e0910b7646967d65412024219969e55689bc2c1a1dd17b5250fe35d8a0d3b',
	})
})
