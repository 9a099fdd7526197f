// The brim: a bent board of even thickness, sewn to the crown's lower edge.
import type { BrimShape } from '../../caps/brim.ts'
import { centerX, rememberedByContent, run, smooth, type Curve, type Point } from '../../drawing/curves.ts'
import { ruler } from '../../drawing/measure.ts'
import type { Grid, Vec } from '../mesh.ts'
import { brimEnd, capPxPerInch, frontShares, sideShares } from './crown-mesh.ts'
import { bends, crownPoint } from './crown-shape.ts'

const thickness = 0.11
/** Fall per inch away from the crown. */
const slopes: Record<BrimShape, number> = { flat: 0.1, curved: 0.17 }
const rowShares = [0, 0.03, 0.1, 0.22, 0.35, 0.48, 0.61, 0.74, 0.87, 0.95, 1]

/** Where the brim is drawn on its canvas: the pixel of the head's center. */
const plan: Point = [centerX, 90]
const onPlan = (x: number, z: number): Point => [plan[0] + x * capPxPerInch, plan[1] + z * capPxPerInch]

const shares = [
	...sideShares
		.filter((share) => share <= brimEnd + 1e-9)
		.toReversed()
		.map((share) => -share),
	...frontShares.slice(1, -1),
	...sideShares.filter((share) => share <= brimEnd + 1e-9),
]

/** The outer edge in inches from the head's center, from the front to the tip on the wearer's left. */
const sweep = (tip: Point) =>
	run([0, 6.75], [1.7, 6.75, 3.1, 6.2, 3.58, 4.7], [3.85, 3.85, 3.66, 2.3, tip[0], tip[1]])

/** A point of the upper side, `out` from the crown (0) to the rim (1). */
function boardPoint(shape: BrimShape, { root, rim }: { root: Vec; rim: Point }, out: number): Vec {
	const x = root[0] + (rim[0] - root[0]) * out
	const z = root[2] + (rim[1] - root[2]) * out
	const fall = Math.hypot(x - root[0], z - root[2]) * slopes[shape]
	return [x, root[1] - bends[shape] * (x * x - root[0] * root[0]) - fall, z]
}

type Board = { roots: Vec[]; rims: Point[] }

/** Points of both edges of the board, from the wearer's right to the left. */
const boardOf = rememberedByContent((shape: BrimShape): Board => {
	const roots = shares.map((share) => crownPoint({ share, rise: 0, shape }))
	const tip = roots.at(-1) ?? [0, 0, 0]
	const pointAt = ruler(sweep([tip[0], tip[2]]))
	const half = (roots.length - 1) / 2
	const rims = roots.map((_, index): Point => {
		const [x, z] = pointAt(Math.abs(index - half) / half)
		return [Math.sign(index - half) * x, z]
	})
	return { roots, rims }
})

const rowAt = (shape: BrimShape, out: number): Vec[] => {
	const { roots, rims } = boardOf(shape)
	return roots.map((root, index) => boardPoint(shape, { root, rim: rims[index] ?? [0, 0] }, out))
}

/** A line on the brim's canvas, parallel to its edges, `out` from the crown (0) to the rim (1). */
export const brimLine = (shape: BrimShape, out: number): Curve[] =>
	smooth(rowAt(shape, out).map(([x, , z]) => onPlan(x, z)))

export type BrimGrids = { top: Grid; edge: Grid; under: Grid }

/** The upper side, the edge and the underside; `patches` are pixels of plain color for the latter two. */
export function brimGrids(shape: BrimShape, patches: { edge: Point; under: Point }): BrimGrids {
	const rows = rowShares.map((out) => rowAt(shape, out))
	const sunk = (points: Vec[], by: number, outward = 0): Vec[] =>
		points.map(([x, y, z]) => {
			const length = Math.hypot(x, z - 2.6) || 1
			return [x + (x / length) * outward, y - by, z + ((z - 2.6) / length) * outward]
		})
	const last = rows.at(-1) ?? []
	const edge = [
		last,
		sunk(last, thickness * 0.28, 0.035),
		sunk(last, thickness * 0.72, 0.035),
		sunk(last, thickness),
	]
	const under = rows.map((row) => sunk(row, thickness)).toReversed()
	const plain = (points: Vec[][], at: Point) => points.map((row) => row.map(() => at))
	return {
		top: { points: rows, uv: rows.map((row) => row.map(([x, , z]) => onPlan(x, z))) },
		edge: { points: edge, uv: plain(edge, patches.edge) },
		under: { points: under, uv: plain(under, patches.under) },
	}
}
