import fc from 'fast-check'
import { expect, test } from 'vitest'
import { templateById } from '#garments/templates/index.ts'
import { areaBox } from '#placement/print-areas.ts'
import { handlePoint, type Handle } from '#placement/frames.ts'
import { centerLine, snapLines } from '#placement/snapping.ts'
import { isLargeEnough, type Frame } from '#placement/units.ts'
import { dragged, type Drag, type DragAction } from './dragging.ts'

const footballJersey = templateById('football-jersey')!
const view = footballJersey.views[0]!
/** 40 view pixels of a top are 3 in. */
const square: Frame = { x: 7.5, y: 16.5, width: 6, height: 6, rotation: 0 }
const lines = snapLines(view, [])

const drag = (action: DragAction, from: { x: number; y: number }, start = square): Drag => ({
	action,
	start,
	from,
	view,
	lines,
	reach: 0.375,
})
const plain = { isFree: false, isLoose: true }
const bottomRight: Handle = { h: 1, v: 1 }

test('a moved logo snaps to the center line and says so', () => {
	const { frame, guides } = dragged(drag({ kind: 'move' }, { x: 0, y: 0 }), {
		to: { x: 4.275, y: 0 },
		isFree: false,
		isLoose: false,
	})
	expect(frame.x).toBeCloseTo(12, 9)
	expect(guides).toContainEqual({ axis: 'x', at: 15, kind: 'center', of: centerLine })
})

test('beyond the reach of every line, and with Alt, it stays under the pointer', () => {
	const move = drag({ kind: 'move' }, { x: 0, y: 0 })
	const loose = dragged(move, { to: { x: 4.275, y: 0 }, ...plain })
	expect(loose.guides).toEqual([])
	expect(loose.frame.x).toBeCloseTo(11.775, 9)
	const far = dragged({ ...move, reach: 0.0375 }, { to: { x: 4.275, y: 0 }, isFree: false, isLoose: false })
	expect(far.frame.x).toBeCloseTo(11.775, 9)
})

test('Shift moves straight', () => {
	const step = { to: { x: 2.25, y: 0.9 }, isFree: true, isLoose: true }
	const { frame } = dragged(drag({ kind: 'move' }, { x: 0, y: 0 }), step)
	expect(frame.x).toBeCloseTo(9.75, 9)
	expect(frame.y).toBe(16.5)
})

const corners: Handle[] = [
	{ h: -1, v: -1 },
	{ h: 1, v: -1 },
	{ h: 1, v: 1 },
	{ h: -1, v: 1 },
	{ h: 0, v: -1 },
	{ h: 1, v: 0 },
	{ h: 0, v: 1 },
	{ h: -1, v: 0 },
]

test('a pulled handle leaves the opposite point where it is, however the logo is turned', () => {
	const pulls = fc.record({
		handle: fc.constantFrom(...corners),
		rotation: fc.integer({ min: -180, max: 180 }),
		dx: fc.double({ min: -4.5, max: 4.5, noNaN: true }),
		dy: fc.double({ min: -4.5, max: 4.5, noNaN: true }),
		isFree: fc.boolean(),
	})
	fc.assert(
		fc.property(pulls, ({ handle, rotation, dx, dy, isFree }) => {
			const start = { ...square, x: 12, y: 15.75, rotation }
			const from = handlePoint(start, handle)
			const step = { to: { x: from.x + dx, y: from.y + dy }, isFree, isLoose: true }
			const { frame } = dragged(drag({ kind: 'pull', handle }, from, start), step)
			const opposite = { h: -handle.h, v: -handle.v } as Handle
			const [before, after] = [handlePoint(start, opposite), handlePoint(frame, opposite)]
			expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(0.004)
			expect(isLargeEnough(frame, view)).toBe(true)
			if (!isFree) expect(frame.width / frame.height).toBeCloseTo(1, 2)
		}),
	)
})

test('a pulled corner follows the pointer when the sides are free', () => {
	const step = { to: { x: 18, y: 21.75 }, isFree: true, isLoose: true }
	const { frame } = dragged(drag({ kind: 'pull', handle: bottomRight }, { x: 13.5, y: 22.5 }), step)
	expect(frame.width).toBeCloseTo(10.5, 9)
	expect(frame.height).toBeCloseTo(5.25, 9)
	expect(frame).toMatchObject({ x: 7.5, y: 16.5, rotation: 0 })
})

test('a pulled side snaps to the edge of a print area', () => {
	const edge = areaBox(view.placements[0]!, view)
	const right = edge.x + edge.width
	const step = { to: { x: right + 0.15, y: 19.5 }, isFree: true, isLoose: false }
	const { frame, guides } = dragged(
		drag({ kind: 'pull', handle: { h: 1, v: 0 } }, { x: 13.5, y: 19.5 }),
		step,
	)
	expect(frame.x + frame.width).toBeCloseTo(right, 9)
	expect(guides).toHaveLength(1)
})

test.each([
	[false, 37],
	[true, 30],
])('turning, in steps: %s', (isFree, expected) => {
	const angle = (37 * Math.PI) / 180
	const to = { x: 10.5 + 7.5 * Math.sin(angle), y: 19.5 - 7.5 * Math.cos(angle) }
	const { frame } = dragged(drag({ kind: 'spin' }, { x: 10.5, y: 12 }), { to, isFree, isLoose: false })
	expect(frame.rotation).toBe(expected)
})
