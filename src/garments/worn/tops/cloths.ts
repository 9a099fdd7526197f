// The cloth of a worn top as flat nodes without light, past the edges of its pieces.
import { hemAt, type Body, type Pieces } from '../../drawing/body.ts'
import { colorOf } from '../../drawing/cloth.ts'
import { place, run, shift } from '../../drawing/curves.ts'
import { sleevePattern } from '../../drawing/patterns.ts'
import { openingY } from '../../drawing/side/outline.ts'
import { cuffAt, sleeveOf } from '../../drawing/sleeve.ts'
import { doubleStitch, seam, stitchRow } from '../../drawing/stitches.ts'
import { bodyColors, piecesOf, sleeveTrim, type TopPlan } from '../../drawing/top.ts'
import { path, type SceneNode } from '../../scene.ts'
import type { ResolvedDesign } from '../../template.ts'
import type { WornCloth } from '../model.ts'
import { strip, stripTop } from './strips.ts'

const wholeCanvas = 'M-40 -40H440V540H-40Z'
const wholeRegion = { left: -40, right: 440, top: -40, bottom: 540 }
/** How far lines that end at the trunk's side are drawn past it, in canvas pixels. */
const bleed = 16
/** Distance of a turned hem's stitches from its edge. */
const stitchesUp = 5.5
/** Distance of a slit's stitches from its edge. */
const ventEdge = 4
const pxPerInch = 40 / 3
const sides = [-1, 1] as const
/** Width of an armhole's binding whose plan does not say it. */
export const usualBinding = 8

/** A body whose colors reach past its outline. */
function bled(body: Body): Body {
	const end = body.hem.at(-1)?.to ?? body.shape.hem
	return { ...body, path: wholeCanvas, hem: [...body.hem, ...run(end, [...shift(end, bleed, 0)])] }
}

/** The row of stitches around each slit at a side seam. */
function ventStitches({ fit }: TopPlan, { body, shirt }: Pieces): SceneNode[] {
	if (!fit?.vents) return []
	const [x, y] = body.shape.hem
	const [inner, top] = [x - ventEdge, y - fit.vents * pxPerInch - ventEdge]
	const line = run([inner, y + bleed], [inner, top], [x + bleed, top])
	return sides.flatMap((side) => stitchRow(shirt, place(line, side)))
}

/** The trunk's colors, the parts sewn on below the print, the seams and the stitches of a turned hem. */
function trunkNodes(plan: TopPlan, pieces: Pieces): SceneNode[] {
	const body = bled(pieces.body)
	const { shirt } = pieces
	return [
		...bodyColors(plan, { ...pieces, body }),
		...(plan.sewnOn?.({ ...pieces, body }).under ?? []),
		...(plan.isRaglan ? [] : sides.flatMap((side) => seam(shirt, place(body.armhole, side)))),
		...(plan.ribbedHem ? [] : doubleStitch(shirt, hemAt(body, 0), -stitchesUp)),
		...ventStitches(plan, pieces),
	]
}

const sleeveNodes = (plan: TopPlan, pieces: Pieces): SceneNode[] => {
	const { sleeve: shape } = plan
	if (!shape) return []
	const { resolved, shirt } = pieces
	const trims = sides.flatMap((side) => {
		const sleeve = sleeveOf(pieces.body, shape, side)
		const stitches = plan.cuff ? [] : doubleStitch(shirt, cuffAt(sleeve, 0), side * stitchesUp)
		return [...sleeveTrim(plan, pieces, sleeve), ...stitches]
	})
	return [
		path(wholeCanvas, { fill: colorOf(resolved, 'sleeve', 'body') }),
		...sleevePattern(resolved, bled(pieces.body), wholeRegion),
		...trims,
	]
}

/** A whole sleeve, unrolled on the canvas of its side view. */
function unrolledSleeve(plan: TopPlan, resolved: ResolvedDesign): SceneNode[] {
	const { sleeve: shape, cuff } = plan
	if (!shape) return []
	const { body, shirt } = piecesOf(plan, 'front', resolved)
	const end = openingY(body, shape)
	const band = (from: number, to: number, fill: string) =>
		path(`M-40 ${end - to}H440V${end - from}H-40Z`, { fill })
	return [
		path(wholeCanvas, { fill: colorOf(resolved, 'sleeve', 'body') }),
		...sleevePattern(resolved, bled(body), { ...wholeRegion, bottom: end + 40 }),
		...(plan.sleeveStripes?.(resolved) ?? []).map(({ from, to, color }) => band(from, to, color)),
		...(cuff && resolved.colors.cuff ? [band(-40, cuff.high, resolved.colors.cuff)] : []),
		...(cuff
			? seam(shirt, run([440, end - cuff.high], [-40, end - cuff.high]))
			: doubleStitch(shirt, run([440, end], [-40, end]), stitchesUp)),
	]
}

/**
 * One cloth for the trunk's front and back, one for each sleeve or, without side views, for the front and back of both,
 * and one for the armholes' bindings.
 */
export function topCloths(plan: TopPlan, resolved: ResolvedDesign, hasSides: boolean): WornCloth[] {
	const views = (['front', 'back'] as const).flatMap((view): WornCloth[] => {
		const pieces = piecesOf(plan, view, resolved)
		const trunk = { id: view, view, nodes: trunkNodes(plan, pieces), hasArt: true }
		if (!plan.sleeve || hasSides) return [trunk]
		return [trunk, { id: `sleeve-${view}`, view, nodes: sleeveNodes(plan, pieces), hasArt: true }]
	})
	if (plan.sleeve && hasSides) {
		const nodes = unrolledSleeve(plan, resolved)
		return [
			...views,
			...(['left', 'right'] as const).map((view) => ({ id: `sleeve-${view}`, view, nodes, hasArt: true })),
		]
	}
	if (plan.sleeve) return views
	const binding = {
		width: plan.armBinding ?? usualBinding,
		color: colorOf(resolved, 'collar', 'body'),
		stripe: resolved.colors.collarStripe,
	}
	return [...views, { id: 'binding', view: 'front', nodes: strip(stripTop.binding, binding), hasArt: false }]
}
