import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, boxAround, contains, cornersOf, gapToPoints, overlapDepth, sharedArea } from '../boxes.ts'
import { keptInside, pulled } from '../frames.ts'
import { areaBox, areaOf, areaUnder, isPrintable, movedInto, usableArea } from '../print-areas.ts'
import { centerLine, snapLines, snapMove } from '../snapping.ts'
import {
	canvasOf,
	firstFrame,
	frameInInches,
	frameInPixels,
	isLargeEnough,
	minSide,
	toInches,
	toPixels,
	type Frame,
	type PixelFrame,
} from '../units.ts'

/** An adult top: 40 view pixels are 3 in. */
const jersey = { width: 400, height: 500, pxPerInch: 40 / 3 }
const chest = { name: 'Chest', area: { x: 120, y: 140, w: 160, h: 60 }, maxIn: { w: 12, h: 5 } }
const pocket = { name: 'Pocket', area: { x: 220, y: 150, w: 40, h: 30 }, maxIn: { w: 3, h: 2 } }
const view = { ...jersey, placements: [chest, pocket] }
const frame = (part: Partial<Frame> = {}): Frame => ({
	x: 10,
	y: 11,
	width: 6,
	height: 3,
	rotation: 0,
	...part,
})

const scale = fc.constantFrom(10, 12.5, 13, 40 / 3, 13.5, 14, 30, 38).map((pxPerInch) => ({ pxPerInch }))
const inches = fc.double({ min: -60, max: 60, noNaN: true })
const side = fc.double({ min: 0.5, max: 60, noNaN: true })
const frames: fc.Arbitrary<Frame> = fc.record({
	x: inches,
	y: inches,
	width: side,
	height: side,
	rotation: fc.double({ min: -360, max: 360, noNaN: true }),
})

test.each([
	[40, 3],
	[80, 6],
	[400, 30],
	[500, 37.5],
])('%d pixels of a jersey are %d inches', (pixels, expected) => {
	expect(toInches(pixels, jersey)).toBeCloseTo(expected, 12)
	expect(toPixels(expected, jersey)).toBe(pixels)
})

test('pixels of up to nine decimals come back as they were, inches within a millionth', () => {
	const pixels = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.constantFrom(1, 1e2, 1e3, 1e6, 1e9))
	fc.assert(
		fc.property(scale, pixels, inches, (by, [whole, parts], length) => {
			expect(toPixels(toInches(whole / parts, by), by)).toBe(whole / parts || 0)
			expect(Math.abs(toInches(toPixels(length, by), by) - length)).toBeLessThan(1e-6)
		}),
	)
	fc.assert(
		fc.property(scale, frames, (by, one) => {
			const back = frameInInches(frameInPixels(one, by), by)
			for (const key of ['x', 'y', 'width', 'height', 'rotation'] as const)
				expect(Math.abs(back[key] - one[key])).toBeLessThan(1e-6)
		}),
	)
})

test('a new logo is 80 × 80 at 160,200 in view pixels, and 40 is the smallest, at every scale', () => {
	fc.assert(
		fc.property(scale, (by) => {
			expect(frameInPixels(firstFrame(by), by)).toEqual({
				x: 160,
				y: 200,
				width: 80,
				height: 80,
				rotation: 0,
			})
			const least = minSide(by)
			expect(toPixels(least, by)).toBe(40)
			expect(isLargeEnough({ width: least, height: least }, by)).toBe(true)
			expect(isLargeEnough({ width: least - 1e-4, height: 9 }, by)).toBe(false)
		}),
	)
})

test.each([
	[0, { x: 10, y: 11, width: 6, height: 3 }],
	[90, { x: 11.5, y: 9.5, width: 3, height: 6 }],
	[180, { x: 10, y: 11, width: 6, height: 3 }],
	[
		45,
		{ x: 13 - 4.5 / Math.SQRT2, y: 12.5 - 4.5 / Math.SQRT2, width: 9 / Math.SQRT2, height: 9 / Math.SQRT2 },
	],
])('the box around a frame turned by %d°', (rotation, expected) => {
	const bounds = boundsOf(frame({ rotation }))
	for (const key of ['x', 'y', 'width', 'height'] as const) expect(bounds[key]).toBeCloseTo(expected[key], 9)
})

test('the box around a frame is the box around its corners, and turning keeps its area', () => {
	fc.assert(
		fc.property(frames, (one) => {
			const corners = cornersOf(one).map(({ x, y }) => ({ x, y, width: 0, height: 0 }))
			const [bounds, around] = [boundsOf(one), boxAround(corners)]
			for (const key of ['x', 'y', 'width', 'height'] as const)
				expect(bounds[key]).toBeCloseTo(around[key], 6)
			expect(contains(bounds, around, 1e-6)).toBe(true)
			expect(overlapDepth(cornersOf(one), cornersOf(one))).toBeCloseTo(Math.min(one.width, one.height), 6)
		}),
	)
})

test('two shapes: what they share, how deep they overlap, how far a point is', () => {
	const [left, right] = [frame({ x: 0, y: 0 }), frame({ x: 5, y: 1 })]
	expect(sharedArea(left, right)).toBe(2)
	expect(overlapDepth(cornersOf(left), cornersOf(right))).toBeCloseTo(1)
	expect(overlapDepth(cornersOf(left), cornersOf(frame({ x: 6, y: 0 })))).toBe(0)
	expect(gapToPoints(cornersOf(left), [{ x: 9, y: 7 }])).toBeCloseTo(5)
	expect(gapToPoints(cornersOf(left), [{ x: 1, y: 1 }])).toBe(0)
})

test('whatever is asked for, a frame stays legal, on hundredths of a view pixel and partly on the canvas', () => {
	fc.assert(
		fc.property(frames, scale, (one, { pxPerInch }) => {
			const canvas = { width: 400, height: 500, pxPerInch }
			const kept = keptInside(one, canvas)
			const pixels = frameInPixels(kept, canvas)
			expect(isLargeEnough(kept, canvas)).toBe(true)
			expect(Math.max(pixels.width, pixels.height)).toBeLessThanOrEqual(500)
			for (const key of ['x', 'y', 'width', 'height'] as const)
				expect(pixels[key]).toBe(Math.round(pixels[key] * 100) / 100 || 0)
			expect(sharedArea(boundsOf(kept), { x: 0, y: 0, ...canvasOf(canvas) })).toBeGreaterThan(0)
		}),
	)
})

test('a frame that is pulled small stops at the smallest side in its own shape', () => {
	const handle = { h: 1, v: 1 } as const
	const small = pulled(frame(), { handle, to: { x: 10, y: 11 }, isFree: false, view: jersey })
	expect([small.width, small.height]).toEqual([6, 3])
	const free = pulled(frame(), { handle, to: { x: 10, y: 11 }, isFree: true, view: jersey })
	expect([free.width, free.height].map((length) => toPixels(length, jersey))).toEqual([40, 40])
})

const at = (x: number, y: number, size = 40): Frame =>
	frameInInches({ x, y, width: size, height: size, rotation: 0 } satisfies PixelFrame, jersey)

test.each([
	['in the smaller of two areas', at(220, 150, 30), 'Pocket'],
	['in the wider one', at(130, 145), 'Chest'],
	['beside both, nearer to the chest', at(20, 150), 'Chest'],
])('art %s belongs to %s', (_, one, name) => {
	expect(areaOf(view, one)?.name).toBe(name)
})

test('the area under a frame is the smallest one below its center; outside of all there is none', () => {
	expect(areaUnder(view, at(220, 145))?.name).toBe('Pocket')
	expect(areaUnder(view, at(100, 140))?.name).toBe('Chest')
	expect(areaUnder(view, at(20, 150))).toBe(undefined)
	expect(areaOf({ ...jersey, placements: [] }, at(0, 0))).toBe(undefined)
})

test('art inside an area is printable, beyond a view pixel it is not', () => {
	expect(isPrintable(view, at(120, 140))).toBe(true)
	expect(isPrintable(view, at(119.1, 140))).toBe(true)
	expect(isPrintable(view, at(118.9, 140))).toBe(false)
	// An area lower than the smallest logo allows that logo.
	expect(toPixels(usableArea(pocket, jersey).height, jersey)).toBe(40)
})

test('what is moved into an area lies inside it in its own shape, or would be too small', () => {
	fc.assert(
		fc.property(frames, (one) => {
			const inside = movedInto(one, chest, jersey)
			if (!inside) return
			expect(contains(areaBox(chest, jersey), boundsOf(inside), 1e-6)).toBe(true)
			expect(inside.width / inside.height).toBeCloseTo(one.width / one.height, 6)
			expect(inside.width).toBeLessThanOrEqual(one.width)
		}),
	)
	expect(movedInto(at(0, 0, 400), pocket, jersey)).toMatchObject({ rotation: 0 })
	expect(movedInto(frame({ width: 30, height: 3 }), chest, jersey)).toBe(undefined)
})

test('a moved frame snaps to the center line, to areas and to other art, within reach', () => {
	const lines = snapLines(view, [{ name: 'logo 2', bounds: { x: 2, y: 2, width: 1, height: 1 } }])
	const moved = snapMove(at(186, 300, 30), { lines, reach: 0.2 })
	expect(toPixels(moved.frame.x, jersey)).toBe(185)
	expect(moved.guides).toEqual([{ axis: 'x', at: 15, kind: 'center', of: centerLine }])
	const toEdge = snapMove(at(121, 300), { lines, reach: 0.2 })
	expect(toPixels(toEdge.frame.x, jersey)).toBe(120)
	expect(toEdge.guides.map(({ of }) => of)).toEqual(['chest'])
	expect(snapMove(frame({ x: 2.1, y: 30 }), { lines, reach: 0.2 }).guides).toMatchObject([{ of: 'logo 2' }])
	expect(snapMove(at(161, 300), { lines, reach: 0.05 })).toEqual({ frame: at(161, 300), guides: [] })
})
