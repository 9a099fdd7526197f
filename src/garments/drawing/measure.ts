// Points, normals and parallel lines along a run of curves.
import { distance, mix, type Curve, type Point } from './curves.ts'

export type Station = { point: Point; normal: Point }

function pointOn({ from, c1, c2, to }: Curve, t: number): Point {
	const ab = mix(from, c1, t)
	const bc = mix(c1, c2, t)
	const cd = mix(c2, to, t)
	return mix(mix(ab, bc, t), mix(bc, cd, t), t)
}

const unit = (from: Point, to: Point): Point => {
	const length = distance(from, to) || 1
	return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

const rightHand = ([x, y]: Point): Point => [-y || 0, x]

const samplesPerCurve = 14

/** The start of a run and `perCurve` points on each of its curves. */
export function pointsOn(curves: readonly Curve[], perCurve: number): Point[] {
	const first = curves[0]
	if (!first) return []
	const rest = curves.flatMap((curve) =>
		Array.from({ length: perCurve }, (_, index) => pointOn(curve, (index + 1) / perCurve)),
	)
	return [first.from, ...rest]
}

const samples = (curves: readonly Curve[]): Point[] => pointsOn(curves, samplesPerCurve)

/** Stations every `step` pixels; the normal points right of the direction of travel (down when going right). */
export function walk(curves: readonly Curve[], step: number): Station[] {
	const points = samples(curves)
	const stations: Station[] = []
	let next = step / 2
	let passed = 0
	points.slice(1).forEach((to, index) => {
		const from = points[index] as Point
		const length = distance(from, to)
		const normal = rightHand(unit(from, to))
		for (; next <= passed + length; next += step) {
			stations.push({ point: mix(from, to, (next - passed) / (length || 1)), normal })
		}
		passed += length
	})
	return stations
}

/** Measures a run once; the result returns the point at a share 0–1 of its length. */
export function ruler(curves: readonly Curve[]): (share: number) => Point {
	const points = samples(curves)
	const marks = [0]
	points.slice(1).forEach((point, index) => {
		marks.push((marks[index] ?? 0) + distance(points[index] as Point, point))
	})
	const total = marks.at(-1) ?? 0
	return (share) => {
		const wanted = Math.max(0, Math.min(1, share)) * total
		const index = Math.max(
			1,
			marks.findIndex((mark) => mark >= wanted),
		)
		const start = marks[index - 1] ?? 0
		const length = (marks[index] ?? 0) - start || 1
		return mix(points[index - 1] ?? [0, 0], points[index] ?? [0, 0], (wanted - start) / length)
	}
}

const moved = (point: Point, normal: Point, by: number): Point => [
	point[0] + normal[0] * by,
	point[1] + normal[1] * by,
]

/** A parallel run, `by` pixels right of the direction of travel (negative: left). */
export function parallel(curves: readonly Curve[], by: number): Curve[] {
	return curves.map(({ from, c1, c2, to }) => {
		const start = rightHand(unit(from, distance(from, c1) > 0.01 ? c1 : to))
		const end = rightHand(unit(distance(c2, to) > 0.01 ? c2 : from, to))
		return {
			from: moved(from, start, by),
			c1: moved(c1, start, by),
			c2: moved(c2, end, by),
			to: moved(to, end, by),
		}
	})
}

/** Parallel of a half run whose first point stays on the center line (a mitered tip). */
export function parallelFromCenter(half: readonly Curve[], by: number): Curve[] {
	const [first, ...rest] = parallel(half, by)
	if (!first) return []
	const dx = first.c1[0] - first.from[0]
	const slope = Math.abs(dx) > 0.01 ? (first.c1[1] - first.from[1]) / dx : 0
	const from: Point = [0, first.from[1] - first.from[0] * slope]
	return [{ ...first, from }, ...rest]
}
