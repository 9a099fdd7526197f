import { expect, test } from 'vitest'
import { brokenSeams, seamText, type TilePixels } from './seams.ts'

function tile(
	colorAt: (x: number, y: number) => readonly [number, number, number, number],
	size = 64,
): TilePixels {
	const data = new Uint8ClampedArray(size * size * 4)
	for (let y = 0; y < size; y += 1)
		for (let x = 0; x < size; x += 1) data.set(colorAt(x, y), (y * size + x) * 4)
	return { width: size, height: size, data }
}

const gray = (value: number) => [value, value, value, 255] as const
const wave = (at: number) => 127 + 120 * Math.sin((at / 64) * 2 * Math.PI)

test.each([
	['a flat color', tile(() => gray(90)), { sides: false, ends: false }],
	['waves that close', tile((x, y) => gray((wave(x) + wave(y)) / 2)), { sides: false, ends: false }],
	['a fade from left to right', tile((x) => gray(x * 4)), { sides: true, ends: false }],
	['a fade from top to bottom', tile((_, y) => gray(y * 4)), { sides: false, ends: true }],
	['a fade across', tile((x, y) => gray((x + y) * 2)), { sides: true, ends: true }],
	[
		'a dot on nothing',
		tile((x, y) => (Math.hypot(x - 32, y - 32) < 20 ? [200, 0, 0, 255] : [9, 9, 9, 0])),
		{ sides: false, ends: false },
	],
	[
		'a dot cut by one side',
		tile((x, y) => (Math.hypot(x, y - 32) < 20 ? [200, 0, 0, 255] : [0, 0, 0, 0])),
		{ sides: true, ends: false },
	],
	['a checkerboard', tile((x, y) => gray((x + y) % 2 === 0 ? 255 : 0)), { sides: false, ends: false }],
	['one pixel', tile(() => gray(1), 1), { sides: false, ends: false }],
])('%s', (_, pixels, expected) => {
	expect(brokenSeams(pixels)).toEqual(expected)
})

test('what is said names the edges', () => {
	expect(seamText({ sides: false, ends: false })).toBeUndefined()
	expect(seamText({ sides: true, ends: false })).toContain('left and right edges')
	expect(seamText({ sides: false, ends: true })).toContain('top and bottom edges')
	expect(seamText({ sides: true, ends: true })).toContain('The edges')
})
