import fc from 'fast-check'
import { expect, test } from 'vitest'
import { footballJersey } from '#garments/templates/football-jersey.ts'
import { dragged, type Drag, type DragAction } from './dragging.ts'
import { handlePoint, type Frame, type Handle } from './frames.ts'
import { centerLine, snapLines } from './snapping.ts'

const view = footballJersey.views[0]!
const square: Frame = { x: 100, y: 220, width: 80, height: 80, rotation: 0 }
const lines = snapLines(view, [])

const drag = (action: DragAction, from: { x: number; y: number }, start = square): Drag => ({
	action,
	start,
	from,
	view,
	lines,
	reach: 5,
})
const plain = { isFree: false, isLoose: true }
const bottomRight: Handle = { h: 1, v: 1 }

test('a moved logo snaps to the center line and says so', () => {
	const { frame, guides } = dragged(drag({ kind: 'move' }, { x: 0, y: 0 }), {
		to: { x: 57, y: 0 },
		isFree: false,
		isLoose: false,
	})
	expect(frame.x).toBe(160)
	expect(guides).toContainEqual({ axis: 'x', at: 200, kind: 'center', of: centerLine })
})

test('beyond the reach of every line, and with Alt, it stays under the pointer', () => {
	const move = drag({ kind: 'move' }, { x: 0, y: 0 })
	const loose = dragged(move, { to: { x: 57, y: 0 }, ...plain })
	expect(loose).toMatchObject({ frame: { x: 157, y: 220 }, guides: [] })
	const far = dragged({ ...move, reach: 0.5 }, { to: { x: 57, y: 0 }, isFree: false, isLoose: false })
	expect(far.frame.x).toBe(157)
})

test('Shift moves straight', () => {
	const step = { to: { x: 30, y: 12 }, isFree: true, isLoose: true }
	const { frame } = dragged(drag({ kind: 'move' }, { x: 0, y: 0 }), step)
	expect(frame).toMatchObject({ x: 130, y: 220 })
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
		dx: fc.integer({ min: -60, max: 60 }),
		dy: fc.integer({ min: -60, max: 60 }),
		isFree: fc.boolean(),
	})
	fc.assert(
		fc.property(pulls, ({ handle, rotation, dx, dy, isFree }) => {
			const start = { ...square, x: 160, y: 210, rotation }
			const from = handlePoint(start, handle)
			const step = { to: { x: from.x + dx, y: from.y + dy }, isFree, isLoose: true }
			const { frame } = dragged(drag({ kind: 'pull', handle }, from, start), step)
			const opposite = { h: -handle.h, v: -handle.v } as Handle
			const [before, after] = [handlePoint(start, opposite), handlePoint(frame, opposite)]
			expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(0.05)
			expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(40)
			if (!isFree) expect(frame.width / frame.height).toBeCloseTo(1, 2)
		}),
	)
})

test('a pulled corner follows the pointer when the sides are free', () => {
	const step = { to: { x: 240, y: 290 }, isFree: true, isLoose: true }
	const { frame } = dragged(drag({ kind: 'pull', handle: bottomRight }, { x: 180, y: 300 }), step)
	expect(frame).toEqual({ x: 100, y: 220, width: 140, height: 70, rotation: 0 })
})

test('a pulled side snaps to the edge of a print area', () => {
	const edge = view.placements[0]!.area
	const right = edge.x + edge.w
	const step = { to: { x: right + 2, y: 260 }, isFree: true, isLoose: false }
	const { frame, guides } = dragged(drag({ kind: 'pull', handle: { h: 1, v: 0 } }, { x: 180, y: 260 }), step)
	expect(frame.x + frame.width).toBe(right)
	expect(guides).toHaveLength(1)
})

test.each([
	[false, 37],
	[true, 30],
])('turning, in steps: %s', (isFree, expected) => {
	const angle = (37 * Math.PI) / 180
	const to = { x: 140 + 100 * Math.sin(angle), y: 260 - 100 * Math.cos(angle) }
	const { frame } = dragged(drag({ kind: 'spin' }, { x: 140, y: 160 }), { to, isFree, isLoose: false })
	expect(frame.rotation).toBe(expected)
})
