// An upper garment: pieces from the plan, colors from the resolved design, shading and layer order.
import { group, path, type SceneNode } from '../scene.ts'
import type { Drawing, ResolvedDesign, Seam, ViewId } from '../template.ts'
import {
	armBinding,
	hemStripes,
	raglanShoulders,
	sidePanels,
	yoke,
	type HemStripe,
	insideOfArmholes,
	sideOutline,
} from './zones.ts'
import { backOf, bodyOf, hemAt, type BodyShape, type Pieces } from './body.ts'
import { black, clothOf, colorOf, groundShadow, type Cloth } from './cloth.ts'
import { closed, open, place, reversed, type Side } from './curves.ts'
import type { Folding } from './drape.ts'
import { castShadow } from './folds.ts'
import { sleeveLight, trunkLight } from './light.ts'
import { bodyPattern, sleevePattern } from './patterns.ts'
import type { SideCollar } from './side/model.ts'
import {
	cuffAt,
	sleeveBand,
	sleeveOf,
	sleeveStripes,
	type Sleeve,
	type SleeveShape,
	type Stripe,
} from './sleeve.ts'
import { sleeveHem, sleeveShading, trunkShading, type Drape } from './shading.ts'
import { doubleStitch, ribs, seam } from './stitches.ts'
import { openMesh, weave, type Texture } from './texture.ts'
import type { Worn } from '../worn/model.ts'
import type { FitPlan, NeckLoop } from '../worn/tops/model.ts'

/** `inside` is visible through the neck, `outside` lies on the shirt. */
export type Collar = {
	(pieces: Pieces): { inside: SceneNode[]; outside: SceneNode[] }
	/** Pieces of the worn form at the neck opening, with their cloths; without it, the top is shown flat only. */
	worn?: (pieces: Pieces, neck: NeckLoop) => WornPart
	/** In the side views; default: a ribbed band. */
	side?: SideCollar
}

/** A part of the worn form; `drawnOn` is laid on the cloth of the trunk, such as rows of stitches. */
export type WornPart = Worn & { drawnOn?: Partial<Record<'front' | 'back', SceneNode[]>> }

export type SewnOn = {
	(pieces: Pieces): { under: SceneNode[]; over: SceneNode[] }
	/** The parts of the worn form; default: none. */
	worn?: (pieces: Pieces, neck: NeckLoop) => WornPart
}

export type TopPlan = {
	body: BodyShape
	sleeve?: SleeveShape
	collar: Collar
	/** The collar's form is for one neck, which no cut changes. */
	hasShapedCollar?: boolean
	/** Height of a ribbed hem in pixels; without it the hem is turned and stitched. */
	ribbedHem?: number
	/** Width of the bound armhole of a sleeveless top. */
	armBinding?: number
	cuff?: { high: number; ribbed: boolean }
	drape: Drape
	/** Soft folds, since version 2; without it, those of `drape`. */
	folds?: Folding
	texture: Texture
	/** Height of the yoke's seam at the armhole; `backYoke` where a name lies between seam and number. */
	yoke?: number
	backYoke?: number
	sidePanel?: number
	/** Open mesh instead of the body's cloth at the sides. */
	hasMeshPanels?: boolean
	/** Sleeves that reach up to the collar. */
	isRaglan?: boolean
	/** A body so wide that it covers the inner part of the hanging sleeves. */
	isOverSleeves?: boolean
	sleeveStripes?: (resolved: ResolvedDesign) => Stripe[]
	hemStripes?: (resolved: ResolvedDesign) => HemStripe[]
	/** Parts sewn on below and above the print: placket, pocket. */
	sewnOn?: SewnOn
	/** Seams of those parts and of the collar. */
	seams?: readonly ((pieces: Pieces) => Seam[])[]
	/** Figures of the worn form where the defaults by drape do not fit. */
	fit?: FitPlan
}

/** Stripes and cuff of a sleeve, which reach past its edges. */
export function sleeveTrim(plan: TopPlan, { resolved }: Pieces, sleeve: Sleeve): SceneNode[] {
	const cuffColor = resolved.colors.cuff
	return [
		...sleeveStripes(sleeve, plan.sleeveStripes?.(resolved) ?? []),
		...(plan.cuff && cuffColor ? [path(sleeveBand(sleeve, -9, plan.cuff.high), { fill: cuffColor })] : []),
	]
}

function sleeveCloth(plan: TopPlan, pieces: Pieces, sleeve: Sleeve): SceneNode {
	const { resolved, shirt, body } = pieces
	const { tone, color } = clothOf(colorOf(resolved, 'sleeve', 'body'), resolved, sleeve.path)
	return group(
		[
			path(sleeve.path, { fill: color }),
			...sleevePattern(resolved, body, area(sleeve)),
			...sleeveTrim(plan, pieces, sleeve),
			...weave({ ...shirt, tone }, plan.texture, area(sleeve)),
		],
		{ clip: sleeve.path, id: `zone-sleeve-${sleeve.side === 1 ? 'right' : 'left'}` },
	)
}

function area(sleeve: Sleeve) {
	const points = [
		sleeve.pointAt(0, 0),
		sleeve.pointAt(1, 0),
		sleeve.pointAt(0, 1),
		sleeve.pointAt(1, 1),
		sleeve.pointAt(1, 0.5),
	]
	const xs = points.map(([x]) => x)
	const ys = points.map(([, y]) => y)
	return {
		left: Math.min(...xs) - 6,
		right: Math.max(...xs) + 6,
		top: Math.min(...ys) - 6,
		bottom: Math.max(...ys) + 10,
	}
}

function cuffFinish(plan: TopPlan, cloth: Cloth, sleeve: Sleeve): SceneNode[] {
	if (!plan.cuff) return sleeveHem(sleeve, cloth)
	const { high, ribbed } = plan.cuff
	const line = cuffAt(sleeve, high)
	const knitted = ribbed
		? ribs(cloth, cuffAt(sleeve, -4), { depth: sleeve.side * (high + 4), step: 2.6, alpha: 0.24 })
		: []
	const gathered = path(open(cuffAt(sleeve, high + 2)), { stroke: black, strokeWidth: 5, opacity: 0.1 })
	return [...knitted, ...(ribbed ? [gathered] : []), ...seam(cloth, line)]
}

const fallOf = ({ folds, isRaglan }: TopPlan) => folds && { ...folds, isRaglan }

function litSleeve(plan: TopPlan, { body, resolved }: Pieces, sleeve: Sleeve): SceneNode {
	const cloth = clothOf(colorOf(resolved, 'sleeve', 'body'), resolved, sleeve.path)
	const fall = fallOf(plan)
	const light = fall ? sleeveLight(sleeve, cloth, fall) : sleeveShading(sleeve, cloth)
	const below = plan.isOverSleeves
		? castShadow(cloth, open(place(body.sides, sleeve.side)), { widths: [26, 17, 10, 5], alpha: 0.05 })
		: []
	return group([...light, ...below, ...cuffFinish(plan, cloth, sleeve)], { clip: sleeve.path })
}

/** Colors, pattern and panels of the trunk without its weave, filling the body's `path`. */
export function bodyColors(plan: TopPlan, pieces: Pieces): SceneNode[] {
	const { body, resolved, shirt, view } = pieces
	const ribbed = plan.ribbedHem && resolved.colors.cuff
	const seamY = view === 'back' ? (plan.backYoke ?? plan.yoke) : plan.yoke
	return [
		path(body.path, { fill: shirt.color }),
		...bodyPattern(resolved, body),
		...(seamY ? yoke(resolved, shirt, seamY) : []),
		...(plan.isRaglan ? raglanShoulders(pieces) : []),
		...(plan.sidePanel ? sidePanels(resolved, shirt, { body, wide: plan.sidePanel }) : []),
		...hemStripes(body, plan.hemStripes?.(resolved) ?? []),
		...(ribbed
			? [path(closed(hemAt(body, plan.ribbedHem ?? 0), reversed(hemAt(body, -12))), { fill: ribbed })]
			: []),
	]
}

/** The holes of open mesh at the sides. */
function openPanels({ hasMeshPanels, sidePanel }: TopPlan, { body, shirt }: Pieces): SceneNode[] {
	if (!hasMeshPanels || !sidePanel) return []
	const { armpit, hem } = body.shape
	return ([1, -1] as const).map((side) => {
		const clip = closed(...sideOutline(body, sidePanel, side))
		const [near, far] = [200 + side * (armpit[0] - sidePanel - 30), 200 + side * (hem[0] + 30)]
		const panel = {
			left: Math.min(near, far),
			right: Math.max(near, far),
			top: armpit[1] - 24,
			bottom: hem[1] + 20,
		}
		return group(openMesh(shirt, panel), { clip })
	})
}

function bodyCloth(plan: TopPlan, pieces: Pieces): SceneNode {
	const { body, shirt } = pieces
	const { shape } = body
	const edge = {
		left: 200 - shape.hem[0] - 14,
		right: 200 + shape.hem[0] + 14,
		top: shape.neck.top,
		bottom: shape.hem[1] + 20,
	}
	return group(
		[...bodyColors(plan, pieces), ...weave(shirt, plan.texture, edge), ...openPanels(plan, pieces)],
		{
			clip: body.path,
			id: 'zone-body',
		},
	)
}

function hemFinish(plan: TopPlan, { body, shirt }: Pieces): SceneNode[] {
	const high = plan.ribbedHem
	if (!high) {
		return [
			path(open(hemAt(body, 10)), { stroke: black, strokeWidth: 0.8, opacity: 0.15 * shirt.tone.shadow }),
			...doubleStitch(shirt, hemAt(body, 0), -5.6),
		]
	}
	const line = hemAt(body, high)
	return [
		...ribs(shirt, line, { depth: high + 4, step: 2.8, alpha: 0.22 }),
		...castShadow(shirt, open(hemAt(body, high + 3)), { widths: [6, 3.5], alpha: 0.08 }),
		...seam(shirt, line),
	]
}

function bodyLight(plan: TopPlan, pieces: Pieces): SceneNode {
	const { body, shirt } = pieces
	const fall = fallOf(plan)
	const light = fall ? trunkLight(body, shirt, fall) : trunkShading(body, shirt, plan.drape)
	return group([...light, ...hemFinish(plan, pieces)], { clip: body.path, id: 'shade' })
}

/** What the parts of one view are drawn from. */
export function piecesOf(plan: TopPlan, view: ViewId, resolved: ResolvedDesign): Pieces {
	const body = bodyOf(view === 'back' ? backOf(plan.body) : plan.body)
	return { body, resolved, view, shirt: clothOf(colorOf(resolved, 'body'), resolved, body.path) }
}

/** Covers the line between the shoulder and the sleeve that goes on from it. */
const goingOn = ({ resolved }: Pieces, { armhole }: Sleeve): SceneNode =>
	path(open(armhole), { stroke: colorOf(resolved, 'sleeve', 'body'), strokeWidth: 1.4 })

/** The drawing of one view: `under` is cloth, `over` are folds, seams and the collar. */
export function drawTop(plan: TopPlan, view: ViewId, resolved: ResolvedDesign): Drawing {
	const pieces = piecesOf(plan, view, resolved)
	const { body } = pieces
	const sides: Side[] = [-1, 1]
	const sleeves = plan.sleeve ? sides.map((side) => sleeveOf(body, plan.sleeve as SleeveShape, side)) : []
	const lit = sleeves.map((sleeve) => litSleeve(plan, pieces, sleeve))
	const collar = plan.collar(pieces)
	const sewnOn = plan.sewnOn?.(pieces)
	const { hem, hemDrop } = plan.body
	return {
		under: [
			...groundShadow({ x: 200, y: Math.min(488, hem[1] + hemDrop + 24), halfWidth: hem[0] + 18 }),
			...collar.inside,
			...(plan.folds && !plan.sleeve ? insideOfArmholes(pieces) : []),
			...sleeves.map((sleeve) => sleeveCloth(plan, pieces, sleeve)),
			...(plan.isOverSleeves ? lit : []),
			bodyCloth(plan, pieces),
			...(plan.isRaglan ? sleeves.map((sleeve) => goingOn(pieces, sleeve)) : []),
			...(sewnOn?.under ?? []),
		],
		over: [
			bodyLight(plan, pieces),
			...(sewnOn?.over ?? []),
			...(plan.isOverSleeves ? [] : lit),
			...(plan.sleeve ? [] : armBinding(pieces, plan.armBinding ?? 8)),
			...collar.outside,
		],
		silhouette: [body.path, ...sleeves.map((sleeve) => sleeve.path)].join(''),
	}
}
