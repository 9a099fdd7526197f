// The hood of a sweatshirt as worn: folded back behind the neck, its lining in view, its bag on the upper back.
import type { Pieces } from '../../drawing/body.ts'
import { clothOf, colorOf } from '../../drawing/cloth.ts'
import { remembered, run, smooth, type Point } from '../../drawing/curves.ts'
import { ruler } from '../../drawing/measure.ts'
import { seam, stitchRow } from '../../drawing/stitches.ts'
import { path, type SceneNode } from '../../scene.ts'
import { add, between, direction, merged, meshesOf, minus, ramp, type Grid, type Vec } from '../mesh.ts'
import type { Worn, WornCloth, WornMesh } from '../model.ts'
import type { NeckLoop } from '../tops/model.ts'
import { wornLabel } from '../tops/neck-label.ts'
import { bezier, edgeOf, moved, steps, up, wrapped, type EdgePoint } from './loop.ts'
import { disc, tube } from './tube.ts'

/** Where the bag begins on the neck's edge: at the shoulder seams. */
const bagFrom = 0.4
/** The bag's outline on the flat back, from the shoulder seam to its lowest point, in canvas pixels below the neck. */
const bagOutline: Point[] = [
	[49, 0],
	[59, 12],
	[62, 30],
	[54, 52],
	[36, 72],
	[16, 82],
	[0, 84],
]
const columnCount = 76
const liningRows = 11
const shellRows = 25
/** Thickness of the doubled edge in inches. */
const edgeThickness = 0.34

/** Canvas height of the edge; shell and lining are drawn from it downward, each on a canvas of its own. */
const edgeY = 30
const uOf = (share: number) => 200 + 190 * share

/** The middle of the doubled edge, over which the hood is turned. */
function edgePoint({ share, round, outward }: EdgePoint): Vec {
	const a = Math.abs(share)
	const high =
		0.4 + 0.75 * ramp(a, 0, 0.5) + 1.25 * ramp(a, 0.28, 1) + 0.08 * Math.sin(3 * Math.PI * share + 1)
	const wide = 0.25 + 1.35 * ramp(a, 0.02, 0.55) + 1.2 * ramp(a, 0.5, 1)
	return moved(round, [up, high], [outward, wide], [[0, 0, -1], 0.55 * ramp(a, 0.05, 0.45)])
}

/** Where the shell meets the shirt, and the shirt's outward direction there. */
function footOf(neck: NeckLoop, { share, below, outward }: EdgePoint): { at: Vec; out: Vec } {
	const a = Math.abs(share)
	if (a <= bagFrom) return { at: add(below, outward, 0.04), out: outward }
	const [s, y] = bagAt((a - bagFrom) / (1 - bagFrom))
	const top = neck.points[0]?.flat[1] ?? 0
	const at = (dy: number) => neck.at('back', -Math.sign(share) * s, top - 9 + y + dy)
	const down = direction(minus(at(4), at(-4)))
	const out = direction([0, -down[2], down[1]])
	const back: Vec = out[2] > 0 ? [0, -out[1], -out[2]] : out
	return { at: add(at(0), back, 0.05), out: direction(between(outward, back, ramp(a, bagFrom, 0.65))) }
}

const bagAt = ruler(smooth(bagOutline))

/** Soft folds of the bag, in inches outward; the same on both ends of the loop. */
function folds(share: number, t: number): number {
	const around = share * Math.PI
	return (
		Math.sin(Math.PI * t) *
		(0.26 * Math.sin(11 * t - 3.2 * Math.cos(around * 0.5)) * ramp(t, 0.2, 0.6) +
			0.1 * Math.sin(7 * t + 2 * around) +
			0.1 * Math.sin(4 * around - 5 * t + 1) +
			0.06 * Math.sin(7 * around + 9 * t))
	)
}

/** Depth in inches of the seam between both halves of the bag, at the back center. */
const centerSeam = (a: number): number => 0.16 * Math.exp(-(((1 - a) / 0.028) ** 2))

function shellLine(neck: NeckLoop, place: EdgePoint): Vec[] {
	const edge = edgePoint(place)
	const { at: foot, out } = footOf(neck, place)
	const a = Math.abs(place.share)
	const bag = ramp(a, bagFrom - 0.06, 0.9)
	const start = moved(edge, [place.outward, edgeThickness / 2])
	// Beside the neck it rolls over and rests on the shoulder.
	const roll = ramp(a, 0.08, 0.32) * (1 - bag)
	const over = moved(
		start,
		[place.outward, 0.5 + 0.3 * bag + 0.2 * roll],
		[up, -0.3 - 1.5 * bag - 0.6 * roll],
	)
	const under = moved(
		foot,
		[out, 0.55 + 2.7 * bag],
		[place.outward, 1.1 * roll],
		[up, 0.3 - 1.2 * bag - 0.25 * roll],
	)
	// At the shoulder, where the bag begins, the shell turns around the lining.
	const turn = 0.22 * Math.exp(-(((a - 0.43) / 0.07) ** 2))
	return steps(shellRows, 0, 1).map((t) => {
		const soft =
			folds(place.share, t) * ramp(a, 0.3, 0.7) +
			turn * Math.sin(Math.PI * t) -
			centerSeam(a) * ramp(t, 0, 0.1)
		return add(bezier([start, over, under, foot], t), place.outward, soft)
	})
}

function liningLine(place: EdgePoint): Vec[] {
	const edge = edgePoint(place)
	const a = Math.abs(place.share)
	const back = ramp(a, 0.52, 0.97)
	const inner = moved(edge, [place.outward, -edgeThickness / 2])
	const foot = moved(place.at, [place.outward, -0.18], [up, -0.28])
	const out = moved(foot, [place.outward, -0.1 + 0.15 * back], [up, 0.75 + 0.25 * back])
	const below = moved(inner, [place.outward, -0.2 - 0.6 * back], [up, -0.7 - 0.3 * back])
	return steps(liningRows, 0, 1).map((t) =>
		add(
			bezier([foot, out, below, inner], t),
			place.outward,
			0.4 * folds(place.share, t) * ramp(a, 0.6, 0.85),
		),
	)
}

const crestOf = (place: EdgePoint): Vec[] => {
	const edge = edgePoint(place)
	return [-0.46, -0.3, 0, 0.3, 0.46].map((across) =>
		moved(
			edge,
			[place.outward, across * edgeThickness],
			[up, edgeThickness * Math.sqrt(0.25 - across * across)],
		),
	)
}

type HoodMeshes = Record<'hood-shell' | 'hood-lining' | 'hood-cords' | 'hood-eyelets' | 'hood-tips', WornMesh>

function hoodGrids(neck: NeckLoop): Record<'hood-shell' | 'hood-lining', Grid> {
	const edge = edgeOf(neck)
	const shares = steps(columnCount, -1, 1)
	const places = shares.map(edge)
	const columnU = (column: number) => uOf(shares[column] ?? 0)
	const crests = places.map(crestOf)
	const shell = wrapped({
		columns: places.map((place, column) => [...(crests[column] ?? []).slice(2), ...shellLine(neck, place)]),
		uvOf: (column, along) => [columnU(column), edgeY + along],
		pxPerInch: neck.pxPerInch,
	})
	const lining = wrapped({
		columns: places.map((place, column) => [
			...(crests[column] ?? []).slice(0, 3).toReversed(),
			...liningLine(place).toReversed(),
		]),
		uvOf: (column, along) => [columnU(column), edgeY + along],
		pxPerInch: neck.pxPerInch,
	})
	return { 'hood-shell': shell, 'hood-lining': { ...lining, flip: true } }
}

/** Shares of the eyelets in front, and the row of the shell in which they are. */
const eyeletShare = 0.055
const eyeletRow = 10

/** The fall of one cord on the chest: to the right of the center and height on the flat front, in canvas pixels. */
const cordFalls = { left: [15, 17.5, 18, 17.5, 18.5], right: [-16, -19, -20, -18.5, -18] } as const
const cordHeights = [134, 152, 170, 188, 201]
const cordRadius = 0.115
const plain = { cord: [40, 270], metal: [110, 270] } as const

function cordLine(neck: NeckLoop, side: 'left' | 'right', from: Vec): Vec[] {
	const lower = cordFalls[side].map((s, index) => {
		const y = (cordHeights[index] ?? 0) + (side === 'left' ? 0 : 7)
		const [x, height, z] = neck.at('front', s, y)
		return [x, height, z + cordRadius + 0.05] as Vec
	})
	const out = add(from, [0, -0.25, 0.55], 0.6)
	const points = [from, out, ...lower]
	const axis = (index: 0 | 1 | 2) =>
		ruler(smooth(points.map((point, order): Point => [order * 10, point[index] * 10])))
	const [x, y, z] = [axis(0), axis(1), axis(2)]
	return steps(30, 0, 1).map((t): Vec => [x(t)[1] / 10, y(t)[1] / 10, z(t)[1] / 10])
}

const hoodOf = remembered((neck: NeckLoop): HoodMeshes => {
	const edge = edgeOf(neck)
	const cords: WornMesh[] = []
	const tips: WornMesh[] = []
	const eyelets: WornMesh[] = []
	for (const [side, share] of [
		['left', eyeletShare],
		['right', -eyeletShare],
	] as const) {
		const place = edge(share)
		const line = shellLine(neck, place)
		const on = line[eyeletRow] ?? place.at
		const down = direction(minus(line[eyeletRow + 1] ?? on, line[eyeletRow - 1] ?? on))
		const out = direction([place.outward[0] * 0.3, -down[2] * Math.sign(down[1]) * -1, Math.abs(down[1])])
		eyelets.push(
			disc({
				center: on,
				out,
				profile: [
					[0.02, 0.015],
					[0.1, 0.02],
					[0.12, 0.05],
					[0.17, 0.05],
					[0.2, 0.01],
				],
				uv: [...plain.metal],
			}),
		)
		const cord = cordLine(neck, side, on)
		cords.push(tube({ line: cord, radius: cordRadius, uv: [...plain.cord] }))
		const end = cord.at(-1) ?? on
		const way = direction(minus(end, cord.at(-3) ?? on))
		tips.push(
			tube({
				line: [-0.12, 0.2, 0.5, 0.8].map((by) => add(end, way, by)),
				radius: cordRadius * 1.12,
				uv: [...plain.metal],
			}),
		)
	}
	return {
		...meshesOf(hoodGrids(neck)),
		'hood-cords': merged(cords),
		'hood-tips': merged(tips),
		'hood-eyelets': merged(eyelets),
	}
})

/** Width of the drawcord's channel in canvas pixels. */
const channel = 15

const canvas = 'M-20 -20H420V520H-20Z'
const channelLine = () => run([-20, edgeY + channel], [420, edgeY + channel])

function shellNodes({ resolved }: Pieces): SceneNode[] {
	const color = colorOf(resolved, 'hood', 'body')
	const cloth = clothOf(color, resolved, canvas)
	const upright = (x: number) => run([x, edgeY], [x, edgeY + 200])
	const seams = [-1, 0, 1].map((share) => upright(uOf(share)))
	const rows = [uOf(-1) + 4, uOf(1) - 4].map(upright)
	const patch = ([x, y]: readonly [number, number], fill: string) =>
		path(`M${x - 28} ${y - 28}h56v56h-56Z`, { fill })
	return [
		path(canvas, { fill: color }),
		...stitchRow(cloth, channelLine()),
		...seams.flatMap((line) => seam(cloth, line)),
		...rows.flatMap((line) => stitchRow(cloth, line)),
		patch(plain.cord, resolved.colors.drawcord ?? '#f7f7f5'),
		patch(plain.metal, '#a9adb0'),
	]
}

function liningNodes({ resolved }: Pieces): SceneNode[] {
	const color = resolved.colors.lining ?? colorOf(resolved, 'hood', 'body')
	return [path(canvas, { fill: color }), ...stitchRow(clothOf(color, resolved, canvas), channelLine())]
}

/** The hood behind the neck, with its drawcord in front. */
export function wornHood(pieces: Pieces, neck: NeckLoop): Worn {
	const label = wornLabel(neck, pieces.body.shape.neck.top + 16)
	const meshes = hoodOf(neck)
	const kinds = {
		'hood-shell': 'fleece',
		'hood-lining': 'knit',
		'hood-cords': 'cord',
		'hood-eyelets': 'hard',
		'hood-tips': 'hard',
	} as const
	const cloth = (id: string, nodes: SceneNode[]): WornCloth => ({ id, view: 'front', nodes, hasArt: false })
	return {
		pieces: [
			...(Object.keys(kinds) as (keyof typeof kinds)[]).map((id) => ({
				id,
				mesh: meshes[id],
				texture: id === 'hood-lining' ? id : 'hood',
				cloth: kinds[id],
			})),
			...label.pieces,
		],
		cloths: [cloth('hood', shellNodes(pieces)), cloth('hood-lining', liningNodes(pieces)), ...label.cloths],
	}
}
