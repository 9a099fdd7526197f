// Collars of one band around the neck: crew rib, V, scoop binding, and the back of each.
import { group, path, type SceneNode } from '../../scene.ts'
import type { Body } from '../body.ts'
import { black, linear, shadows, white, type Cloth } from '../cloth.ts'
import { across, centerX, closed, open, placed, reversed, type Curve, type Point } from '../curves.ts'
import { castShadow, edgeShadow } from '../folds.ts'
import { parallel, parallelFromCenter } from '../measure.ts'
import { ribs, seam, stitchRow } from '../stitches.ts'

export type BandPlan = {
	body: Body
	collar: Cloth
	/** Cloth of the shirt, which shows the shadow of the band and the row of stitches beside it. */
	shirt: Cloth
	width: number
	ribbed: boolean
	/** A stripe knitted into the band. */
	accent?: string
}

/** The outer edge, from the center line up to the shoulder seam. */
export function bandEdge(body: Body, width: number): Curve[] {
	const edge = parallelFromCenter(body.neck, width)
	const last = edge.at(-1)
	const { half, top } = body.shape.neck
	const [sx, sy] = body.shape.shoulder
	if (!last) return edge
	const to: Point = [half + width, top + ((sy - top) / (sx - half)) * width * 0.9]
	return [...edge.slice(0, -1), { ...last, c2: [last.c2[0], last.c2[1] + 1], to }]
}

const isPointed = ({ shape }: Body) => shape.neck.shape === 'v'

function light({ body, collar }: BandPlan): SceneNode {
	const { half } = body.shape.neck
	const stops = shadows(collar.tone, [0, 0.2], [0.3, 0.02], [0.5, 0], [0.75, 0.06], [1, 0.26])
	return path(collar.cut, { fill: linear([centerX - half - 14, 0], [centerX + half + 14, 0], stops) })
}

function mitre(plan: BandPlan, edge: readonly Curve[]): SceneNode[] {
	const inner = plan.body.neck[0]?.from
	const outer = edge[0]?.from
	if (!isPointed(plan.body) || !inner || !outer) return []
	const [a, b] = [placed(inner, 1), placed(outer, 1)]
	const line = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
	return [
		path(line, { stroke: black, strokeWidth: 1, opacity: 0.45 * plan.collar.tone.shadow }),
		path(`M${a[0] + 0.9} ${a[1]}L${b[0] + 0.9} ${b[1]}`, { stroke: white, strokeWidth: 0.6, opacity: 0.2 }),
	]
}

/** The band of a front or back neckline, with its shadow on the shirt. */
export function neckBand(plan: BandPlan): SceneNode[] {
	const { body, collar, shirt, width } = plan
	const half = bandEdge(body, width)
	const inner = across(body.neck)
	const outer = across(half)
	const accent = plan.accent
		? [
				path(closed(across(bandEdge(body, width * 0.34)), reversed(across(bandEdge(body, width * 0.68)))), {
					fill: plan.accent,
				}),
			]
		: []
	const cast = castShadow(shirt, open(parallel(outer, 0.8)), { widths: [7, 4.5, 2.4], alpha: 0.06 })
	const band = [
		path(collar.cut, { fill: collar.color }),
		...accent,
		...(plan.ribbed ? ribs(collar, inner, { depth: width * 1.5, step: 2.3 }) : []),
		light(plan),
		...edgeShadow(collar, collar.cut, { width: 6, alpha: 0.2 }),
		path(open(parallel(inner, 1.5)), { stroke: white, strokeWidth: 1.6, opacity: 0.13 * collar.tone.light }),
		...mitre(plan, half),
	]
	return [
		group(cast, { clip: body.path }),
		group(band, { clip: collar.cut, id: 'zone-collar' }),
		...seam(collar, outer),
		path(collar.cut, { stroke: black, strokeWidth: 0.9, opacity: 0.32 * collar.tone.shadow, join: 'round' }),
		...stitchRow(shirt, across(bandEdge(body, width + 2.6))),
	]
}

export const bandPath = (body: Body, width: number): string =>
	closed(across(body.neck), reversed(across(bandEdge(body, width))))
