import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadPack } from '../packs.server.ts'
import { flourishDepth, flourishes, flourishOutline } from './flourish.ts'
import { layoutLine } from './layout.ts'
import { boundsOf, reversed, turnOf } from './outline.ts'
import { bendOf, letteringShapes, riseOf, shapeAt, shapeOutline, type LetteringShape } from './shapes.ts'

const size = { width: 240, capHeight: 40 }
const rise = riseOf(size)
const half = size.width / 2

/** Heights of baseline and cap line at the left end, in the middle and at the right end; up is positive. */
const course = (shape: LetteringShape) => {
	const bend = bendOf(size, shape)
	const at = (x: number, y: number) => -bend([x, y])[1]
	return {
		feet: [at(-half, 0), at(0, 0), at(half, 0)] as const,
		heads: [at(-half, -40), at(0, -40), at(half, -40)] as const,
	}
}

test('a reverse arch hangs in the middle as far as an arch rises', () => {
	const [left, middle, right] = course('reverse-arch').feet
	expect(left - middle).toBeCloseTo(rise)
	expect(right).toBeCloseTo(left)
	const arch = course('arch').feet
	expect(arch[1] - arch[0]).toBeCloseTo(rise)
})

test('a reverse bridge keeps flat heads and grows downward toward the middle', () => {
	const { feet, heads } = course('reverse-bridge')
	expect(new Set(heads.map((head) => head.toFixed(6))).size).toBe(1)
	expect(feet[1]).toBeLessThan(feet[0] - rise * 0.9)
	expect(feet[2]).toBeCloseTo(feet[0])
})

test('a roof keeps flat feet, and its heads rise in a straight line to the middle', () => {
	const { feet, heads } = course('roof')
	for (const foot of feet) expect(foot).toBeCloseTo(0)
	const quarter = -bendOf(size, 'roof')([-half / 2, -40])[1]
	expect(quarter).toBeCloseTo((heads[0] + heads[1]) / 2)
	expect(heads[1]).toBeGreaterThan(heads[0])
})

test('a wave rises on the left and falls on the right; a rising line goes up to the right', () => {
	const wave = bendOf(size, 'wave')
	expect(wave([-half / 2, 0])[1]).toBeLessThan(0)
	expect(wave([half / 2, 0])[1]).toBeGreaterThan(0)
	const [left, middle, right] = course('rise').feet
	expect([left < middle, middle < right]).toEqual([true, true])
})

test('a property: every shape keeps the letters’ width but the arc, upright stems upright, and every number finite', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...letteringShapes),
			fc.stringMatching(/^[A-Z0-9 ]{1,20}$/),
			fc.constantFrom('anton', 'graduate', 'lobster'),
			(shape, text, font) => {
				const { outline, box } = layoutLine(loadPack(font)!, text, { capHeight: 40 })
				const drawn = boundsOf(shapeOutline(outline, { width: box.width, capHeight: 40 }, shape))
				for (const value of Object.values(drawn)) expect(Number.isFinite(value)).toBe(true)
				if (shape !== 'arc') expect(drawn.width).toBeCloseTo(box.width, 3)
				const bend = bendOf({ width: 100, capHeight: 40 }, shape)
				if (shape !== 'arc') expect(bend([30, 0])[0]).toBe(bend([30, -40])[0])
			},
		),
		{ numRuns: 60 },
	)
})

test.each(flourishes)('a %s stays under its word and turns as the letters do', (kind) => {
	const { outline, box } = layoutLine(loadPack('oleo-script')!, 'Wildcats', { capHeight: 40 })
	const line = { width: box.width, capHeight: 40 }
	const stroke = flourishOutline(kind, line, outline)
	const { x, y, width, height } = boundsOf(stroke)
	expect(x).toBeGreaterThanOrEqual(-box.width / 2 - 0.01)
	expect(x + width).toBeLessThanOrEqual(box.width / 2 + 0.1 * box.width)
	expect(y).toBeGreaterThanOrEqual(0)
	expect(y + height).toBeLessThanOrEqual(flourishDepth * 40 + 0.01)
	expect(Math.sign(turnOf(stroke))).toBe(Math.sign(turnOf(outline)))
	const other = flourishOutline(kind, line, reversed(outline))
	expect(Math.sign(turnOf(other))).toBe(-Math.sign(turnOf(stroke)))
})

test.each([
	[{}, 'arch', 'arch'],
	[{}, 'stacked', 'stacked'],
	[{ shape: 'straight' }, 'arch', 'straight'],
	[{ shape: 'straight' }, 'stacked', 'stacked'],
	[{ shape: 'straight', finish: 'embroidered' }, 'stacked', 'straight'],
] as const)('at a position with %j the shape %s is %s', (position, shape, drawn) => {
	expect(shapeAt(position, shape)).toBe(drawn)
})
