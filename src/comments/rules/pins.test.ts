// Pins of comments: where they lie, what they are called, and that they do not cover each other.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apart, inside, isOnCanvas, percentsOf, pinLabel } from './pins.ts'

/** 30 by 37.5 inches. */
const view = { width: 400, height: 500, pxPerInch: 400 / 30 }

test('a point in inches is percents of its view, and on it up to its edges', () => {
	expect(percentsOf({ xIn: 15, yIn: 7.5 }, view)).toEqual({ left: 50, top: 20 })
	expect(isOnCanvas(view, { xIn: 0, yIn: 37.5 })).toBe(true)
	expect(isOnCanvas(view, { xIn: 30.01, yIn: 10 })).toBe(false)
	expect(isOnCanvas(view, { xIn: 10, yIn: -0.01 })).toBe(false)
})

test('a pin is called by its number, its writer and its place, then by what is special about it', () => {
	const pin = { number: 3, name: 'Ana', place: 'Front: left chest', isResolved: false }
	expect(pinLabel(pin)).toBe('Comment 3, Ana, Front: left chest')
	expect(pinLabel({ ...pin, olderVersion: 1, isResolved: true })).toBe(
		'Comment 3, Ana, Front: left chest, older version 1, resolved',
	)
})

test('pins in one place are moved apart and stay inside the picture', () => {
	const pins = apart(Array.from({ length: 12 }, () => ({ left: 98, top: 50 })))
	expect(pins[0]).toEqual({ left: 98, top: 50 })
	for (const [at, one] of pins.entries())
		for (const other of pins.slice(at + 1))
			expect(Math.abs(one.left - other.left) >= 10 || Math.abs(one.top - other.top) >= 8).toBe(true)
	for (const { left, top } of pins.slice(1))
		expect([left, top].every((percent) => percent >= 3 && percent <= 97)).toBe(true)
	expect(apart(Array.from({ length: 200 }, () => ({ left: 50, top: 50 })))).toHaveLength(200)
})

test('on a picture of any size pins keep 24 pixels between their centers while there is room', () => {
	const points = fc.array(
		fc.record({
			left: fc.double({ min: 0, max: 100, noNaN: true }),
			top: fc.double({ min: 0, max: 100, noNaN: true }),
		}),
		{ maxLength: 6 },
	)
	fc.assert(
		fc.property(points, fc.integer({ min: 180, max: 2_000 }), (pins, width) => {
			const size = { width, height: width * 1.25 }
			const placed = apart(
				pins.map((pin) => inside(pin, size)),
				size,
			)
			const px = placed.map(({ left, top }) => ({
				x: (left / 100) * size.width,
				y: (top / 100) * size.height,
			}))
			for (const [at, one] of px.entries()) {
				expect(one.x).toBeGreaterThanOrEqual(14.9)
				expect(one.x).toBeLessThanOrEqual(size.width - 14.9)
				expect(one.y).toBeGreaterThanOrEqual(14.9)
				expect(one.y).toBeLessThanOrEqual(size.height - 14.9)
				for (const other of px.slice(at + 1))
					expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24)
			}
		}),
	)
})

test('the larger the picture, the closer a moved pin stays to its place', () => {
	const pins = [
		{ left: 50, top: 50 },
		{ left: 50, top: 50 },
	]
	const away = (width: number) => (apart(pins, { width, height: width * 1.25 })[1]?.top ?? 0) - 50
	expect(away(200)).toBeGreaterThan(0)
	expect(away(800)).toBeLessThan(away(200) / 3)
})
