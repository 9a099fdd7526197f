// Outlines as lists of segments, parsed from and written as path data.
import { round } from '../scene.ts'
import type { Glyph } from './fonts.ts'
import type { LetteringStyle } from '../schemas.ts'

// Bends a centered line of letters. Each shape is a map of coordinates, so any outline can follow it.
type LetteringShape = LetteringStyle['shape']

/** Ink width and cap height of the line, in the unit of its outline. */
type LineSize = { width: number; capHeight: number }

/** Rise of the middle over the ends: 12 % of the width, at most 62 % of the cap height. */
export const riseOf = ({ width, capHeight }: LineSize): number => Math.min(width * 0.12, capHeight * 0.62)

const bend: Record<LetteringShape, (size: LineSize) => ((point: Point) => Point) | undefined> = {
	straight: () => undefined,
	/** Upright letters on a parabola: the classic team name. */
	arch: (size) => {
		const [half, rise] = [size.width / 2, riseOf(size)]
		return ([x, y]) => [x, y + rise * (0.4 - (1 - (x / half) ** 2))]
	},
	/** Straight baseline, arched top: the letters grow toward the middle. */
	bridge: (size) => {
		const [half, rise] = [size.width / 2, riseOf(size)]
		return ([x, y]) => [x, y * (1 + (rise / size.capHeight) * (0.85 - (x / half) ** 2))]
	},
	/** Letters on a circle whose radius gives the same rise as the arch. */
	arc: (size) => {
		const [half, rise] = [size.width / 2, riseOf(size) * 1.15]
		const radius = (half ** 2 + rise ** 2) / (2 * rise)
		return ([x, y]) => {
			const angle = x / radius
			return [(radius - y) * Math.sin(angle), radius - (radius - y) * Math.cos(angle) - rise * 0.6]
		}
	},
}

/** The outline bent to its shape; `straight` and empty lines stay unchanged. */
export function shapeOutline(outline: Outline, size: LineSize, shape: LetteringShape): Outline {
	const move = size.width > 0 && size.capHeight > 0 ? bend[shape](size) : undefined
	return move ? mapOutline(subdivide(outline, Math.max(size.capHeight / 5, size.width / 60)), move) : outline
}

export type Point = readonly [x: number, y: number]
/** One drawing command with its points: the control points first, the end point last; none for `Z`. */
export type Segment = { op: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly Point[] }
export type Outline = readonly Segment[]
export type Box = { x: number; y: number; width: number; height: number }

const parsed = new WeakMap<Glyph, Outline>()

function parse(data: string): Outline {
	return [...data.matchAll(/([MLQCZ])([-\d .]*)/g)].map(([, op, list = '']) => {
		const values = list.trim() === '' ? [] : list.trim().split(' ').map(Number)
		const points = values.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, values[i + 1] ?? 0]] : []))
		return { op: op as Segment['op'], points }
	})
}

/** The outline of a glyph in font units, y up; read once per glyph. */
export function glyphOutline(glyph: Glyph): Outline {
	const known = parsed.get(glyph)
	if (known) return known
	const outline = parse(glyph[1])
	parsed.set(glyph, outline)
	return outline
}

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

export const pathData = (outline: Outline): string =>
	outline.map(({ op, points }) => op + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')).join('')

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

function cut(polygon: readonly Point[], pieces: number): Point[][] {
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
function subdivide(outline: Outline, step: number): Outline {
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
		const parts = cut(polygon, Math.max(1, Math.ceil(wide / step)))
		if (op === 'Z' && parts.length === 1) return [{ op, points: [] }]
		const segments = parts.map((part): Segment => ({ op: curve, points: part.slice(1) }))
		return op === 'Z' ? [...segments, { op, points: [] }] : segments
	})
}
