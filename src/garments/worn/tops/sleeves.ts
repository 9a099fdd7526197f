// Sleeves of a worn top: tubes from the trunk's armhole to the opening, with a knitted cuff where the plan has one.
import { sleeveOf, type Sleeve, type SleeveShape } from '../../drawing/sleeve.ts'
import { centerX, distance, type Point, type Side } from '../../drawing/curves.ts'
import { ruler } from '../../drawing/measure.ts'
import { openingY } from '../../drawing/side/outline.ts'
import { add, between, direction, lengthOf, minus, ramp, type Grid, type Vec } from '../mesh.ts'
import type { Panel } from './model.ts'
import { openingOf, type Opening } from './opening.ts'
import { sleeveRelief } from './sleeve-relief.ts'
import type { Trunk } from './trunk.ts'

const rowsPerInch = { short: 3, long: 2.4 }
const cuffRows = 5
/** How far the tangent at the armhole reaches, in inches. */
const shoulderReach = 6.5

export type SleevePlan = {
	shape: SleeveShape
	/** Height of a knitted cuff in inches. */
	cuffIn: number
	/** Folds: 1 for a jersey, more for thick cloth. */
	thick: number
	/** Whether the cloth is that of the side views, unrolled from the sleeve's top line, instead of front and back. */
	isUnrolled: boolean
}

/** A smooth curve from a to b that starts and ends with the given tangents. */
function bent([a, out]: readonly [Vec, Vec], [b, onward]: readonly [Vec, Vec], t: number): Vec {
	const [t2, t3] = [t * t, t * t * t]
	const [h1, h2, h3, h4] = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2]
	const on = (axis: 0 | 1 | 2) => h1 * a[axis] + h2 * out[axis] + h3 * b[axis] + h4 * onward[axis]
	return [on(0), on(1), on(2)]
}

const scaled = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]

type HolePoint = { point: Vec; out: Vec; share: number }

/** The left armhole's points from shoulder to armpit, the trunk's directions across them, and shares of its length. */
function armhole(trunk: Trunk, panel: Panel): HolePoint[] {
	const rows = trunk.grids[panel].points.slice(0, trunk.armpitRow + 1)
	// The back's columns run the other way on the figure.
	const ends = rows.map((row) => (panel === 'front' ? row.toReversed() : row).slice(0, 3))
	let passed = 0
	const marks = ends.map(([edge], index) => {
		const before = ends[index - 1]?.[0]
		if (edge && before) passed += lengthOf(minus(edge, before))
		return passed
	})
	return ends.map(([edge = [0, 0, 0], , inner = [0, 0, 0]], index) => ({
		point: edge,
		out: direction(minus(edge, inner)),
		share: (marks[index] ?? 0) / (passed || 1),
	}))
}

/** A point of the opening's ellipse, `above` inches up the arm: share 0 at its top, 1 at its lower end. */
function onOpening(
	{ center, up, down, radius, depth }: Opening,
	share: number,
	[above, size]: readonly [number, number],
): Vec {
	const turn = Math.PI * share
	const middle = add(center, down, -above)
	return add(add(middle, up, radius * size * Math.cos(turn)), [0, 0, 1], depth * size * Math.sin(turn))
}

/** Left half sleeve of one panel, in front of the arm's plane for both panels. */
function halfSleeve(hole: readonly HolePoint[], opening: Opening, { plan, upper, mirror }: Half): Vec[][] {
	const relief = sleeveRelief(plan, upper)
	const rows = Math.round((upper - plan.cuffIn) * rowsPerInch[plan.shape.long ? 'long' : 'short'])
	const columns = hole.map(({ point, out, share }) => {
		const end = onOpening({ ...opening, depth: opening.depth * mirror }, share, [plan.cuffIn, 1])
		const reach = lengthOf(minus(end, point))
		const start = direction(between(out, opening.down, ramp(share, 0.25, 1)))
		const from = [point, scaled(start, Math.min(reach, shoulderReach))] as const
		return (v: number) => bent(from, [end, scaled(opening.down, reach * (plan.shape.long ? 0.8 : 1))], v)
	})
	return Array.from({ length: rows + 1 }, (_, row) => {
		const v = row / rows
		const points = columns.map((at) => at(v))
		const axis = between(points[0] as Vec, points.at(-1) as Vec, 0.5)
		return points.map((point, column): Vec => {
			const high = relief((hole[column]?.share ?? 0) * mirror, v * (upper - plan.cuffIn))
			const shaped = high === 0 ? point : add(point, direction(minus(point, axis)), high)
			return armBend(shaped, plan, v)
		})
	})
}

type Half = { plan: SleevePlan; upper: number; mirror: 1 | -1 }

/** A hanging arm is bent a little at the elbow: its lower half comes forward. */
function armBend([x, y, z]: Vec, { shape }: SleevePlan, v: number): Vec {
	if (!shape.long) return [x, y, z]
	const below = Math.max(0, v - 0.42)
	return [x + 0.35 * Math.sin(Math.PI * Math.min(1, v)), y, z + 5.2 * below * below * (1.6 - below)]
}

/** Length of each column from a point to the last row, in inches. */
function distancesToEnd(points: readonly Vec[][]): number[][] {
	const lengths: number[][] = []
	for (let row = points.length - 1; row >= 0; row -= 1)
		lengths[row] = (points[row] ?? []).map((point, column) => {
			const below = points[row + 1]?.[column]
			return below ? (lengths[row + 1]?.[column] ?? 0) + lengthOf(minus(below, point)) : 0
		})
	return lengths
}

/** Stripes run parallel to the opening, so cloth is placed on the flat sleeve by its distance from there. */
function flatSleeve(flat: Sleeve): (share: number, v: number, above: number) => Point {
	const [onOuter, onInner, onCuff] = [ruler(flat.outer), ruler(flat.inner), ruler(flat.cuff)]
	const [from, to] = [onOuter(1), onInner(1)]
	const width = distance(from, to) || 1
	return (share, v, above) => {
		const wider = (share - 0.5) * (distance(onOuter(v), onInner(v)) / width - 1)
		const [x, y] = onCuff(share)
		return [
			x + flat.up[0] * above + (to[0] - from[0]) * wider,
			y + flat.up[1] * above + (to[1] - from[1]) * wider,
		]
	}
}

/** Cloth on the canvas of a side view: distances across from the top line, and above the opening. */
function unrolledSleeve(flat: Sleeve, openingAt: number): (share: number, v: number, above: number) => Point {
	const [onOuter, onInner] = [ruler(flat.outer), ruler(flat.inner)]
	// The wearer's front is on the left of the left view.
	return (share, v, above) => [centerX - share * distance(onOuter(v), onInner(v)), openingAt - above]
}

/** The knitted cuff below a half sleeve: narrower than the sleeve, so that the sleeve puffs over it. */
function cuffOf(
	last: readonly Vec[],
	opening: Opening,
	{ hole, plan, mirror }: { hole: readonly HolePoint[] } & Omit<Half, 'upper'>,
) {
	return [
		[...last],
		...Array.from({ length: cuffRows }, (_, row) => {
			const t = (row + 1) / cuffRows
			return hole.map(({ share }) => {
				const size = 0.9 - 0.06 * t - 0.02 * Math.sin(Math.PI * t)
				const ring = onOpening({ ...opening, depth: opening.depth * mirror }, share, [
					plan.cuffIn * (1 - t),
					size,
				])
				return armBend(ring, plan, 1)
			})
		}),
	]
}

export type WornSleeve = { sleeve: Record<Panel, Grid>; cuff?: Record<Panel, Grid> }

export function wornSleeve(trunk: Trunk, plan: SleevePlan, side: Side): WornSleeve {
	const { pxPerInch } = trunk
	const flat = sleeveOf(trunk.bodies.front, plan.shape, 1)
	const holes = { front: armhole(trunk, 'front'), back: armhole(trunk, 'back') }
	const { opening, upper } = openingOf(flat, {
		top: holes.front[0]?.point ?? [0, 0, 0],
		bottom: holes.front.at(-1)?.point ?? [0, 0, 0],
		pxPerInch,
	})
	const place = plan.isUnrolled
		? unrolledSleeve(flat, openingY(trunk.bodies.front, plan.shape))
		: flatSleeve(flat)
	const parts = (panel: Panel): [sleeve: Grid, cuff: Grid] => {
		const [hole, mirror] = [holes[panel], panel === 'front' ? 1 : -1] as const
		const points = halfSleeve(hole, opening, { plan, upper, mirror })
		const cuff = cuffOf(points.at(-1) ?? [], opening, { hole, plan, mirror })
		const lengths = distancesToEnd(points)
		const gridOf = (
			rows: readonly Vec[][],
			aboveAt: (row: number, column: number) => number,
			vAt: (row: number) => number,
		): Grid => ({
			points: rows.map((row) => row.map(([x, y, z]): Vec => [side * x, y, z])),
			uv: rows.map((row, index) =>
				row.map((_, column) => {
					const share = hole[column]?.share ?? 0
					const [x, y] = place(share, vAt(index), aboveAt(index, column) * pxPerInch)
					return [centerX + side * mirror * (x - centerX), y] as const
				}),
			),
			flip: side * mirror === 1,
		})
		const rows = points.length - 1
		const straight = (row: number, column: number) => {
			const [x, y] = minus(points[row]?.[column] ?? [0, 0, 0], points[rows]?.[column] ?? [0, 0, 0])
			return -(x * opening.down[0] + y * opening.down[1])
		}
		return [
			gridOf(
				points,
				(row, column) =>
					plan.cuffIn + (plan.shape.long ? (lengths[row]?.[column] ?? 0) : straight(row, column)),
				(row) => row / rows,
			),
			gridOf(
				cuff,
				(row) => plan.cuffIn * (1 - row / cuffRows),
				() => 1,
			),
		]
	}
	const [front, back] = [parts('front'), parts('back')]
	return {
		sleeve: { front: front[0], back: back[0] },
		...(plan.cuffIn > 0 && { cuff: { front: front[1], back: back[1] } }),
	}
}
