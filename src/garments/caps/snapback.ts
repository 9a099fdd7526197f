// Draws a structured cap.
import { centerX, circle, closed, open, reversed, run } from '../drawing/curves.ts'
import {
	black,
	clothOf,
	colorOf,
	groundShadow,
	lightOf,
	linear,
	shadows,
	white,
	type Light,
} from '../drawing/cloth.ts'
import { stitchRow } from '../drawing/stitches.ts'
import type { Drawing, ResolvedDesign } from '../template.ts'
import { parallel } from '../drawing/measure.ts'
import { brim, brimPath, type BrimShape } from './brim.ts'
import { crownCloth, crownOver, crownPath, lowerEdge, topButton, type CrownPlan } from './crown.ts'
import { group, path, type SceneNode } from '../scene.ts'
import { edgeShadow } from '../drawing/folds.ts'

// The back of a snapback: the arched opening, the inside seen through it, and the plastic strap with its snaps.
const half = 57
const foot = 328
const head = 262

export const openingTop = head

/** The edge of the opening at the back, from left to right. */
export const closureArch = run(
	[centerX - half, foot],
	[centerX - half, foot - 38, centerX - 34, head, centerX, head],
	[centerX + 34, head, centerX + half, foot - 38, centerX + half, foot],
)

const openingPath = closed(closureArch)

type ClosurePlan = Light & { lining: string; binding: string; strap: string }

/** Inside of the front panels with the sweatband below them. */
function inside(lining: string): SceneNode {
	const band = `M${centerX - 70} ${foot - 26}Q${centerX} ${foot - 18} ${centerX + 70} ${foot - 26}V${foot + 6}H${centerX - 70}Z`
	return group(
		[
			path(openingPath, { fill: lining }),
			path(openingPath, { fill: black, opacity: 0.52 }),
			path(band, { fill: '#2a2c31' }),
			path(`M${centerX} ${head}V${foot - 22}`, { stroke: white, strokeWidth: 7, opacity: 0.16 }),
			path(openingPath, {
				fill: linear(
					[0, head],
					[0, foot],
					[
						[0, black, 0.5],
						[0.6, black, 0.12],
						[1, black, 0.2],
					],
				),
			}),
		],
		{ clip: openingPath },
	)
}

/** Holes show dark through the upper strap, studs stand out of the lower one. */
function snaps(y: (x: number) => number): SceneNode[] {
	const xs = Array.from({ length: 7 }, (_, index) => centerX - 42 + index * 14)
	const all = xs.map((x) => circle(x, y(x), 3.6)).join('')
	const caps = xs.map((x) => circle(x - 0.8, y(x) - 0.9, 1.4)).join('')
	return [
		path(xs.map((x) => circle(x + 0.7, y(x) + 1.1, 3.9)).join(''), { fill: black, opacity: 0.34 }),
		path(all, { fill: '#ffffff', opacity: 0.16 }),
		path(all, { stroke: black, strokeWidth: 0.9, opacity: 0.55 }),
		path(caps, { fill: white, opacity: 0.4 }),
	]
}

function strap(color: string, light: Light): SceneNode[] {
	const top = run(
		[centerX - half - 16, foot - 27],
		[centerX - 30, foot - 21, centerX + 30, foot - 21, centerX + half + 16, foot - 27],
	)
	const bottom = parallel(top, 19)
	const cut = closed(top, reversed(bottom))
	const cloth = clothOf(color, light, cut)
	const lap = `M${centerX + 10} ${foot - 22.4}q5 9 0 18.6`
	const middle = (x: number) => foot - 13.4 - ((x - centerX) / 73) ** 2 * 4.4
	const across = shadows(cloth.tone, [0, 0.36], [0.2, 0.08], [0.4, 0], [0.75, 0.1], [1, 0.38])
	return [
		path(closed(parallel(top, 2), reversed(parallel(bottom, 3))), { fill: black, opacity: 0.24 }),
		group(
			[
				path(cut, { fill: color }),
				path(cut, { fill: linear([centerX - half, 0], [centerX + half, 0], across) }),
				path(open(parallel(top, 2.5)), { stroke: white, strokeWidth: 2.2, opacity: 0.16 * cloth.tone.light }),
				...edgeShadow(cloth, cut, { width: 5, alpha: 0.2 }),
				...snaps(middle),
				path(lap, { stroke: black, strokeWidth: 1.2, opacity: 0.4 }),
			],
			{ clip: cut },
		),
		path(cut, { stroke: black, strokeWidth: 0.9, opacity: 0.5 }),
	]
}

/** The whole closure, drawn over the shaded crown. */
function closure({ lining, binding, strap: strapColor, ...light }: ClosurePlan): SceneNode[] {
	const tape = parallel(closureArch, -6)
	const cut = closed(tape)
	const cloth = clothOf(binding, light, cut)
	const rim = closed(closureArch, reversed(tape))
	return [
		path(rim, { fill: binding }),
		path(rim, {
			fill: linear(
				[centerX - half, 0],
				[centerX + half, 0],
				shadows(cloth.tone, [0, 0.2], [0.4, 0], [1, 0.3]),
			),
		}),
		inside(lining),
		path(open(closureArch), { stroke: black, strokeWidth: 1.1, opacity: 0.5 }),
		path(open(tape), { stroke: black, strokeWidth: 0.9, opacity: 0.36 }),
		...stitchRow(cloth, parallel(closureArch, -3)),
		group(strap(strapColor, light), {
			clip: `M${centerX - half} ${head}H${centerX + half}V${foot + 8}H${centerX - half}Z`,
		}),
	]
}

export const brimShapeOf = (resolved: ResolvedDesign): BrimShape =>
	resolved.styles.brim === 'curved' ? 'curved' : 'flat'

export type CapColors = Record<'front' | 'sides' | 'brim' | 'under' | 'trim' | 'strap', string>

export const capColors = (resolved: ResolvedDesign): CapColors => ({
	front: colorOf(resolved, 'front', 'body'),
	sides: colorOf(resolved, 'body'),
	brim: colorOf(resolved, 'brim'),
	under: colorOf(resolved, 'underbrim', 'brim'),
	trim: colorOf(resolved, 'button', 'brim'),
	strap: colorOf(resolved, 'strap', 'brim'),
})

/** Net instead of cloth on the sides and the back. */
export const hasNet = (resolved: ResolvedDesign): boolean => resolved.styles.back === 'mesh'

function crownPlan(resolved: ResolvedDesign, view: CrownPlan['view']): CrownPlan {
	const { front: middle, sides } = capColors(resolved)
	return {
		view,
		middle: view === 'front' ? middle : sides,
		sides,
		mesh: hasNet(resolved),
		...lightOf(resolved),
		seamEnd: view === 'front' ? 300 : openingTop,
	}
}

function front(resolved: ResolvedDesign): Drawing {
	const shape = brimShapeOf(resolved)
	const crown = crownPlan(resolved, 'front')
	const { trim, brim: color, under } = capColors(resolved)
	return {
		silhouette: crownPath('front') + brimPath(shape),
		under: [...groundShadow({ x: centerX, y: 392, halfWidth: 150 }), ...topButton(trim), crownCloth(crown)],
		over: [...crownOver(crown, trim), ...brim({ shape, color, under, ...lightOf(resolved) })],
	}
}

function back(resolved: ResolvedDesign): Drawing {
	const crown = crownPlan(resolved, 'back')
	const { trim, front: lining, strap: strapColor } = capColors(resolved)
	const cloth = clothOf(crown.sides, resolved, crownPath('back'))
	const sewn = stitchRow(cloth, parallel(lowerEdge('back'), -5))
	return {
		silhouette: crownPath('back'),
		under: [...groundShadow({ x: centerX, y: 362, halfWidth: 128 }), ...topButton(trim), crownCloth(crown)],
		over: [
			...crownOver(crown, trim),
			...sewn,
			...closure({ lining, binding: crown.sides, strap: strapColor, ...lightOf(resolved) }),
		],
	}
}

export const drawCap = (resolved: ResolvedDesign, view: CrownPlan['view']): Drawing =>
	view === 'front' ? front(resolved) : back(resolved)
