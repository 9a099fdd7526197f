// Seams, rows of stitches and ribs of knitted trim.
import { path, round, type SceneNode } from '../scene.ts'
import { black, white, type Cloth } from './cloth.ts'
import { open, type Curve } from './curves.ts'
import { parallel, walk } from './measure.ts'

/** A pressed seam: a dark line with a lit edge beside it. */
export const seam = (cloth: Cloth, line: readonly Curve[]): SceneNode[] => [
	path(open(line), { stroke: black, strokeWidth: 1.1, opacity: 0.3 * cloth.tone.shadow }),
	path(open(parallel(line, -1)), { stroke: white, strokeWidth: 0.7, opacity: 0.16 * cloth.tone.light }),
]

/** One row of stitches; on dark cloth the thread is lighter than its shadow. */
export function stitchRow(cloth: Cloth, line: readonly Curve[]): SceneNode[] {
	if (!cloth.fine) return []
	const d = open(line)
	return [
		path(d, { stroke: black, strokeWidth: 0.75, dash: [1.7, 1], opacity: 0.3 * cloth.tone.shadow }),
		path(open(parallel(line, -0.45)), { stroke: white, strokeWidth: 0.4, dash: [1.7, 1], opacity: 0.22 }),
	]
}

/** Two rows, as a coverstitch machine sews a hem; `first` and `second` are distances from the line. */
export const doubleStitch = (cloth: Cloth, line: readonly Curve[], from: number): SceneNode[] => [
	...stitchRow(cloth, parallel(line, from)),
	...stitchRow(cloth, parallel(line, from + Math.sign(from) * 2.6)),
]

type Ribs = { depth: number; step: number; alpha?: number }

/** Knitted ribs on a line, `depth` pixels to its right. */
export function ribs(cloth: Cloth, line: readonly Curve[], { depth, step, alpha = 0.2 }: Ribs): SceneNode[] {
	if (!cloth.fine) return []
	const bar = (offset: number) =>
		walk(line, step)
			.map(({ point: [x, y], normal: [nx, ny] }) => {
				const ax = x - ny * offset
				const ay = y + nx * offset
				return `M${round(ax)} ${round(ay)}L${round(ax + nx * depth)} ${round(ay + ny * depth)}`
			})
			.join('')
	return [
		path(bar(0), { stroke: black, strokeWidth: step * 0.36, opacity: alpha * cloth.tone.shadow }),
		path(bar(step * 0.42), {
			stroke: white,
			strokeWidth: step * 0.26,
			opacity: alpha * 0.55 * cloth.tone.light,
		}),
	]
}
