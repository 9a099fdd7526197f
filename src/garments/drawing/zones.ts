// Colored areas within the body: yoke, side panels, hem stripes, piping.
import { group, path, type SceneNode } from '../scene.ts'
import type { ResolvedDesign } from '../template.ts'
import { hemAt, type Body, type Pieces } from './body.ts'
import { black, clothOf, colorOf, linear, shadows, type Cloth } from './cloth.ts'
import {
	across,
	closed,
	open,
	place,
	placed,
	reversed,
	run,
	type Curve,
	type Point,
	type Side,
} from './curves.ts'
import { isPrintedOn } from '../patterns/print.ts'
import { sidePattern, sleevePattern, trunkRegion } from './patterns.ts'
import { ribs, seam, stitchRow } from './stitches.ts'
import { castShadow, edgeShadow } from './folds.ts'
import { parallel } from './measure.ts'

// The bound edge of a sleeveless armhole.
const stripeOf = (pieces: Pieces, side: Side, width: number): SceneNode[] => {
	const color = pieces.resolved.colors.collarStripe
	if (!color) return []
	const line = pieces.body.armhole
	const d = closed(
		place(parallel(line, width * 0.36), side),
		reversed(place(parallel(line, width * 0.68), side)),
	)
	return [path(d, { fill: color })]
}

/** A ribbed band of `width` pixels inside each armhole. */
export function armBinding(pieces: Pieces, width: number): SceneNode[] {
	const { body, resolved, shirt } = pieces
	return ([-1, 1] as const).map((side) => {
		const outer = place(body.armhole, side)
		const inner = place(parallel(body.armhole, width), side)
		const cloth = clothOf(colorOf(resolved, 'collar', 'body'), resolved, closed(outer, reversed(inner)))
		const stops = shadows(cloth.tone, [0, side === 1 ? 0.02 : 0.1], [1, side === 1 ? 0.22 : 0.04])
		const from = body.shape.shoulder[0] - 8
		const box = linear([200 + side * from, 0], [200 + side * (from + 46), 0], stops)
		const cast = castShadow(shirt, open(inner), { widths: [6, 3], alpha: 0.07 })
		const band = group(
			[
				path(cloth.cut, { fill: cloth.color }),
				...stripeOf(pieces, side, width),
				...ribs(cloth, outer, { depth: side * width, step: 2.3, alpha: 0.17 }),
				path(cloth.cut, { fill: box }),
				...edgeShadow(cloth, cloth.cut, { width: 5, alpha: 0.2 }),
			],
			{ clip: cloth.cut },
		)
		const finish = [
			...seam(cloth, inner),
			...stitchRow(shirt, place(parallel(body.armhole, width + 2.4), side)),
			path(open(outer), { stroke: black, strokeWidth: 0.9, opacity: 0.34 * cloth.tone.shadow }),
		]
		return group([...cast, band, ...finish], {
			clip: body.path,
			id: `binding-${side === 1 ? 'right' : 'left'}`,
		})
	})
}

/** The inside of the back, which reaches further into the armholes of a sleeveless top than the front. */
export function insideOfArmholes({ body, resolved, shirt, view }: Pieces): SceneNode[] {
	if (view === 'back') return []
	const [[sx, sy], [ax, ay]] = [body.shape.shoulder, body.shape.armpit]
	const edge = run([sx - 6, sy], [sx + 10, sy + 52, ax - 16, ay - 62, ax - 1, ay - 2])
	const color = colorOf(resolved, 'collar', 'body')
	return ([1, -1] as const).flatMap((side) => {
		const line = place(edge, side)
		const cut = closed(line, reversed(place(parallel(body.armhole, 4), side)))
		const depth = shadows(shirt.tone, [0, 0.46], [1, 0.3])
		return [
			path(cut, { fill: shirt.color }),
			path(cut, { fill: linear([0, sy], [0, ay], depth) }),
			path(open(line), { stroke: color, strokeWidth: 3 }),
			path(open(line), { stroke: black, strokeWidth: 3, opacity: 0.22 }),
		]
	})
}

/** Half run of the seam between yoke and body, `y` at the armhole. */
export const yokeLine = (y: number): Curve[] => run([0, y + 22], [66, y + 22, 120, y + 12, 205, y - 4])

/** The shoulder yoke with its piping; nothing when the yoke has no color of its own. */
export function yoke(resolved: ResolvedDesign, cloth: Cloth, y: number): SceneNode[] {
	const { yoke: color, piping } = resolved.colors
	if (!color) return []
	const line = across(yokeLine(y))
	const cord = piping ? [path(closed(line, reversed(across(yokeLine(y - 3)))), { fill: piping })] : []
	return [path(closed(line, run([400, 0], [0, 0])), { fill: color }), ...cord, ...seam(cloth, line)]
}

/** Half run of a raglan sleeve's seam, from the collar to the armpit. */
export function raglanLine({ shape: { neck, armpit } }: Body): Curve[] {
	const [ax, ay] = armpit
	const start: Point = [neck.half * 0.98, neck.top + 6]
	return run(start, [neck.half + 16, neck.top + 58, ax - 30, ay - 44, ax, ay])
}

/** The shoulders of raglan sleeves, which reach up to the collar, on the body; piped like the collar by default. */
export const raglanShoulders = ({ body, resolved, shirt }: Pieces): SceneNode[] =>
	([1, -1] as const).flatMap((side) => {
		const line = raglanLine(body)
		const [x, y] = body.shape.armpit
		const past = run([x, y], [x + 70, y], [x + 70, 0], [body.shape.neck.half, 0])
		const cut = closed(place([...line, ...past], side))
		const color = colorOf(resolved, 'sleeve', 'body')
		const cord = colorOf(resolved, 'piping', 'collar', 'body')
		return [
			group([path(cut, { fill: color }), ...sleevePattern(resolved, body)], { clip: cut }),
			path(open(place(line, side)), { stroke: cord, strokeWidth: 2.6 }),
			...seam(shirt, place(parallel(line, 1.3), side)),
			...seam(shirt, place(parallel(line, -1.3), side)),
		]
	})

/** The seam between body and side panel. */
export function sideEdge({ shape }: Body, wide: number, side: Side): Curve[] {
	const [ax, ay] = shape.armpit
	const [wx, wy] = shape.waist
	const [hx, hy] = shape.hem
	const half = run(
		[ax - 7, ay - 20],
		[ax - wide * 0.55, ay + 32, wx - wide, wy - 60, wx - wide, wy],
		[wx - wide, wy + 40, hx - wide * 1.05, hy - 40, hx - wide * 1.1, hy + shape.hemDrop + 6],
	)
	return place(half, side)
}

/** The outline of a side panel, reaching past the side seam. */
export const sideOutline = (body: Body, wide: number, side: Side): Curve[][] => {
	const { armpit, hem } = body.shape
	const out = run(placed([hem[0] + 40, hem[1] + 30], side), placed([armpit[0] + 40, armpit[1] - 20], side))
	return [sideEdge(body, wide, side), out]
}

/** Nothing where there is nothing to clip. */
export const clipped = (nodes: SceneNode[], clip: string): SceneNode[] =>
	nodes.length > 0 ? [group(nodes, { clip })] : []

/** What a side panel shows of the trunk. */
function panelRegion({ body, wide }: { body: Body; wide: number }, side: Side) {
	const { armpit, waist, hem } = body.shape
	const region = trunkRegion(body)
	const inner = 200 + side * (Math.min(armpit[0], waist[0], hem[0]) - wide * 1.2 - 6)
	return {
		...region,
		top: armpit[1] - 44,
		...(side === 1 ? { left: inner } : { right: inner }),
	}
}

export function sidePanels(
	resolved: ResolvedDesign,
	cloth: Cloth,
	plan: { body: Body; wide: number },
): SceneNode[] {
	const { side: color, piping } = resolved.colors
	if (!color && !piping && !isPrintedOn(resolved, 'sides')) return []
	return ([1, -1] as const).flatMap((side) => {
		const edge = sideEdge(plan.body, plan.wide, side)
		const cut = closed(...sideOutline(plan.body, plan.wide, side))
		const panel = [
			...(color ? [path(cut, { fill: color })] : []),
			...clipped(sidePattern(resolved, plan.body, panelRegion(plan, side)), cut),
		]
		const cord = piping
			? [path(closed(edge, reversed(sideEdge(plan.body, plan.wide + 3.2, side))), { fill: piping })]
			: []
		return [...panel, ...cord, ...seam(cloth, edge)]
	})
}

export type HemStripe = { up: number; high: number; color: string | undefined }

export const hemStripes = (body: Body, stripes: readonly HemStripe[]): SceneNode[] =>
	stripes.flatMap(({ up, high, color }) =>
		color ? [path(closed(hemAt(body, up), reversed(hemAt(body, up + high))), { fill: color })] : [],
	)
