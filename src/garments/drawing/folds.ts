// Folds: soft tapered strokes without blur. All folds of one depth share a few nested outlines, so that crossing
// folds blend and a garment needs only a few paths.
import { path, round, type SceneNode } from '../scene.ts'
import { black, white, type Cloth } from './cloth.ts'
import { remembered, rememberedByContent, type Point } from './curves.ts'

/**
 * A fold from `from` over `bend` to `to`. It fades over `left` and `right` pixels beside its line, seen in the
 * direction of travel. A crease has one side near 0, a hanging tube has equal sides.
 */
export type Fold = readonly [from: Point, bend: Point, to: Point, left: number, right: number]

const hardEdge = 1.2

function lens([from, bend, to, left, right]: Fold, share: number): string {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
	const nx = (to[1] - from[1]) / length
	const ny = -(to[0] - from[0]) / length
	const over = 2 * Math.max(Math.min(left, hardEdge), left * share)
	const below = 2 * Math.max(Math.min(right, hardEdge), right * share)
	const start = `${round(from[0])} ${round(from[1])}`
	const end = `${round(to[0])} ${round(to[1])}`
	const out = `${round(bend[0] + nx * over)} ${round(bend[1] + ny * over)}`
	const back = `${round(bend[0] - nx * below)} ${round(bend[1] - ny * below)}`
	return `M${start}Q${out} ${end}Q${back} ${start}Z`
}

/** Path data of the nested outlines, widest first. */
const nested = remembered((folds: readonly Fold[]) =>
	rememberedByContent((count: number) =>
		Array.from({ length: count }, (_, index) => {
			const share = (1 - index / count) ** 1.35
			return folds.map((fold) => lens(fold, share)).join('')
		}),
	),
)

function layers(
	folds: readonly Fold[],
	color: string,
	{ alpha, count }: { alpha: number; count: number },
): SceneNode[] {
	if (folds.length === 0) return []
	return nested(folds)(count).map((d) => path(d, { fill: color, opacity: alpha / count }))
}

/** Folds in shadow; alpha is the darkness at the line. */
export const shadowFolds = (cloth: Cloth, folds: readonly Fold[], alpha: number): SceneNode[] =>
	layers(folds, black, { alpha: alpha * cloth.tone.shadow, count: cloth.fine ? 9 : 3 })

/** Folds that catch the light. */
export const lightFolds = (cloth: Cloth, folds: readonly Fold[], alpha: number): SceneNode[] =>
	layers(folds, white, { alpha: alpha * cloth.tone.light, count: cloth.fine ? 7 : 2 })

/** The lit edge of each crease: the light starts at its line and fades to the other side. */
export const lips = remembered((creases: readonly Fold[]): Fold[] =>
	creases.map(([from, bend, to, left, right]) => [from, bend, to, right * 0.9, left * 0.9]),
)

/** The soft shadow of an edge on the cloth below: strokes of decreasing width, each with `alpha`. */
export function castShadow(
	cloth: Cloth,
	d: string,
	{ widths, alpha }: { widths: number[]; alpha: number },
): SceneNode[] {
	const strokes = cloth.fine ? widths : widths.slice(1, 2)
	const opacity = (alpha * cloth.tone.shadow * widths.length) / strokes.length
	return strokes.map((strokeWidth) => path(d, { stroke: black, strokeWidth, opacity, join: 'round' }))
}

/** A soft darkening along the inside of an outline; the caller clips it by the same outline. */
export function edgeShadow(
	cloth: Cloth,
	outline: string,
	{ width, alpha }: { width: number; alpha: number },
): SceneNode[] {
	const count = cloth.fine ? 7 : 2
	return Array.from({ length: count }, (_, index) =>
		path(outline, {
			stroke: black,
			strokeWidth: width * (1 - index / count) ** 1.4 + 0.8,
			opacity: (alpha * cloth.tone.shadow) / count,
		}),
	)
}
