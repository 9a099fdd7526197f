// The trunk of a top from the side: colored areas, folds, light and hem.
import { group, path, type Matrix, type SceneNode } from '../../scene.ts'
import { bodyOf, backOf } from '../body.ts'
import { black, dark, linear, lit, shadows, white } from '../cloth.ts'
import { centerX, closed, open, reversed, run, type Curve } from '../curves.ts'
import { castShadow, edgeShadow } from '../folds.ts'
import { isPrintedOn } from '../../patterns/print.ts'
import { bodyPattern, sidePattern, trunkRegion } from '../patterns.ts'
import { softLights, softShadows } from '../soft-folds.ts'
import { doubleStitch, ribs, seam } from '../stitches.ts'
import { weave } from '../texture.ts'
import type { TopPlan } from '../top.ts'
import { clipped, yoke } from '../zones.ts'
import { sideTrunkFolds } from './folds.ts'
import type { SidePieces } from './model.ts'
import { sideHemAt } from './outline.ts'

/** Everything on one half of the picture. */
const halfPlane = (facing: number) =>
	facing > 0 ? `M${centerX} 0H460V520H${centerX}Z` : `M-60 0H${centerX}V520H-60Z`

const anywhere = 'M-80 0H480V500H-80Z'

/** Cloth of the front or back view whose side seam lies on the middle of the side view. */
function wrapped(pieces: SidePieces, half: 'front' | 'back', nodes: SceneNode[]): SceneNode {
	const { body, flat } = pieces
	const outward = half === 'front' ? body.facing : (-body.facing as 1 | -1)
	const matrix: Matrix = [1, 0, 0, 1, -outward * -flat.shape.armpit[0], 0]
	return group([group(nodes, { matrix })], { clip: halfPlane(outward) })
}

/** What one half of the side view shows of the front's or back's trunk, in the pixels of that view. */
function seenRegion({ body, flat }: SidePieces, half: 'front' | 'back') {
	const outward = half === 'front' ? body.facing : -body.facing
	const middle = centerX - outward * flat.shape.armpit[0]
	const ends = [middle - outward * 8, middle + outward * 100]
	return { ...trunkRegion(flat), left: Math.min(...ends), right: Math.max(...ends) }
}

const flatOf = ({ flat }: SidePieces, half: 'front' | 'back') => ({
	...(half === 'back' ? bodyOf(backOf(flat.shape)) : flat),
	path: anywhere,
})

/** The pattern of the side panels, from the front and from the back to the middle. */
const panelPattern = (pieces: SidePieces, clip: string): SceneNode[] =>
	clipped(
		(['front', 'back'] as const).flatMap((half) => {
			const nodes = sidePattern(pieces.resolved, flatOf(pieces, half), seenRegion(pieces, half))
			return nodes.length > 0 ? [wrapped(pieces, half, nodes)] : []
		}),
		clip,
	)

/** Pattern and yoke run around the trunk from the front and from the back to the side seam. */
function wrappedZones(plan: TopPlan, pieces: SidePieces): SceneNode[] {
	const { resolved, shirt } = pieces
	return (['front', 'back'] as const).flatMap((half) => {
		const yokeY = half === 'back' ? (plan.backYoke ?? plan.yoke) : plan.yoke
		const nodes = [
			...bodyPattern(resolved, flatOf(pieces, half), seenRegion(pieces, half)),
			...(yokeY ? yoke(resolved, shirt, yokeY) : []),
		]
		return nodes.length > 0 ? [wrapped(pieces, half, nodes)] : []
	})
}

/** Half the visible width of the side panel, which is wider over the hips. */
const panelEdge = ({ body: { facing, shape } }: SidePieces, wide: number, outward: 1 | -1): Curve[] => {
	const at = (by: number) => centerX + facing * outward * by
	const [, ay] = shape.armpit
	const [, wy] = shape.waist
	const bottom = shape.hem[1] + shape.hemDrop + 20
	return run(
		[at(wide * 0.3), ay - 30],
		[at(wide * 0.6), ay + 30, at(wide * 0.86), wy - 60, at(wide * 0.86), wy],
		[at(wide * 0.86), wy + 40, at(wide * 1.04), bottom - 50, at(wide * 1.06), bottom],
	)
}

const bothWays = [1, -1] as const

function sidePanel(plan: TopPlan, pieces: SidePieces): SceneNode[] {
	const { side, piping } = pieces.resolved.colors
	if (!plan.sidePanel || (!side && !piping && !isPrintedOn(pieces.resolved, 'sides'))) return []
	const wide = plan.sidePanel
	const cut = closed(panelEdge(pieces, wide, 1), reversed(panelEdge(pieces, wide, -1)))
	const panel = [...(side ? [path(cut, { fill: side })] : []), ...panelPattern(pieces, cut)]
	return [
		...panel,
		...bothWays.flatMap((outward) => {
			const edge = panelEdge(pieces, wide, outward)
			const cord = closed(edge, reversed(panelEdge(pieces, wide + 3.2, outward)))
			return [...(piping ? [path(cord, { fill: piping })] : []), ...seam(pieces.shirt, edge)]
		}),
	]
}

/** The line that joins front and back where there is no panel. */
const sideSeam = ({ body: { shape } }: SidePieces): Curve[] =>
	run(
		[centerX, shape.armpit[1]],
		[centerX - 1, shape.waist[1] - 40, centerX + 0.5, shape.waist[1] + 50, centerX, shape.hem[1] + 24],
	)

const isPanelled = ({ sidePanel: wide }: TopPlan, { resolved }: SidePieces) =>
	wide !== undefined &&
	(resolved.colors.side !== undefined ||
		resolved.colors.piping !== undefined ||
		isPrintedOn(resolved, 'sides'))

/** The seams along the trunk's side, by name. */
export const trunkSeamLines = (plan: TopPlan, pieces: SidePieces): { name: string; line: Curve[] }[] =>
	isPanelled(plan, pieces)
		? bothWays.map((outward) => ({
				name: 'side panel’s seam',
				line: panelEdge(pieces, plan.sidePanel ?? 0, outward),
			}))
		: [{ name: 'side seam', line: sideSeam(pieces) }]

/** The trunk's flat colors, without light. */
export function sideTrunkCloth(plan: TopPlan, pieces: SidePieces): SceneNode {
	const { body, resolved, shirt } = pieces
	const { shape } = body
	const ribbed = plan.ribbedHem ? resolved.colors.cuff : undefined
	const reach = 90
	const area = {
		left: centerX - reach,
		right: centerX + reach,
		top: shape.neck.top,
		bottom: shape.hem[1] + 20,
	}
	const band = (from: number, to: number) => closed(sideHemAt(body, from), reversed(sideHemAt(body, to)))
	return group(
		[
			path(body.path, { fill: shirt.color }),
			...wrappedZones(plan, pieces),
			...sidePanel(plan, pieces),
			...(plan.hemStripes?.(resolved) ?? []).flatMap(({ up, high, color }) =>
				color ? [path(band(up, up + high), { fill: color })] : [],
			),
			...(ribbed ? [path(band(-12, plan.ribbedHem ?? 0), { fill: ribbed })] : []),
			...weave(shirt, plan.texture, area),
		],
		{ clip: body.path, id: 'zone-body' },
	)
}

/** A cut without soft folds of its own has the usual ones. */
export const foldingOf = ({ folds }: TopPlan) => folds ?? { seed: 7, hang: 4, pull: 5 }

function form({ body, shirt }: SidePieces): SceneNode[] {
	const half = body.shape.armpit[0] * 0.52
	const bottom = body.shape.hem[1] + body.shape.hemDrop
	const stops = shadows(
		shirt.tone,
		[0, 0.24],
		[0.1, 0.1],
		[0.24, 0.015],
		[0.4, 0],
		[0.66, 0.035],
		[0.86, 0.16],
		[1, 0.3],
	)
	return [
		path(body.path, { fill: linear([centerX - half, 0], [centerX + half, 0], stops) }),
		path(body.path, {
			fill: linear([0, bottom - 190], [0, bottom], shadows(shirt.tone, [0, 0], [1, 0.11])),
		}),
		lit(shirt, { at: [centerX - half * 0.42, body.shape.armpit[1] + 70], rx: 26, ry: 110, alpha: 0.06 }),
		dark(shirt, { at: [centerX, body.shape.armpit[1] + 14], rx: 52, ry: 44, alpha: 0.14 }),
	]
}

function hemFinish(plan: TopPlan, { body, shirt }: SidePieces): SceneNode[] {
	const high = plan.ribbedHem
	const edge = body.facing === 1 ? sideHemAt(body, 0) : reversed(sideHemAt(body, 0))
	if (!high) {
		return [
			path(open(sideHemAt(body, 10)), {
				stroke: black,
				strokeWidth: 0.8,
				opacity: 0.15 * shirt.tone.shadow,
			}),
			...doubleStitch(shirt, edge, -5.6),
		]
	}
	const line = body.facing === 1 ? sideHemAt(body, high) : reversed(sideHemAt(body, high))
	return [
		...ribs(shirt, line, { depth: high + 4, step: 2.8, alpha: 0.22 }),
		...castShadow(shirt, open(sideHemAt(body, high + 3)), { widths: [6, 3.5], alpha: 0.08 }),
		...seam(shirt, line),
	]
}

/** Light, folds, seams and hem of the trunk; `covering` is path data of a sleeve whose shadow falls on it. */
export function sideTrunkLight(plan: TopPlan, pieces: SidePieces, covering?: string): SceneNode {
	const { body, shirt } = pieces
	const quiet = plan.drape === 'fleece' ? 0.7 : 1
	const { facing, shape } = body
	const { valleys, ridges } = sideTrunkFolds({ shape, facing, folding: foldingOf(plan) })
	const shadow = covering ? castShadow(shirt, covering, { widths: [34, 26, 19, 13, 8, 4], alpha: 0.042 }) : []
	return group(
		[
			...form(pieces),
			...softShadows(shirt, valleys, 0.17 * quiet),
			...softLights(shirt, ridges, 0.08 * quiet),
			...(isPanelled(plan, pieces) ? [] : seam(shirt, sideSeam(pieces))),
			...shadow,
			...hemFinish(plan, pieces),
			...edgeShadow(shirt, body.path, { width: 15, alpha: 0.17 }),
			path(body.path, { stroke: white, strokeWidth: 1.6, opacity: 0.05 * shirt.tone.light }),
			path(body.path, { stroke: black, strokeWidth: 1, opacity: 0.3 * shirt.tone.shadow }),
		],
		{ clip: body.path, id: 'shade' },
	)
}
