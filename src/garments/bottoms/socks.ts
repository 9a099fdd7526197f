// A pair of hockey socks: knit tubes, wide over the knee, with rows of game stripes.
import { group, path, type SceneNode } from '../scene.ts'
import {
	black,
	clothOf,
	colorOf,
	groundShadow,
	linear,
	lit,
	shadows,
	white,
	type Cloth,
} from '../drawing/cloth.ts'
import {
	centerX,
	closed,
	mapped,
	open,
	reversed,
	run,
	smooth,
	type Curve,
	type Point,
	type Side,
} from '../drawing/curves.ts'
import { edgeShadow, lightFolds, shadowFolds, type Fold } from '../drawing/folds.ts'
import { parallel } from '../drawing/measure.ts'
import { doubleStitch, ribs, seam } from '../drawing/stitches.ts'
import { weave } from '../drawing/texture.ts'
import type { Drawing, ResolvedDesign } from '../template.ts'

const middle = 76
const top = 62
const foot = 440
const cuffDepth = 32

const outerPoints: readonly Point[] = [
	[middle + 62, top],
	[middle + 61, 130],
	[middle + 55, 200],
	[middle + 53, 270],
	[middle + 46, 360],
	[middle + 38, foot],
]
const innerPoints: readonly Point[] = [
	[middle - 60, top],
	[middle - 58, 130],
	[middle - 51, 200],
	[middle - 50, 270],
	[middle - 44, 360],
	[middle - 37, foot],
]
const outer = smooth(outerPoints)
const inner = smooth(innerPoints)

/** The cut of one sock in canvas pixels: its seams as distances from the center line between both. */
export const sockCut = { outer: outerPoints, inner: innerPoints, cuffDepth, foot }

const on = (curves: readonly Curve[], side: Side) =>
	mapped(curves, ([x, y]) => [centerX + side * x + Math.sin(y / 37 + side) * 1.1, y])

/** A line around the tube at a height, seen slightly from above. */
const ring = (y: number, side: Side): Curve[] => {
	const line = run([middle - 72, y - 3], [middle - 36, y + 8, middle + 36, y + 8, middle + 72, y - 3])
	const placed = on(line, side)
	return side === 1 ? placed : reversed(placed)
}

const topEdge = run([middle - 60, top], [middle - 34, top + 9, middle + 36, top + 9, middle + 62, top])
const footEdge = run([middle + 38, foot], [middle + 20, foot + 8, middle - 18, foot + 8, middle - 37, foot])

const sockPath = (side: Side) =>
	closed(on(topEdge, side), on(outer, side), on(footEdge, side), on(reversed(inner), side))

/** Stripes with the position of their upper edge and their depth; the broad one is in the middle. */
const bands: readonly (readonly [zone: string, y: number, depth: number])[] = [
	['stripe1', 196, 16],
	['stripe2', 218, 36],
	['stripe1', 260, 16],
]

function stripes(resolved: ResolvedDesign, side: Side): SceneNode[] {
	return bands.flatMap(([zone, y, depth]) => {
		const color = resolved.colors[zone]
		return color ? [path(closed(ring(y, side), reversed(ring(y + depth, side))), { fill: color })] : []
	})
}

/** The colors of both socks past all edges, without light; stripes are level, as they run around the leg. */
export function sockCloth(resolved: ResolvedDesign): SceneNode[] {
	const level = (y: number, depth: number) => `M-20 ${y}H420V${y + depth}H-20Z`
	return [
		path(level(-20, 540), { fill: colorOf(resolved, 'body') }),
		...bands.flatMap(([zone, y, depth]) => {
			const color = resolved.colors[zone]
			return color ? [path(level(y, depth), { fill: color })] : []
		}),
		path(level(-20, top + cuffDepth + 20), { fill: colorOf(resolved, 'cuff', 'body') }),
	]
}

/** The inside of the far edge, seen over the near one. */
function opening(resolved: ResolvedDesign, side: Side): SceneNode[] {
	const rear = run([middle - 60, top], [middle - 34, top - 8, middle + 36, top - 8, middle + 62, top])
	const hollow = closed(on(topEdge, side), on(reversed(rear), side))
	return [
		path(hollow, { fill: colorOf(resolved, 'cuff', 'body') }),
		path(hollow, { fill: black, opacity: 0.4 }),
		path(hollow, { stroke: black, strokeWidth: 0.9, opacity: 0.45 }),
	]
}

function foldsOf(cloth: Cloth, side: Side): SceneNode[] {
	const at = (x: number, y: number) => [centerX + side * (middle + x), y] as const
	const drop = side === 1 ? 0 : 9
	const creases: Fold[] = [
		[at(-50, 172 + drop), at(-16, 184 + drop), at(22, 170 + drop), 0.6, 8],
		[at(54, 158 + drop), at(24, 172 + drop), at(-6, 166 + drop), 8, 0.6],
		[at(-46, 340 - drop), at(-18, 352 - drop), at(12, 342 - drop), 0.6, 8],
		[at(46, 362 + drop), at(20, 374 + drop), at(-12, 368 + drop), 8, 0.6],
		[at(-40, 398), at(-8, 410), at(26, 400), 0.6, 8],
	]
	const crests: Fold[] = [
		[at(-40, 160 + drop), at(-10, 170 + drop), at(20, 158 + drop), 6, 4],
		[at(-36, 330), at(-12, 340), at(10, 332), 6, 4],
	]
	return [...shadowFolds(cloth, creases, 0.15), ...lightFolds(cloth, crests, 0.09)]
}

function light(cloth: Cloth, side: Side): SceneNode[] {
	const center = centerX + side * middle
	const tube = shadows(
		cloth.tone,
		[0, 0.3],
		[0.14, 0.12],
		[0.32, 0.01],
		[0.46, 0],
		[0.7, 0.06],
		[0.88, 0.2],
		[1, 0.36],
	)
	return [
		path(cloth.cut, { fill: linear([center - 62, 0], [center + 62, 0], tube) }),
		lit(cloth, { at: [center - 14, 300], rx: 24, ry: 130, alpha: 0.1 }),
		lit(cloth, { at: [center - 16, 130], rx: 30, ry: 54, alpha: 0.1 }),
		...foldsOf(cloth, side),
		...edgeShadow(cloth, cloth.cut, { width: 12, alpha: 0.17 }),
	]
}

function sock(resolved: ResolvedDesign, side: Side): { under: SceneNode[]; over: SceneNode[] } {
	const cut = sockPath(side)
	const cloth = clothOf(colorOf(resolved, 'body'), resolved, cut)
	const cuff = ring(top + cuffDepth, side)
	const cuffCut = closed(cuff, reversed(ring(top - 20, side)))
	const area = { left: 30, right: 370, top, bottom: 450 }
	const under = [
		...opening(resolved, side),
		group(
			[
				path(cut, { fill: cloth.color }),
				...stripes(resolved, side),
				path(cuffCut, { fill: colorOf(resolved, 'cuff', 'body') }),
				...weave(cloth, 'knit', area),
			],
			{ id: side === 1 ? 'sock-left' : 'sock-right', clip: cut },
		),
	]
	const over = [
		group(
			[
				...ribs(cloth, ring(top - 4, side), { depth: 36, step: 4.4, alpha: 0.17 }),
				...seam(cloth, cuff),
				...light(cloth, side),
				...doubleStitch(cloth, ring(foot - 8, side), 1),
			],
			{ clip: cut },
		),
		path(open(parallel(on(outer, side), side * 1.5)), { stroke: white, strokeWidth: 1, opacity: 0.05 }),
		path(cut, { stroke: black, strokeWidth: 1, join: 'round', opacity: 0.4 * cloth.tone.shadow }),
	]
	return { under, over }
}

/** Both socks side by side; front and back are identical. */
export function drawSocks(resolved: ResolvedDesign): Drawing {
	const pair = ([-1, 1] as const).map((side) => sock(resolved, side))
	return {
		silhouette: sockPath(-1) + sockPath(1),
		under: [
			...groundShadow({ x: centerX, y: foot + 24, halfWidth: 128 }),
			...pair.flatMap(({ under }) => under),
		],
		over: pair.flatMap(({ over }) => over),
	}
}
