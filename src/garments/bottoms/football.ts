// Parts of football pants only: knee pads and a laced fly.
import { path, round, type SceneNode } from '../scene.ts'
import { black, dark, lit, white, type Cloth } from '../drawing/cloth.ts'
import { centerX, open, run } from '../drawing/curves.ts'
import { parallel } from '../drawing/measure.ts'
import { seam, stitchRow } from '../drawing/stitches.ts'
import { legSpot, type LegsShape } from './legs.ts'

/** A rounded shield outline around a point. */
function shield(x: number, y: number, half: number): string {
	const at = (dx: number, dy: number) => `${round(x + dx * half)} ${round(y + dy * half)}`
	return `M${at(-0.86, -1.1)}Q${at(0, -1.36)} ${at(0.86, -1.1)}Q${at(1.04, 0.1)} ${at(0.62, 1.02)}Q${at(0, 1.5)} ${at(-0.62, 1.02)}Q${at(-1.04, 0.1)} ${at(-0.86, -1.1)}Z`
}

/** Pads press through the cloth: a lit upper edge, a soft shadow below and the seam around them. */
export function kneePads(shape: LegsShape, cloth: Cloth): SceneNode[] {
	return ([-1, 1] as const).flatMap((side) => {
		const [dx, y] = legSpot(shape, 0.42, 0.72)
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
	const holes = rows
		.flatMap((y) =>
			[-5, 5].map((dx) => `M${centerX + dx - 1.5} ${round(y)}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z`),
		)
		.join('')
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
