// Waistbands: gathered elastic with a drawcord, or a tailored band with a belt in loops.
import { group, path, round, type SceneNode } from '../scene.ts'
import {
	black,
	clothOf,
	dark,
	lightOf,
	linear,
	lit,
	shadows,
	white,
	type Cloth,
	type Light,
} from '../drawing/cloth.ts'
import { centerX, closed, mapped, open, reversed, run, type Curve, type Point } from '../drawing/curves.ts'
import { edgeShadow } from '../drawing/folds.ts'
import { parallel, walk } from '../drawing/measure.ts'
import { doubleStitch, ribs, stitchRow } from '../drawing/stitches.ts'
import type { ResolvedDesign } from '../template.ts'
import type { LegsShape } from './legs.ts'

export type BandKind = 'elastic' | 'tailored'

export type WaistbandPlan = Light & { kind: BandKind; color: string; back: boolean }

type Edges = { top: Curve[]; bottom: Curve[]; rear: Curve[]; path: string }

const mirror = (half: readonly Curve[]): Curve[] => {
	const side = (sign: 1 | -1) => mapped(half, ([x, y]) => [centerX + sign * x, y])
	return [...reversed(side(-1)), ...side(1)]
}

/** A line from side to side that sags in the middle. */
const sagging = (half: number, y: number, sag: number): Curve[] =>
	mirror(run([0, y + sag], [half * 0.5, y + sag, half * 0.82, y + sag * 0.5, half, y]))

function edgesOf({ band }: LegsShape, back: boolean): Edges {
	const sag = back ? band.sag * 0.45 : band.sag
	const top = sagging(band.half, band.top, sag)
	const bottom = sagging(band.bottomHalf, band.top + band.height, band.sag)
	const rear = sagging(band.half, band.top, -band.sag * 0.55)
	return { top, bottom, rear, path: closed(top, reversed(bottom)) }
}

/** The inside of the back of the band, seen over the front edge, with its size label. */
function inside({ top, rear }: Edges, { color, mode }: WaistbandPlan): SceneNode[] {
	const hollow = closed(rear, reversed(top))
	const middle = (rear[0]?.from[1] ?? 0) + 1
	const label = `M${centerX - 11} ${round(middle - 3)}h22v9h-22Z`
	const print = `M${centerX - 7} ${round(middle + 0.6)}h14M${centerX - 5} ${round(middle + 3)}h10`
	const tag = [
		path(label, { fill: '#f4f3ee' }),
		path(label, { stroke: black, strokeWidth: 0.5, opacity: 0.3 }),
		path(print, { stroke: '#4a4d52', strokeWidth: 0.8, dash: [2.2, 0.8], opacity: 0.8 }),
	]
	return [
		path(hollow, { fill: color }),
		path(hollow, { fill: black, opacity: 0.42 }),
		group(mode === 'thumb' ? [] : tag, { clip: hollow }),
		path(hollow, { stroke: black, strokeWidth: 0.9, opacity: 0.4 }),
	]
}

/** Rows of stitches, slightly puckered by each gather of the elastic. */
function elastic(edges: Edges, cloth: Cloth, height: number): SceneNode[] {
	const rows = [0.2, 0.4, 0.6, 0.8].flatMap((share) => {
		const line = parallel(edges.top, height * share)
		return [
			path(closedBand(line, 0.9), { fill: black, opacity: 0.13 * cloth.tone.shadow }),
			...stitchRow(cloth, line),
		]
	})
	return [...ribs(cloth, edges.top, { depth: height + 3, step: 3.9, alpha: 0.19 }), ...rows]
}

const closedBand = (line: readonly Curve[], width: number) => closed(line, reversed(parallel(line, width)))

function tailored(edges: Edges, cloth: Cloth): SceneNode[] {
	return [...doubleStitch(cloth, edges.top, 2.4), ...doubleStitch(cloth, edges.bottom, -2.2)]
}

function bandLight({ band }: LegsShape, cloth: Cloth): SceneNode[] {
	const stops = shadows(cloth.tone, [0, 0.26], [0.1, 0.1], [0.28, 0], [0.62, 0.02], [0.86, 0.14], [1, 0.34])
	const middle = band.top + band.height / 2
	const from: Point = [centerX - band.bottomHalf, 0]
	return [
		path(cloth.cut, { fill: linear(from, [centerX + band.bottomHalf, 0], stops) }),
		lit(cloth, { at: [centerX - 42, middle], rx: 52, ry: band.height, alpha: 0.12 }),
		dark(cloth, { at: [centerX, band.top + band.height + 6], rx: band.half, ry: 9, alpha: 0.12 }),
		...edgeShadow(cloth, cloth.cut, { width: 6, alpha: 0.2 }),
	]
}

/** The waistband of a front or back view, drawn over the legs. */
export function waistband(shape: LegsShape, resolved: WaistbandPlan): SceneNode[] {
	const edges = edgesOf(shape, resolved.back)
	const cloth = clothOf(resolved.color, resolved, edges.path)
	const surface =
		resolved.kind === 'elastic' ? elastic(edges, cloth, shape.band.height) : tailored(edges, cloth)
	return [
		...(resolved.back ? [] : inside(edges, resolved)),
		group([path(edges.path, { fill: resolved.color }), ...surface, ...bandLight(shape, cloth)], {
			clip: edges.path,
		}),
		path(edges.path, { stroke: black, strokeWidth: 1, join: 'round', opacity: 0.4 * cloth.tone.shadow }),
	]
}

/** Vertical offset of the band at `x` from the center relative to its ends, for belt loops. */
const loopDrop = ({ band }: LegsShape, x: number, back: boolean): number =>
	band.sag * (back ? 0.45 : 1) * Math.max(0, 1 - (Math.abs(x) / band.half) ** 2) + 1

/** The upper edge of the band, from left to right. */
const bandTopLine = (shape: LegsShape, back: boolean): Curve[] => edgesOf(shape, back).top

/** The outline of the band. */
export const bandPath = (shape: LegsShape, back: boolean): string => edgesOf(shape, back).path

/** Short folds that fall from gathered elastic, as one path of light and one of shadow. */
export function gathers(shape: LegsShape, cloth: Cloth, depth: number): SceneNode[] {
	const line = edgesOf(shape, false).bottom
	const tooth = (step: number, offset: number) =>
		walk(line, step)
			.map(({ point: [x, y] }, index) => {
				const length = depth * (0.5 + 0.5 * Math.abs(Math.sin(index * 2.4 + offset)))
				const lean = ((x - centerX) / 100) * length * 0.16
				const left = round(x + offset - 1.5)
				return `M${left} ${round(y - 2)}L${round(x + offset + lean)} ${round(y + length)}L${round(x + offset + 1.5)} ${round(y - 2)}Z`
			})
			.join('')
	return [
		path(tooth(7.4, 0), { fill: black, opacity: 0.13 * cloth.tone.shadow }),
		path(tooth(9.7, 2.5), { fill: black, opacity: 0.08 * cloth.tone.shadow }),
		path(tooth(7.4, 3.4), { fill: white, opacity: 0.1 * cloth.tone.light }),
	]
}

/** One belt loop on the band at `x`. */
function beltLoop(x: number, band: { top: number; height: number }, cloth: Cloth): SceneNode[] {
	const d = `M${round(x - 4)} ${round(band.top - 2)}h8v${round(band.height + 6)}h-8Z`
	return [
		path(`M${round(x + 4)} ${round(band.top)}h2.4v${round(band.height + 4)}h-2.4Z`, {
			fill: black,
			opacity: 0.2,
		}),
		path(d, { fill: cloth.color }),
		path(
			`M${round(x - 2.2)} ${round(band.top)}v${round(band.height + 2)}M${round(x + 2.2)} ${round(band.top)}v${round(band.height + 2)}`,
			{
				stroke: black,
				strokeWidth: 0.6,
				dash: [1.6, 1],
				opacity: 0.34 * cloth.tone.shadow,
			},
		),
		path(d, { stroke: black, strokeWidth: 0.8, opacity: 0.42 * cloth.tone.shadow, join: 'round' }),
	]
}

/** A woven belt with a buckle, in the loops. */
function belt(
	line: readonly Curve[],
	color: string,
	{ back, ...light }: Light & { back: boolean },
): SceneNode[] {
	const cloth = clothOf(color, light, closed(line, reversed(parallel(line, 17))))
	const middle = line[Math.floor(line.length / 2)]?.from ?? [centerX, 0]
	const plate = `M${centerX - 15} ${round(middle[1] - 2.5)}h30q2.5 0 2.5 2.500v17q0 2.5 -2.5 2.500h-30q-2.5 0 -2.5 -2.500v-17q0 -2.5 2.5 -2.500Z`
	const buckle = [
		path(plate, { fill: '#b9bdc3' }),
		path(`M${centerX - 11} ${round(middle[1] + 1.5)}h22v14h-22Z`, { fill: color }),
		path(`M${centerX - 15} ${round(middle[1] + 8.5)}h18`, { stroke: '#d9dce0', strokeWidth: 2.4 }),
		path(plate, { stroke: black, strokeWidth: 0.9, opacity: 0.5 }),
	]
	return [
		group(
			[
				path(cloth.cut, { fill: color }),
				path(open(parallel(line, 8.5)), {
					stroke: black,
					strokeWidth: 17,
					dash: [0.8, 1.3],
					opacity: 0.09 * cloth.tone.shadow,
				}),
				path(open(parallel(line, 15.5)), {
					stroke: black,
					strokeWidth: 4,
					opacity: 0.14 * cloth.tone.shadow,
				}),
				lit(cloth, { at: [centerX - 40, middle[1] + 5], rx: 60, ry: 10, alpha: 0.2 }),
			],
			{ clip: cloth.cut },
		),
		path(cloth.cut, { stroke: black, strokeWidth: 0.9, opacity: 0.45 }),
		...(back ? [] : buckle),
	]
}

/** A belt `down` pixels below the band's upper edge, in loops at these distances from the center. */
export function beltInLoops(
	shape: LegsShape,
	{ cloth, resolved, back }: { cloth: Cloth; resolved: ResolvedDesign; back: boolean },
	{ down, loops }: { down: number; loops: readonly number[] },
): SceneNode[] {
	const { colors } = resolved
	const band = clothOf(colors.waistband ?? cloth.color, resolved, '')
	const { top, height } = shape.band
	return [
		...belt(parallel(bandTopLine(shape, back), down), colors.belt ?? '#17181c', {
			...lightOf(resolved),
			back,
		}),
		...loops.flatMap((x) =>
			beltLoop(centerX + x, { top: top + loopDrop(shape, x, back), height: height - 2 }, band),
		),
	]
}
