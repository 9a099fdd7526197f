// The folded collar of a polo as worn: a stand and two leaves with an open front.
import { colorOf, clothOf } from '../../drawing/cloth.ts'
import type { Pieces } from '../../drawing/body.ts'
import { remembered, run } from '../../drawing/curves.ts'
import { stitchRow } from '../../drawing/stitches.ts'
import { path, type SceneNode } from '../../scene.ts'
import { add, between, direction, meshesOf, minus, ramp, type Grid, type Vec } from '../mesh.ts'
import type { Worn } from '../model.ts'
import type { NeckLoop } from '../tops/model.ts'
import { bezier, edgeOf, moved, spline, steps, up, wrapped, type EdgePoint } from './loop.ts'
import { overFront } from './on-front.ts'

/** Where the leaves end beside the front center, as a share of the neck's half. */
const frontGap = 0.02
const columnCount = 48
const standRows = 6
const leafRows = 12

/** The edge of the left leaf on the shirt, from its point in front to the back center. */
function leafEdge(neck: NeckLoop): (t: number) => Vec {
	const [wide, top] = shoulderOf(neck)
	const front = neck.points.reduce((low, { flat }) => Math.max(low, flat[1]), 0)
	const onFront = (s: number, y: number) => overFront(neck, [s, y], 0.14)
	const onBack = (s: number, y: number): Vec => add(neck.at('back', -s, y), [0, 0.05, -1], 0.14)
	const half: Vec[] = [
		onFront(25, front + 26),
		onFront(39, front + 8),
		onFront(51, top + 24),
		onFront(wide + 15, top + 13),
		onBack(wide + 14, top + 12),
		onBack(wide * 0.9, top + 21),
		onBack(wide * 0.45, top + 25),
		onBack(0, top + 25.5),
	]
	// The other half goes on from the back, so that the edge is level there.
	const whole = spline([
		...half,
		...half
			.slice(0, -1)
			.map(([x, y, z]): Vec => [-x, y, z])
			.toReversed(),
	])
	return (t) => whole(t / 2)
}

/** Half width and height of the neck at the shoulder, in canvas pixels. */
const shoulderOf = (neck: NeckLoop): [number, number] =>
	neck.points.reduce<[number, number]>(
		([half, top], { flat: [s, y] }) => [Math.max(half, Math.abs(s)), Math.min(top, y)],
		[0, 999],
	)

function line(place: EdgePoint, end: Vec): Vec[] {
	const a = Math.abs(place.share)
	const side: Vec = [end[0], end[1], end[2]]
	const high = 0.3 + 0.85 * ramp(a, 0, 0.35) + 0.2 * ramp(a, 0.5, 1)
	const rim = between(place.at, place.round, ramp(a, 0.1, 0.35))
	const foot = moved(place.below, [place.outward, -0.1])
	const fold = moved(rim, [up, high], [place.outward, 0.14 + 0.14 * ramp(a, 0.1, 0.4)])
	const inner = moved(fold, [place.outward, -0.09])
	const stand = steps(standRows, 0, 1).map((t) =>
		bezier([foot, moved(foot, [up, high * 0.4]), moved(inner, [up, -high * 0.3]), inner], t),
	)
	const outer = moved(fold, [place.outward, 0.1])
	const away = direction([side[0] * 0.4, 0.25, side[2] - place.at[2] * 0.2])
	const leaf = steps(leafRows, 0, 1).map((t) =>
		bezier(
			[outer, moved(outer, [place.outward, 0.28], [up, 0.02]), moved(side, [away, 0.32], [up, 0.7]), side],
			t,
		),
	)
	return [...stand, moved(fold, [up, 0.07]), ...leaf]
}

/** Canvas height of the leaf's edge; the sheet is drawn upward from it. */
const edgeY = 300
const uOf = (share: number) => 200 + 190 * share

function leafGrid(neck: NeckLoop, side: 1 | -1): Grid {
	const edge = edgeOf(neck)
	const leaf = leafEdge(neck)
	const shares = steps(columnCount, frontGap, 1).map((share) => share * side)
	const ordered = side === 1 ? shares : shares.toReversed()
	const columns = ordered.map((share) => {
		const [x, y, z] = leaf((Math.abs(share) - frontGap) / (1 - frontGap))
		return line(edge(share), [side * x, y, z])
	})
	const totals = columns.map((points) =>
		points
			.slice(1)
			.reduce((sum, point, index) => sum + Math.hypot(...minus(point, points[index] ?? point)), 0),
	)
	return wrapped({
		columns,
		uvOf: (column, along) => [
			uOf(ordered[column] ?? 0),
			edgeY + along - (totals[column] ?? 0) * neck.pxPerInch,
		],
		pxPerInch: neck.pxPerInch,
	})
}

const poloMeshes = remembered((neck: NeckLoop) =>
	meshesOf({ 'collar-left': leafGrid(neck, 1), 'collar-right': leafGrid(neck, -1) }),
)

function nodes({ resolved }: Pieces): SceneNode[] {
	const canvas = 'M-20 -20H420V520H-20Z'
	const color = colorOf(resolved, 'collar', 'body')
	const stripe = resolved.colors.collarStripe
	const level = (above: number) => run([-20, edgeY - above], [420, edgeY - above])
	return [
		path(canvas, { fill: color }),
		...(stripe ? [path(`M-20 ${edgeY - 7.3}H420v2.6H-20Z`, { fill: stripe })] : []),
		...stitchRow(clothOf(color, resolved, canvas), level(2.4)),
	]
}

/** The collar without its placket. */
export function wornLeaves(pieces: Pieces, neck: NeckLoop): Worn {
	const meshes = poloMeshes(neck)
	return {
		pieces: Object.entries(meshes).map(([id, mesh]) => ({ id, mesh, texture: 'collar', cloth: 'rib' })),
		cloths: [{ id: 'collar', view: 'front', nodes: nodes(pieces), hasArt: false }],
	}
}
