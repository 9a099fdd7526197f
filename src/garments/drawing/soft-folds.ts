// Folds without an edge: each is a spindle along a bent line, dark or light at the line and fading to nothing at its
// sides and ends. Made of nested outlines, so that all folds of one strength need only a few paths.
import { path, type SceneNode } from '../scene.ts'
import { black, white, type Cloth } from './cloth.ts'
import { distance, mix, remembered, rememberedByContent, type Point } from './curves.ts'

/** A fold from `from` over `bend` to `to`; it fades over `left` and `right` pixels, seen in the direction of travel. */
export type SoftFold = readonly [from: Point, bend: Point, to: Point, left: number, right: number]

/** Tenths of a pixel are exact enough for shapes that fade. */
const tenth = (value: number) => Math.round(value * 10) / 10 || 0
const pair = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`

/** Length of the control arm of a quarter circle. */
const arm = 0.5523

type Station = { at: Point; along: Point; left: Point }

function stationOn([from, bend, to]: SoftFold, t: number): Station {
	const at = mix(mix(from, bend, t), mix(bend, to, t), t)
	const ahead = mix(bend, to, t)
	const behind = mix(from, bend, t)
	const length = distance(behind, ahead) || 1
	const along: Point = [(ahead[0] - behind[0]) / length, (ahead[1] - behind[1]) / length]
	return { at, along, left: [along[1], -along[0]] }
}

const moved = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by]

/** The bent ellipse of a fold at a share 0–1 of its width; inner ellipses are shorter. */
function spindle(fold: SoftFold, share: number): string {
	const reach = 0.5 * share ** 0.4
	const [start, middle, end] = [0.5 - reach, 0.5, 0.5 + reach].map((t) => stationOn(fold, t)) as [
		Station,
		Station,
		Station,
	]
	const half = (distance(start.at, middle.at) + distance(middle.at, end.at)) / 2
	const [left, right] = [fold[3] * share, fold[4] * share]
	const beside = (station: Station, by: number) => moved(station.at, station.left, by)
	const quarter = (from: Station, to: Station, [by, sense]: readonly [number, number]) => {
		const side = beside(middle, by)
		const back = moved(side, middle.along, -sense * half * arm)
		const on = moved(side, middle.along, sense * half * arm)
		const out = `C${pair(beside(from, by * arm))} ${pair(back)} ${pair(side)}`
		return `${out}C${pair(on)} ${pair(beside(to, by * arm))} ${pair(to.at)}`
	}
	return `M${pair(start.at)}${quarter(start, end, [left, 1])}${quarter(end, start, [-right, -1])}Z`
}

/** Shares of `count` nested outlines that together fade like a bell curve. */
const shares = (count: number) => {
	const bell = Array.from({ length: count }, (_, index) => Math.sqrt(-Math.log((index + 0.5) / count)))
	return bell.map((share) => share / (bell[0] ?? 1))
}

const nested = remembered((folds: readonly SoftFold[]) =>
	rememberedByContent((count: number) =>
		shares(count).map((share) => folds.map((fold) => spindle(fold, share)).join('')),
	),
)

function layers(
	cloth: Cloth,
	folds: readonly SoftFold[],
	{ color, alpha }: { color: string; alpha: number },
) {
	if (folds.length === 0) return []
	const count = cloth.fine ? 8 : 2
	return nested(folds)(count).map((d) => path(d, { fill: color, opacity: alpha / count }))
}

/** Valleys; `alpha` is the darkness at the line. */
export const softShadows = (cloth: Cloth, folds: readonly SoftFold[], alpha: number): SceneNode[] =>
	layers(cloth, folds, { color: black, alpha: alpha * cloth.tone.shadow })

/** Ridges that catch the light. */
export const softLights = (cloth: Cloth, folds: readonly SoftFold[], alpha: number): SceneNode[] =>
	layers(cloth, folds, { color: white, alpha: alpha * cloth.tone.light })
