// The cut of shorts and pants: a waistband and two legs, defined as the right half, as distances from the center.
import {
	centerX,
	closed,
	mapped,
	reversed,
	run,
	smooth,
	type Curve,
	type Point,
	type Side,
} from '../drawing/curves.ts'

export type LegsShape = {
	/** Waistband: top at the side, height, half width at the top and at the bottom. */
	band: { top: number; height: number; half: number; bottomHalf: number; sag: number }
	/** Side seam from the band to the hem, and inseam from the crotch to the hem. */
	outer: readonly Point[]
	inner: readonly Point[]
	/** Sag of the hem between the seams, in pixels. */
	hemSag: number
}

/** Of a cut: shares of the drawn widths at the waist and from the crotch down, and of the length below the waistband. */
export type Proportions = { waist: number; leg: number; long: number }

export type Legs = {
	shape: LegsShape
	outer: Curve[]
	inner: Curve[]
	/** From the side seam to the inseam. */
	hem: Curve[]
	/** The top of the leg, from the center line to the side seam. */
	top: Curve[]
}

const first = (points: readonly Point[]): Point => points[0] ?? [0, 0]
const last = (points: readonly Point[]): Point => points.at(-1) ?? [0, 0]

export function legsOf(shape: LegsShape): Legs {
	const [outX, outY] = last(shape.outer)
	const [inX, inY] = last(shape.inner)
	const [waistX, waistY] = first(shape.outer)
	const middle = waistY + shape.band.sag
	return {
		shape,
		outer: smooth(shape.outer),
		inner: smooth(shape.inner),
		hem: run(
			[outX, outY],
			[
				outX * 0.68 + inX * 0.32,
				outY + shape.hemSag,
				outX * 0.3 + inX * 0.7,
				inY + shape.hemSag * 0.7,
				inX,
				inY,
			],
		),
		top: run(
			[0, middle],
			[waistX * 0.5, middle, waistX * 0.8, waistY + shape.band.sag * 0.4, waistX, waistY],
		),
	}
}

/** Fixed asymmetry of hanging cloth: up to 2 px, none at the waist. */
const hang =
	(from: number) =>
	([x, y]: Point): Point => {
		const ease = Math.min(1, Math.max(0, (y - from) / 160))
		return [x + 1.6 * Math.sin(y / 41 + x / 90) * ease, y + 1.1 * Math.sin(x / 23 + 0.6) * ease]
	}

/** Moves a point of the canvas as the cloth of these legs hangs. */
export const hanging = ({ band }: LegsShape): ((at: Point) => Point) => hang(band.top + band.height)

/** Maps half coordinates to the canvas. */
export function placeLeg({ shape }: Legs, curves: readonly Curve[], side: Side): Curve[] {
	const drape = hanging(shape)
	return mapped(curves, ([x, y]) => drape([centerX + side * x, y]))
}

/** The closed outline of one leg; it slightly overlaps the center, so that no gap shows between the legs. */
export function legPath(legs: Legs, side: Side): string {
	const on = (curves: readonly Curve[]) => placeLeg(legs, curves, side)
	const [, crotch] = first(legs.shape.inner)
	const [, waist] = legs.top[0]?.from ?? [0, 0]
	const center = run([-0.7, crotch - 3], [-0.7, waist])
	return closed(on(legs.top), on(legs.outer), on(legs.hem), on(reversed(legs.inner)), on(center))
}

function xAt(points: readonly Point[], y: number): number {
	const index = points.findIndex((point) => point[1] >= y)
	if (index <= 0) return index === 0 ? first(points)[0] : last(points)[0]
	const [from, to] = [points[index - 1] ?? first(points), points[index] ?? last(points)]
	return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1] || 1)
}

/** A point on a leg in half coordinates: `u` 0 at center and inseam, 1 at the side; `v` 0 at the band, 1 at the hem. */
export function legPoint({ outer, inner, hemSag }: LegsShape, u: number, v: number): Point {
	const top = first(outer)[1]
	const [outY, inY] = [last(outer)[1], last(inner)[1]]
	const bottom = inY + (outY - inY) * u + hemSag * 2.6 * u * (1 - u)
	const y = top + (bottom - top) * v
	const left = y < first(inner)[1] ? 0 : xAt(inner, y)
	return [left + (xAt(outer, y) - left) * u, y]
}

/** A line down the leg at varying shares of its width, such as the edge of a side panel. */
export const legLine = (legs: Legs, stations: readonly (readonly [u: number, v: number])[]): Curve[] =>
	smooth(stations.map(([u, v]) => legPoint(legs.shape, u, v)))
