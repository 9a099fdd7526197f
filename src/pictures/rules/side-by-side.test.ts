import { expect, test } from 'vitest'
import { placesOf } from './side-by-side.ts'

const canvas = { width: 400, height: 500 }
const [jersey, pants, cap] = [
	{ width: 28, height: 30 },
	{ width: 18, height: 30 },
	{ width: 7, height: 6 },
]

test('two garments of a body stand one above the other, each in the middle', () => {
	const [top, bottom] = placesOf([jersey, pants], canvas, 1)
	if (!top || !bottom) throw new Error('Both are placed')
	expect(bottom.y).toBeGreaterThanOrEqual(top.y + jersey.height * top.scale)
	expect(top.x + (jersey.width * top.scale) / 2).toBeCloseTo(200)
	expect(bottom.x + (pants.width * bottom.scale) / 2).toBeCloseTo(200)
})

test.each([[[jersey]], [[jersey, pants, cap]], [[jersey, jersey, pants, pants, cap, cap]], [[cap, cap]]])(
	'all garments have one scale, lie within the picture and do not overlap: %j',
	(sizes) => {
		const boxes = placesOf(sizes, canvas, 1).map(({ x, y, scale }, at) => ({
			scale,
			left: x,
			top: y,
			right: x + (sizes[at]?.width ?? 0) * scale,
			bottom: y + (sizes[at]?.height ?? 0) * scale,
		}))
		expect(boxes).toHaveLength(sizes.length)
		expect(new Set(boxes.map(({ scale }) => scale)).size).toBe(1)
		for (const [at, one] of boxes.entries()) {
			expect(Math.min(one.left, one.top)).toBeGreaterThanOrEqual(-0.001)
			expect(one.right).toBeLessThanOrEqual(canvas.width + 0.001)
			expect(one.bottom).toBeLessThanOrEqual(canvas.height + 0.001)
			for (const other of boxes.slice(at + 1))
				expect(
					one.right <= other.left ||
						other.right <= one.left ||
						one.bottom <= other.top ||
						other.bottom <= one.top,
				).toBe(true)
		}
	},
)

test('without garments there are no places', () => {
	expect(placesOf([], canvas, 1)).toEqual([])
})
