// Where the cloth of a worn sleeve is on the flat drawing. Stripes run parallel to the opening, so cloth is placed by its
// distance from there.
import { centerX, distance, type Point } from '../../drawing/curves.ts'
import { ruler } from '../../drawing/measure.ts'
import type { Sleeve } from '../../drawing/sleeve.ts'
import { cross, direction, lengthOf, minus, ramp, type Vec } from '../mesh.ts'

/** A half sleeve on the figure: rows from the armhole to its end, columns from the top line to the underarm seam. */
export type HalfSleeve = {
	points: readonly Vec[][]
	/** Share of the armhole's length at each column. */
	shares: readonly number[]
	/** Unit vector along the arm. */
	down: Vec
	long: boolean
	/** Inches of knitted cuff below the last row. */
	cuffIn: number
	/** Inches from the shoulder seam to the opening on the flat side view. */
	topIn: number
	pxPerInch: number
}

type Table = number[][]

/** How much closer print may be at a short sleeve's shoulder, where the worn sleeve is shorter than the flat one. */
const mostSpread = 1.1

/** Length of each column from a point to the last row, in inches. */
function distancesToEnd(points: readonly Vec[][]): Table {
	const lengths: Table = []
	for (let row = points.length - 1; row >= 0; row -= 1)
		lengths[row] = (points[row] ?? []).map((point, column) => {
			const below = points[row + 1]?.[column]
			return below ? (lengths[row + 1]?.[column] ?? 0) + lengthOf(minus(below, point)) : 0
		})
	return lengths
}

/**
 * Inches of cloth between a point and the opening. On a short sleeve, stripes near the opening are level; towards the
 * shoulder, where the sleeve bends, cloth keeps its length.
 */
function distancesAbove({ points, down, long, cuffIn, topIn }: HalfSleeve): Table {
	const along = distancesToEnd(points)
	if (long) return along.map((row) => row.map((length) => cuffIn + length))
	const last = points.at(-1) ?? []
	const straight = points.map((row) =>
		row.map((point, column) => {
			const [x, y] = minus(point, last[column] ?? point)
			return -(x * down[0] + y * down[1])
		}),
	)
	const longer = Math.min(mostSpread, topIn / (cuffIn + (along[0]?.[0] ?? topIn)))
	return straight.map((row, index) =>
		row.map((height, column) => {
			const length = (along[index]?.[column] ?? 0) * longer
			return cuffIn + height + (length - height) * ramp(height / (straight[0]?.[column] || 1), 0.1, 0.55)
		}),
	)
}

/** Unit vector along a column. */
function downAt(points: readonly Vec[][], row: number, column: number): Vec {
	const low = Math.min(row, points.length - 2)
	const [from, to] = [points[low]?.[column], points[low + 1]?.[column]]
	return from && to ? direction(minus(to, from)) : [0, -1, 0]
}

/** Canvas pixels of a sleeve on its side view: print keeps its inches around the arm. */
export function unrolledCloth(half: HalfSleeve, openingAt: number): Point[][] {
	const above = distancesAbove(half)
	return half.points.map((row, index) => {
		let across = 0
		return row.map((point, column): Point => {
			const height = above[index]?.[column] ?? 0
			if (column > 0) {
				const step = minus(point, row[column - 1] ?? point)
				across += lengthOf(cross(step, downAt(half.points, index, column)))
			}
			// The wearer's front is on the left of the left view.
			return [centerX - across * half.pxPerInch, openingAt - height * half.pxPerInch]
		})
	})
}

/** Canvas pixels of a sleeve on the front view. */
export function flatCloth(half: HalfSleeve, flat: Sleeve): Point[][] {
	const [onOuter, onInner, onCuff] = [ruler(flat.outer), ruler(flat.inner), ruler(flat.cuff)]
	const [from, to] = [onOuter(1), onInner(1)]
	const width = distance(from, to) || 1
	const above = distancesAbove(half)
	const last = half.points.length - 1
	return above.map((row, index) =>
		row.map((height, column): Point => {
			const share = half.shares[column] ?? 0
			const wider = (share - 0.5) * (distance(onOuter(index / last), onInner(index / last)) / width - 1)
			const [x, y] = onCuff(share)
			const up = height * half.pxPerInch
			return [
				x + flat.up[0] * up + (to[0] - from[0]) * wider,
				y + flat.up[1] * up + (to[1] - from[1]) * wider,
			]
		}),
	)
}
