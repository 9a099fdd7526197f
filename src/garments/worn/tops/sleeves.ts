// Sleeves of a worn top: tubes from the trunk's armhole to the opening, with a knitted cuff where the plan has one.
import { sleeveOf, type SleeveShape } from '../../drawing/sleeve.ts'
import { centerX, type Point, type Side } from '../../drawing/curves.ts'
import { openingY } from '../../drawing/side/outline.ts'
import { add, between, direction, lengthOf, minus, ramp, type Grid, type Vec } from '../mesh.ts'
import type { Panel } from './model.ts'
import { openingOf, type Opening } from './opening.ts'
import { flatCloth, unrolledCloth } from './sleeve-cloth.ts'
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
		const t = row / rows
		// Rows are denser above a knitted cuff, where the sleeve puffs over it.
		const v = plan.cuffIn > 0 ? t + 0.35 * t * (1 - t) : t
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

/** The knitted cuff below a half sleeve: narrower than the sleeve, so that a long one puffs over it. */
function cuffOf(
	last: readonly Vec[],
	opening: Opening,
	{ hole, plan, mirror }: { hole: readonly HolePoint[] } & Omit<Half, 'upper'>,
) {
	const narrow = plan.shape.long ? 0.9 : 0.99
	return [
		[...last],
		...Array.from({ length: cuffRows }, (_, row) => {
			const t = (row + 1) / cuffRows
			return hole.map(({ share }) => {
				const size = narrow - 0.06 * t - 0.02 * Math.sin(Math.PI * t)
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

/** The cloth of a knitted cuff: that of the sleeve's end, on to the opening. */
const cuffCloth = (end: readonly Point[], { cuffIn, up }: { cuffIn: number; up: Point }): Point[][] =>
	Array.from({ length: cuffRows + 1 }, (_, row) => {
		const down = (cuffIn * row) / cuffRows
		return end.map(([x, y]): Point => [x - up[0] * down, y - up[1] * down])
	})

export function wornSleeve(trunk: Trunk, plan: SleevePlan, side: Side): WornSleeve {
	const { pxPerInch } = trunk
	const body = trunk.bodies.front
	const flat = sleeveOf(body, plan.shape, 1)
	const holes = { front: armhole(trunk, 'front'), back: armhole(trunk, 'back') }
	const { opening, upper } = openingOf(flat, {
		top: holes.front[0]?.point ?? [0, 0, 0],
		bottom: holes.front.at(-1)?.point ?? [0, 0, 0],
		pxPerInch,
	})
	const openingAt = openingY(body, plan.shape)
	const parts = (panel: Panel): [sleeve: Grid, cuff: Grid] => {
		const [hole, mirror] = [holes[panel], panel === 'front' ? 1 : -1] as const
		const points = halfSleeve(hole, opening, { plan, upper, mirror })
		const half = {
			points,
			shares: hole.map(({ share }) => share),
			down: opening.down,
			long: plan.shape.long,
			cuffIn: plan.cuffIn,
			topIn: plan.isUnrolled ? (openingAt - body.shape.shoulder[1]) / pxPerInch : upper,
			pxPerInch,
		}
		const cloth = plan.isUnrolled ? unrolledCloth(half, openingAt) : flatCloth(half, flat)
		const gridOf = (rows: readonly Vec[][], uv: readonly Point[][]): Grid => ({
			points: rows.map((row) => row.map(([x, y, z]): Vec => [side * x, y, z])),
			uv: uv.map((row) => row.map(([x, y]) => [centerX + side * mirror * (x - centerX), y] as const)),
			flip: side * mirror === 1,
		})
		const cuff = cuffCloth(cloth.at(-1) ?? [], {
			cuffIn: plan.cuffIn * pxPerInch,
			up: plan.isUnrolled ? [0, -1] : flat.up,
		})
		return [gridOf(points, cloth), gridOf(cuffOf(points.at(-1) ?? [], opening, { hole, plan, mirror }), cuff)]
	}
	const [front, back] = [parts('front'), parts('back')]
	return {
		sleeve: { front: front[0], back: back[0] },
		...(plan.cuffIn > 0 && { cuff: { front: front[1], back: back[1] } }),
	}
}
