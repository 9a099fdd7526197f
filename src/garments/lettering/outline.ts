// Outlines as lists of segments, parsed from and written as path data.
import { round } from '../scene.ts'
import type { Glyph } from './fonts.ts'
import { lately, ofEach } from '#kit/lately.ts'

export type Point = readonly [x: number, y: number]
/** One drawing command with its points: the control points first, the end point last; none for `Z`. */
export type Segment = { op: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly Point[] }
export type Outline = readonly Segment[]
export type Box = { x: number; y: number; width: number; height: number }

function parse(data: string): Outline {
	return [...data.matchAll(/([MLQCZ])([-\d .]*)/g)].map(([, op, list = '']) => {
		const values = list.trim() === '' ? [] : list.trim().split(' ').map(Number)
		const points = values.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, values[i + 1] ?? 0]] : []))
		return { op: op as Segment['op'], points }
	})
}

/** The outline of a glyph in font units, y up; read once per glyph. */
export const glyphOutline = ofEach((glyph: Glyph) => parse(glyph[1]))

/** Moves every point; exact for affine maps, and close for smooth ones after `subdivide`. */
export const mapOutline = (outline: Outline, move: (point: Point) => Point): Outline =>
	outline.map(({ op, points }) => ({ op, points: points.map(move) }))

/** The box around all points, control points included, so it may be slightly too large, never too small. */
export function boundsOf(outline: Outline): Box {
	const points = outline.flatMap((segment) => segment.points)
	if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
	for (const [x, y] of points) {
		left = Math.min(left, x)
		right = Math.max(right, x)
		top = Math.min(top, y)
		bottom = Math.max(bottom, y)
	}
	return { x: left, y: top, width: right - left, height: bottom - top }
}

/** An outline as path data; written once per outline. */
export const pathData = ofEach((outline: Outline) =>
	outline.map(({ op, points }) => op + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')).join(''),
)

const movedPaths = ofEach((_outline: Outline) => lately<string>(6))

/** The path data of an outline that is moved; written once per outline and way. */
export const movedPathData = (outline: Outline, dx: number, dy: number): string =>
	movedPaths(outline)(`${dx} ${dy}`, () => pathData(mapOutline(outline, ([x, y]) => [x + dx, y + dy])))

const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
	ax + (bx - ax) * t,
	ay + (by - ay) * t,
]

/** De Casteljau: the part of a curve before `t` and the part after it, as control polygons. */
function splitAt(polygon: readonly Point[], t: number): [head: Point[], tail: Point[]] {
	const head: Point[] = []
	const tail: Point[] = []
	let rest = [...polygon]
	while (rest.length > 0) {
		const [first, last] = [rest[0], rest.at(-1)]
		if (first) head.push(first)
		if (last) tail.unshift(last)
		rest = rest.slice(1).map((point, i) => between(rest[i] ?? point, point, t))
	}
	return [head, tail]
}

/** A curve in pieces of equal parameter, each as a control polygon. */
export function splitCurve(polygon: readonly Point[], pieces: number): Point[][] {
	const parts: Point[][] = []
	let rest: Point[] = [...polygon]
	for (let left = pieces; left > 1; left--) {
		const [head, tail] = splitAt(rest, 1 / left)
		parts.push(head)
		rest = tail
	}
	return [...parts, rest]
}

/** Splits segments wider than `step`, so that a bend stays smooth; vertical lines need no split. */
export function subdivide(outline: Outline, step: number): Outline {
	let start: Point = [0, 0]
	let pen: Point = [0, 0]
	return outline.flatMap(({ op, points }): Segment[] => {
		if (op === 'M') {
			start = pen = points[0] ?? pen
			return [{ op, points }]
		}
		const from = pen
		const polygon = op === 'Z' ? [from, start] : [from, ...points]
		pen = polygon.at(-1) ?? pen
		const wide = Math.abs(pen[0] - from[0])
		const curve = op === 'Z' ? 'L' : op
		const parts = splitCurve(polygon, Math.max(1, Math.ceil(wide / step)))
		if (op === 'Z' && parts.length === 1) return [{ op, points: [] }]
		const segments = parts.map((part): Segment => ({ op: curve, points: part.slice(1) }))
		return op === 'Z' ? [...segments, { op, points: [] }] : segments
	})
}

/** The closed contours of an outline. */
export function contoursOf(outline: Outline): Outline[] {
	const contours: Outline[number][][] = []
	for (const segment of outline) {
		if (segment.op === 'M') contours.push([])
		contours.at(-1)?.push(segment)
	}
	return contours
}

/** The same contours in the other direction. */
export const reversed = (outline: Outline): Outline =>
	contoursOf(outline).flatMap((contour) => {
		const drawn = contour.filter(({ op }) => op !== 'Z')
		const ends = drawn.map(({ points }) => points.at(-1) ?? ([0, 0] as const))
		const first = ends.at(-1) ?? ([0, 0] as const)
		const back = drawn
			.slice(1)
			.map(({ op, points }, at) => ({
				op,
				points: [...points.slice(0, -1).toReversed(), ends[at] ?? first],
			}))
			.toReversed()
		return [{ op: 'M' as const, points: [first] }, ...back, { op: 'Z' as const, points: [] }]
	})

/** Twice the signed area between all points, control points included: positive for counterclockwise with y up. */
function contourTurn(contour: Outline): number {
	const points = contour.flatMap((segment) => segment.points)
	return points.reduce((sum, [x, y], at) => {
		const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
		return sum + x * nextY - nextX * y
	}, 0)
}

/** The direction of an outline, in which outer contours outweigh holes: positive for counterclockwise with y up. */
export const turnOf = (outline: Outline): number =>
	contoursOf(outline).reduce((sum, contour) => sum + contourTurn(contour), 0)
