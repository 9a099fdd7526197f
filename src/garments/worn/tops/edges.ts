// The edges of a top's flat trunk.
import type { Body, BodyShape } from '../../drawing/body.ts'
import type { Curve, Point } from '../../drawing/curves.ts'
import { pointsOn } from '../../drawing/measure.ts'
import type { Fit } from './fit.ts'
import type { Panel } from './model.ts'

/** The value of a falling or rising run at a given x or y, linear between its points. */
export function lookup(points: readonly Point[], axis: 0 | 1, wanted: number): number {
	const other = axis === 0 ? 1 : 0
	for (let index = 1; index < points.length; index += 1) {
		const [a, b] = [points[index - 1] as Point, points[index] as Point]
		if ((a[axis] - wanted) * (b[axis] - wanted) > 0 || a[axis] === b[axis]) continue
		return a[other] + ((b[other] - a[other]) * (wanted - a[axis])) / (b[axis] - a[axis])
	}
	const [first, last] = [points[0] as Point, points.at(-1) as Point]
	return Math.abs(first[axis] - wanted) < Math.abs(last[axis] - wanted) ? first[other] : last[other]
}

const dense = (curves: readonly Curve[]): Point[] => pointsOn(curves, 24)

/** Edges of the flat half trunk in canvas pixels. */
export type Edges = {
	/** Half width at a height: the shoulder's above it, the armhole's, then the side seam's. */
	halfWidthAt: (y: number) => number
	/** Height of the shoulder seam at a distance from the center; the neck's top inside of the neck. */
	shoulderAt: (s: number) => number
	/** Height of the hem. */
	hemAt: (s: number) => number
	/** Distance of a point from the neck opening; 0 in it. */
	besideNeck: (s: number, y: number) => number
}

export function edgesOf(body: Body): Edges {
	const { shoulder, armpit, neck } = body.shape
	const [armhole, sides, seam, hem, opening] = [
		dense(body.armhole),
		dense(body.sides),
		dense(body.shoulder),
		dense(body.hem),
		dense(body.neck),
	]
	const sideEnd = sides.at(-1) ?? armpit
	return {
		halfWidthAt: (y) => {
			if (y <= shoulder[1]) return shoulder[0]
			if (y < armpit[1]) return lookup(armhole, 1, y)
			return lookup(sides, 1, Math.min(y, sideEnd[1]))
		},
		shoulderAt: (s) => (s <= neck.half ? neck.top : lookup(seam, 0, Math.min(s, shoulder[0]))),
		hemAt: (s) => lookup(hem, 0, Math.min(s, sideEnd[0])),
		besideNeck: (s, y) =>
			s <= lookup(opening, 1, y) && y < neck.top + neck.depth
				? 0
				: Math.sqrt(Math.min(...opening.map(([px, py]) => (px - s) ** 2 + (py - y) ** 2))),
	}
}

/** The flat trunk in pixels, its edges and its fit. */
export type Cut = { shape: BodyShape; edges: Edges; fit: Fit; panel: Panel; pxPerInch: number }
