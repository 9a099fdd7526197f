// Trimmings of bottoms: drawcords, pockets, flies, knee pads.
import { path, round, type SceneNode } from '../scene.ts'
import { black, dark, lit, white, type Cloth } from '../drawing/cloth.ts'
import { centerX, circle, open, run, type Curve, type Point, type Side } from '../drawing/curves.ts'
import { parallel } from '../drawing/measure.ts'
import { seam, stitchRow } from '../drawing/stitches.ts'
import type { RenderMode } from '../template.ts'
import { legPoint, type LegsShape } from './legs.ts'

function strand(points: readonly Curve[], color: string): SceneNode[] {
	const shade = open(
		points.map(({ from, c1, c2, to }) => ({ from: low(from), c1: low(c1), c2: low(c2), to: low(to) })),
	)
	const d = open(points)
	return [
		path(shade, { stroke: black, strokeWidth: 4.4, cap: 'round', opacity: 0.2 }),
		path(d, { stroke: black, strokeWidth: 4.3, cap: 'round', opacity: 0.42 }),
		path(d, { stroke: color, strokeWidth: 3.5, cap: 'round' }),
		path(d, { stroke: black, strokeWidth: 3.2, dash: [0.7, 1.9], opacity: 0.17 }),
		path(open(parallel(points, -0.8)), { stroke: white, strokeWidth: 0.9, cap: 'round', opacity: 0.3 }),
	]
}

const low = ([x, y]: Point): Point => [x + 1.2, y + 1.8]

/** A flat cord from two eyelets with hanging ends and plastic tips. */
export function drawcord(y: number, color: string, mode: RenderMode): SceneNode[] {
	const left = run(
		[centerX - 8, y],
		[centerX - 9, y + 15, centerX - 3, y + 19, centerX - 6, y + 34],
		[centerX - 8, y + 46, centerX - 16, y + 56, centerX - 14, y + 70],
	)
	const right = run(
		[centerX + 8, y],
		[centerX + 10, y + 14, centerX + 4, y + 22, centerX + 8, y + 36],
		[centerX + 12, y + 48, centerX + 13, y + 52, centerX + 17, y + 60],
	)
	const knot = run([centerX - 8.5, y + 2], [centerX - 5, y + 9, centerX + 5, y + 9, centerX + 8.5, y + 2])
	const tips = `M${centerX - 14.2} ${y + 68}l-.4 7M${centerX + 16.6} ${y + 59}l1.8 6.6`
	const holes = circle(centerX - 8, y, 2.6) + circle(centerX + 8, y, 2.6)
	return [
		...(mode === 'thumb'
			? []
			: [path(holes, { fill: '#1b1c1f' }), path(holes, { stroke: '#c9ccd1', strokeWidth: 1.2 })]),
		...strand(knot, color),
		...strand(right, color),
		...strand(left, color),
		path(tips, { stroke: black, strokeWidth: 4, cap: 'round', opacity: 0.55 }),
		path(tips, { stroke: '#8d9197', strokeWidth: 2.8, cap: 'round' }),
	]
}

/** The curved stitching and overlap of a fly, from the band down to the crotch. */
export function fly(cloth: Cloth, top: number, bottom: number): SceneNode[] {
	const edge = run([centerX + 1, top], [centerX + 2, (top + bottom) / 2, centerX, bottom])
	const rise = bottom - top
	const curve = run(
		[centerX + 15, top],
		[centerX + 15, top + rise * 0.5, centerX + 13, top + rise * 0.68, centerX + 1, top + rise * 0.82],
	)
	return [...seam(cloth, edge), ...stitchRow(cloth, curve), ...stitchRow(cloth, parallel(curve, 2.4))]
}

/** The center seam of bottoms without a fly. */
export function centerSeam(cloth: Cloth, top: number, bottom: number): SceneNode[] {
	const line = run([centerX, top], [centerX + 1.4, (top + bottom) / 2, centerX, bottom])
	return [
		...seam(cloth, line),
		...stitchRow(cloth, parallel(line, 2)),
		...stitchRow(cloth, parallel(line, -2)),
	]
}

/** A slanted pocket mouth between two points of a leg. */
export function pocketMouth(cloth: Cloth, [from, to]: readonly [Point, Point], side: Side): SceneNode[] {
	const line = run(from, [(from[0] + to[0]) / 2 - side * 4, (from[1] + to[1]) / 2, to[0], to[1]])
	return [
		path(open(parallel(line, side * 2)), {
			stroke: black,
			strokeWidth: 3.6,
			opacity: 0.12 * cloth.tone.shadow,
		}),
		...seam(cloth, line),
		...stitchRow(cloth, parallel(line, -side * 2.6)),
		...stitchRow(cloth, parallel(line, -side * 4.8)),
	]
}

/** Both pocket mouths between two points in leg coordinates. */
export const pocketMouths = (
	cloth: Cloth,
	shape: LegsShape,
	[from, to]: readonly [Point, Point],
): SceneNode[] =>
	([-1, 1] as const).flatMap((side) => {
		const at = ([u, v]: Point): Point => {
			const [x, y] = legPoint(shape, u, v)
			return [centerX + side * x, y]
		}
		return pocketMouth(cloth, [at(from), at(to)], side)
	})

/** A welt pocket of the back view: a narrow slit with a button. */
export function weltPocket(cloth: Cloth, [x, y]: Point, width: number): SceneNode[] {
	const slit = `M${round(x - width / 2)} ${round(y)}h${round(width)}v4.500h${round(-width)}Z`
	const button = circle(x, y + 9, 2.6)
	return [
		path(slit, { fill: black, opacity: 0.16 * cloth.tone.shadow }),
		path(slit, { stroke: black, strokeWidth: 0.8, opacity: 0.4 * cloth.tone.shadow }),
		...stitchRow(cloth, run([x - width / 2, y - 2], [x + width / 2, y - 2])),
		path(button, { fill: cloth.color }),
		path(button, { fill: black, opacity: 0.16 }),
		path(button, { stroke: black, strokeWidth: 0.7, opacity: 0.5 }),
	]
}

/** A rounded shield outline around a point. */
function shield(x: number, y: number, half: number): string {
	const at = (dx: number, dy: number) => `${round(x + dx * half)} ${round(y + dy * half)}`
	return `M${at(-0.86, -1.1)}Q${at(0, -1.36)} ${at(0.86, -1.1)}Q${at(1.04, 0.1)} ${at(0.62, 1.02)}Q${at(0, 1.5)} ${at(-0.62, 1.02)}Q${at(-1.04, 0.1)} ${at(-0.86, -1.1)}Z`
}

/** Pads press through the cloth: a lit upper edge, a soft shadow below and the seam around them. */
export function kneePads(shape: LegsShape, cloth: Cloth): SceneNode[] {
	return ([-1, 1] as const).flatMap((side) => {
		const [dx, y] = legPoint(shape, 0.42, 0.72)
		const x = centerX + side * dx
		const d = shield(x, y, 21)
		const stitches = path(d, {
			stroke: black,
			strokeWidth: 0.7,
			dash: [1.7, 1],
			opacity: 0.34 * cloth.tone.shadow,
		})
		return [
			lit(cloth, { at: [x - 5, y - 9], rx: 22, ry: 26, alpha: 0.085 }),
			dark(cloth, { at: [x + 5, y + 24], rx: 24, ry: 12, alpha: 0.15 }),
			dark(cloth, { at: [x + 19, y + 4], rx: 9, ry: 24, alpha: 0.11 }),
			path(d, { stroke: black, strokeWidth: 2.4, opacity: 0.05 * cloth.tone.shadow }),
			...(cloth.fine ? [stitches] : []),
		]
	})
}

/** Crossed laces over a placket, with a short seam down to the crotch. */
export function laceFly(cloth: Cloth, { top, bottom }: { top: number; bottom: number }): SceneNode[] {
	const edge = run([centerX, top], [centerX, bottom + 62])
	const rows = Array.from({ length: 5 }, (_, index) => top + 12 + (index * (bottom - top - 14)) / 4)
	const crosses = rows
		.slice(0, -1)
		.map((y, index) => {
			const next = rows[index + 1] ?? y
			return `M${centerX - 5} ${round(y)}L${centerX + 5} ${round(next)}M${centerX + 5} ${round(y)}L${centerX - 5} ${round(next)}`
		})
		.join('')
	const side = run(
		[centerX + 11, top],
		[centerX + 11, bottom - 10],
		[centerX + 10, bottom + 6, centerX, bottom + 8],
	)
	const other = run(
		[centerX - 11, top],
		[centerX - 11, bottom - 10],
		[centerX - 10, bottom + 6, centerX, bottom + 8],
	)
	const holes = rows.flatMap((y) => [-5, 5].map((dx) => circle(centerX + dx, y, 1.5))).join('')
	return [
		path(open(side), { stroke: black, strokeWidth: 2.6, opacity: 0.08 * cloth.tone.shadow }),
		...seam(cloth, edge),
		...stitchRow(cloth, side),
		...stitchRow(cloth, parallel(other, 0)),
		...(cloth.fine ? [path(holes, { fill: '#1b1c1f', opacity: 0.8 })] : []),
		path(crosses, { stroke: black, strokeWidth: 2.7, cap: 'round', opacity: 0.34 }),
		path(crosses, { stroke: white, strokeWidth: 1.8, cap: 'round' }),
	]
}
