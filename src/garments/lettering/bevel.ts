// The slanted edges of raised letters in light and shade, lit from the upper left.
import { path, round, type SceneNode } from '../scene.ts'
import { contoursOf, splitCurve, turnOf, type Outline, type Point } from './outline.ts'

/** Pieces of a curve: enough for letters of a foot. */
const curvePieces = 5

/** The corners of a closed contour, without repeated points. */
function cornersOf(contour: Outline): Point[] {
	const corners: Point[] = []
	const add = (point: Point) => {
		const last = corners.at(-1)
		if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 0.01) corners.push(point)
	}
	for (const { op, points } of contour) {
		const from = corners.at(-1)
		const pieces = op === 'Q' || op === 'C' ? curvePieces : 1
		const parts = from && points.length > 0 ? splitCurve([from, ...points], pieces) : [points]
		for (const part of parts) {
			const end = part.at(-1)
			if (end) add(end)
		}
	}
	const [first, last] = [corners[0], corners.at(-1)]
	if (first && last && corners.length > 1 && Math.hypot(first[0] - last[0], first[1] - last[1]) <= 0.01)
		corners.pop()
	return corners
}

/** Unit normal to the right of the direction from one point to the next, with y down. */
function normal([ax, ay]: Point, [bx, by]: Point): Point {
	const length = Math.hypot(bx - ax, by - ay)
	return [-(by - ay) / length, (bx - ax) / length]
}

/** The corner moved inward along both of its edges; sharp corners stop at twice the depth. */
function mitered([x, y]: Point, [one, other]: readonly [Point, Point], depth: number): Point {
	const [sumX, sumY] = [one[0] + other[0], one[1] + other[1]]
	const scale = depth / Math.max(0.5, 1 + one[0] * other[0] + one[1] * other[1])
	return [x + sumX * scale, y + sumY * scale]
}

const light: Point = [-0.6, -0.8]
/** Steps of light and of shade, each one path. */
const steps = 3
const strongest = { light: 0.5, shade: 0.42 }

/** −3 for full shade to 3 for full light; the outward normal decides. */
const levelOf = ([x, y]: Point) => Math.round((x * light[0] + y * light[1]) * steps)

type Facet = { level: number; d: string }

/** @param side on which the letter lies: 1 for the right of the contour's direction */
function facetsOf(contour: Outline, depth: number, side: 1 | -1): Facet[] {
	const corners = cornersOf(contour)
	if (corners.length < 3) return []
	const around = <Item>(items: readonly Item[], index: number): Item =>
		// Cast: the index is within the list.
		items[(index + items.length) % items.length] as Item
	const inward = corners.map((corner, index): Point => {
		const [x, y] = normal(corner, around(corners, index + 1))
		return [x * side, y * side]
	})
	return corners.map((corner, index) => {
		const next = around(corners, index + 1)
		const own = around(inward, index)
		const inner = [
			mitered(next, [own, around(inward, index + 1)], depth),
			mitered(corner, [around(inward, index - 1), own], depth),
		]
		const points = [corner, next, ...inner].map(([x, y]) => `${round(x)} ${round(y)}`)
		return { level: levelOf([-own[0], -own[1]]), d: `M${points.join('L')}Z` }
	})
}

/** One path for each step of light and shade; the caller clips them by the letters. @param depth in pixels */
export function bevelFacets(letters: Outline, depth: number): SceneNode[] {
	const side = turnOf(letters) > 0 ? 1 : -1
	const byLevel = new Map<number, string>()
	for (const contour of contoursOf(letters))
		for (const { level, d } of facetsOf(contour, depth, side))
			byLevel.set(level, (byLevel.get(level) ?? '') + d)
	return [...byLevel]
		.filter(([level]) => level !== 0)
		.toSorted(([one], [other]) => one - other)
		.map(([level, d]) =>
			path(d, {
				fill: level > 0 ? '#ffffff' : '#000000',
				opacity: (Math.abs(level) / steps) * (level > 0 ? strongest.light : strongest.shade),
			}),
		)
}
