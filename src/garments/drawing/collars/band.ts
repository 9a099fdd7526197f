// Collars of one band around the neck: crew rib, V, scoop binding, and the back of each.
import { group, path, type SceneNode } from '../../scene.ts'
import { wornBand } from '../../worn/tops/neck-band.ts'
import { backOf, bodyOf, neckline, type Body, type Pieces } from '../body.ts'
import { black, clothOf, colorOf, linear, shadows, white, type Cloth } from '../cloth.ts'
import { across, centerX, closed, open, placed, reversed, type Curve, type Point } from '../curves.ts'
import { castShadow, edgeShadow } from '../folds.ts'
import { parallel, parallelFromCenter } from '../measure.ts'
import { ribs, seam, stitchRow } from '../stitches.ts'
import { bandFromSide } from '../side/collar.ts'
import type { Collar } from '../top.ts'
import { neckLabel } from './label.ts'

// Collars of one band: crew, V, scoop. The back of every collar is a band too.
type Band = {
	width: number
	ribbed: boolean
	backWidth?: number
	/** On fleece, whose edge it encloses: the worn band is thicker. */
	heavy?: boolean
}

/** A band of the given width in pixels, knitted in ribs or plain. */
export const bandCollar = (band: Band): Collar =>
	Object.assign(drawnBand(band), { worn: bandWorn(band), side: bandFromSide(band) })

const drawnBand =
	({ width, ribbed, backWidth = width }: Band) =>
	({ body, resolved, view, shirt }: Pieces) => {
		const wide = view === 'back' ? backWidth : width
		const collar = clothOf(colorOf(resolved, 'collar', 'body'), resolved, bandPath(body, wide))
		const accent = resolved.colors.collarStripe
		const outside = neckBand({ body, collar, shirt, width: wide, ribbed, ...(accent ? { accent } : {}) })
		const inside =
			view === 'back' ? [] : neckHole({ body, shirt, collar, ribbed, stand: Math.min(8, backWidth) })
		return { inside, outside }
	}

/** A row of stitches around the neck on the worn trunk, at a distance in pixels from the neckline. */
export function neckStitches({ body, shirt }: Pieces, below: number): Record<'front' | 'back', SceneNode[]> {
	const row = (panel: Body) => stitchRow(shirt, across(bandEdge(panel, below)))
	return { front: row(body), back: row(bodyOf(backOf(body.shape))) }
}

const bandWorn =
	({ width, ribbed, heavy = false }: Band): Collar['worn'] =>
	(pieces, neck) => {
		const { body, resolved } = pieces
		const worn = wornBand(neck, {
			width,
			isRibbed: ribbed,
			isHeavy: heavy,
			color: colorOf(resolved, 'collar', 'body'),
			stripe: resolved.colors.collarStripe,
			labelTop: body.shape.neck.top + 11 + width,
		})
		return { ...worn, drawnOn: neckStitches(pieces, width + 2.6) }
	}

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
function neckBand(plan: BandPlan): SceneNode[] {
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

const bandPath = (body: Body, width: number): string =>
	closed(across(body.neck), reversed(across(bandEdge(body, width))))

// The inside of the back visible through the neck: its collar, the tape and the label.
type NeckHole = {
	body: Body
	/** Cloth of the shirt and of its collar. */
	shirt: Cloth
	collar: Cloth
	ribbed: boolean
	/** Height of the collar at the back, in pixels. */
	stand: number
}

function neckHole({ body, shirt, collar, ribbed, stand }: NeckHole): SceneNode[] {
	const { neck } = body.shape
	const back = across(neckline({ ...neck, shape: 'back' }))
	const front = across(body.neck)
	const hole = closed(parallel(back, -0.5), reversed(parallel(front, 4)))
	const edge = parallel(back, stand)
	const deep = neck.top + neck.depth
	const dim = shadows(shirt.tone, [0, 0.2], [0.4, 0.3], [1, 0.5])
	const tape = path(closed(edge, reversed(parallel(back, stand + 4))), { fill: collar.color })
	const nodes = [
		path(hole, { fill: shirt.color }),
		path(hole, { fill: linear([0, neck.top], [0, deep], dim) }),
		tape,
		path(open(parallel(back, stand + 2)), {
			stroke: black,
			strokeWidth: 4,
			opacity: 0.3 * collar.tone.shadow,
		}),
		...stitchRow(shirt, parallel(back, stand + 4.4)),
		path(closed(back, reversed(edge)), { fill: collar.color }),
		...(ribbed ? ribs(collar, back, { depth: stand, step: 2.3, alpha: 0.2 }) : []),
		path(closed(back, reversed(edge)), {
			fill: linear([0, neck.top], [0, neck.top + 22], shadows(collar.tone, [0, 0.14], [1, 0.34])),
		}),
		path(open(edge), { stroke: black, strokeWidth: 0.9, opacity: 0.35 * collar.tone.shadow }),
		...(neck.depth > 18 ? neckLabel(neck.top + 11 + stand - 1) : []),
		path(open(parallel(front, -3)), { stroke: black, strokeWidth: 9, opacity: 0.07 }),
		path(open(front), { stroke: black, strokeWidth: 8, opacity: 0.1 }),
	]
	return [group(nodes, { clip: hole, id: 'neck-hole' })]
}
