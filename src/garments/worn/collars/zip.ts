// The zip of a quarter-zip pullover as worn: closed on the chest, open along its stand collar.
import { clothOf, colorOf } from '../../drawing/cloth.ts'
import { run, type Point } from '../../drawing/curves.ts'
import { stitchRow } from '../../drawing/stitches.ts'
import { path, type SceneNode } from '../../scene.ts'
import type { Pieces } from '../../drawing/body.ts'
import { add, cross, direction, merged, meshesOf, minus, type Grid, type Vec } from '../mesh.ts'
import type { WornPart } from '../../drawing/top.ts'
import type { WornMesh, WornPiece } from '../model.ts'
import type { NeckLoop } from '../tops/model.ts'
import { wornLabel } from '../tops/neck-label.ts'
import { steps } from './loop.ts'
import { byShirt, normalOn, overFront, ribbonOn } from './on-front.ts'
import { plate } from './plate.ts'
import { standOf, standTop, type Stand } from './stand.ts'

export type ZipPlan = {
	/** The zip's lower end on the flat front, in canvas pixels. */
	bottom: number
}

/** Half widths in canvas pixels: of the teeth, the tape in view and the cloth that is turned back beside it. */
const [teeth, tape, turned] = [1.5, 3.6, 9.6]
/** How far the turned cloth goes on below the zip. */
const below = 6
const stand = { high: [2.75, 3.05], thick: 0.17, gap: 0.26, spread: 1.15 } as const

/** Where the slider's metal is on the collar's canvas. */
const metal: Point = [60, 420]

/** Heights over the shirt, in inches, across the zip from its middle to its side, in canvas pixels. */
const closed = [
	[0, 0.075],
	[teeth - 0.4, 0.07],
	[teeth, 0.03],
	[tape, 0.025],
	[tape + 0.7, 0.02],
] as const
const welt = [
	[tape, 0.035],
	[tape + 0.25, 0.075],
	[tape + 1.4, 0.085],
	[turned - 1.6, 0.075],
	[turned - 0.5, 0.06],
	[turned, 0.002],
] as const
const mirrored = (half: readonly (readonly [number, number])[]) =>
	half.map(([s, above]): Point => [-s, above]).toReversed()

const rowPx = 5
const heights = (from: number, to: number) =>
	steps(Math.ceil((to - from) / rowPx), from, to).map((y) => [y, 1] as const)

/** Cross section of one open side: inches on from the cloth and away from it, and the pixel of the closed zip. */
const side = [
	[-0.04, 0.02, tape],
	[0.14, 0.02, teeth],
	[0.17, 0.055, teeth - 0.3],
	[0.23, 0.05, 0.5],
	[0.25, 0, 0.1],
	[0.23, -0.05, 0.5],
	[0.17, -0.055, teeth - 0.3],
	[0.14, -0.02, teeth],
	[-0.04, -0.02, tape],
] as const

/** The tape with its teeth along one front edge of the collar. */
function openSide(
	{ side: which, line, onward }: Stand['ends'][number],
	{ from, pxPerInch }: { from: number; pxPerInch: number },
): Grid {
	const rows = steps(14, 0, 0.985)
	const sections = rows.map((t, index) => {
		const at = line(t)
		const along = direction(minus(line(t + 0.01), line(t - 0.01)))
		const on = onward(t)
		const out = direction(cross(on, along))
		const size = index === rows.length - 1 ? 0.02 : 1
		return side.map(([by, away]): Vec =>
			add(add(at, on, 0.12 + (by - 0.12) * size), out, away * size * -which),
		)
	})
	const length = stand.high[0] * pxPerInch
	return {
		points: sections.toReversed(),
		uv: rows.toReversed().map((t) => side.map(([, , s]): Point => [200 + which * s, from + t * length])),
		...(which === -1 && { flip: true }),
	}
}

/** Slider and pull tab at the upper end of the closed zip. */
function puller(neck: NeckLoop, top: number): WornMesh {
	const part = (y: number, above: number, size: readonly [number, number, number]) =>
		plate({
			center: overFront(neck, [0, y], above),
			out: normalOn(neck, [0, y]),
			size,
			uv: metal,
		})
	return merged([
		part(top + 2, 0.09, [0.16, 0.2, 0.07]),
		part(top + 4, 0.16, [0.05, 0.12, 0.06]),
		part(top + 11, 0.15, [0.095, 0.44, 0.045]),
	])
}

const meshesFor = byShirt((neck: NeckLoop, { bottom }: ZipPlan) => {
	const top = Math.max(...neck.points.map(({ flat }) => flat[1]))
	const worn = standOf(neck, stand)
	const sides = worn.ends.map((end) => openSide(end, { from: top + 14, pxPerInch: neck.pxPerInch }))
	const rows = heights(top - 2, bottom)
	const end = [...heights(bottom, bottom + below), [bottom + below + 0.7, 0.03] as const]
	const across = [...mirrored(welt), ...welt]
	return {
		...meshesOf({ collar: worn.grid }),
		tape: meshesOf({ tape: ribbonOn(neck, { across: [...mirrored(closed), ...closed.slice(1)], rows }) })
			.tape,
		welts: merged([
			...Object.values(
				meshesOf({
					left: ribbonOn(neck, { across: welt, rows }),
					right: ribbonOn(neck, { across: mirrored(welt), rows }),
				}),
			),
			meshesOf({
				end: ribbonOn(neck, {
					across: across.map(([s, above]): Point => [s, Math.abs(s) <= tape ? 0.075 : above]),
					rows: end,
				}),
			}).end,
		]),
		sides: merged(Object.values(meshesOf({ left: sides[0] as Grid, right: sides[1] as Grid }))),
		puller: puller(neck, top),
	}
})

/** The zip on the cloth of the front, with the stitches beside it. */
function onFront({ resolved, shirt }: Pieces, bottom: number): SceneNode[] {
	const box = (half: number, from: number, to: number) =>
		`M${200 - half} ${from}H${200 + half}V${to}H${200 - half}Z`
	const color = resolved.colors.zip ?? '#2a2d30'
	const row = tape + 3.2
	return [
		path(box(tape, 40, bottom), { fill: color }),
		path(box(teeth, 40, bottom - 1), { fill: '#8d9296' }),
		path(`M200 40V${bottom - 1}`, { stroke: '#2a2d30', strokeWidth: teeth * 2, dash: [0.9, 0.9] }),
		path(`M200 40V${bottom - 1}`, { stroke: '#1c1e20', strokeWidth: 0.35 }),
		path(box(teeth + 0.6, bottom - 3.4, bottom - 0.8), { fill: '#a9adb0' }),
		...stitchRow(
			shirt,
			run([200 - row, 70], [200 - row, bottom + 3.2], [200 + row, bottom + 3.2], [200 + row, 70]),
		),
	]
}

function collarNodes({ resolved }: Pieces): SceneNode[] {
	const canvas = 'M-20 -20H420V520H-20Z'
	const color = colorOf(resolved, 'collar', 'body')
	const [x, y] = metal
	return [
		path(canvas, { fill: color }),
		...stitchRow(clothOf(color, resolved, canvas), run([-20, standTop + 3.4], [420, standTop + 3.4])),
		path(`M${x - 30} ${y - 30}h60v60h-60Z`, { fill: '#b4b8bb' }),
	]
}

export function wornZip(pieces: Pieces, neck: NeckLoop, plan: ZipPlan): WornPart {
	const meshes = meshesFor(neck, plan)
	const label = wornLabel(neck, pieces.body.shape.neck.top + 16)
	const all: WornPiece[] = [
		{ id: 'collar', mesh: meshes.collar, texture: 'collar', cloth: 'fleece' },
		{ id: 'zip-welts', mesh: meshes.welts, texture: 'front', cloth: 'fleece' },
		{ id: 'zip', mesh: meshes.tape, texture: 'front', cloth: 'twill' },
		{ id: 'zip-sides', mesh: meshes.sides, texture: 'front', cloth: 'twill' },
		{ id: 'zip-puller', mesh: meshes.puller, texture: 'collar', cloth: 'hard' },
	]
	return {
		pieces: [...all, ...label.pieces],
		cloths: [{ id: 'collar', view: 'front', nodes: collarNodes(pieces), hasArt: false }, ...label.cloths],
		drawnOn: { front: onFront(pieces, plan.bottom) },
	}
}
