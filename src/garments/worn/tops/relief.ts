// Folds of a worn trunk: tension from the armpits, tubes that hang below the chest, creases at the waist. They follow from
// the cut; its measures are also the seed of what differs from side to side.
import type { BodyShape } from '../../drawing/body.ts'
import type { Drape } from '../../drawing/shading.ts'
import type { Point } from '../../drawing/curves.ts'
import type { Panel } from './model.ts'
import { chances, reliefOf, type Ridge } from './ridges.ts'

type Style = {
	/** Folds per armpit, tubes per panel, creases per side seam. */
	pulls: number
	tubes: number
	creases: number
	/** Factors of width and height. */
	wide: number
	high: number
	/** Height of the tubes at the hem, in inches. */
	hang: number
}

const styles: Record<Drape, Style> = {
	jersey: { pulls: 4, tubes: 5, creases: 3, wide: 1, high: 1, hang: 0.26 },
	tank: { pulls: 3, tubes: 5, creases: 2, wide: 1.05, high: 0.85, hang: 0.3 },
	fleece: { pulls: 3, tubes: 2, creases: 3, wide: 1.6, high: 1.6, hang: 0.16 },
}

type Plan = { shape: BodyShape; style: Style; ribbedHem: number; next: () => number }

const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, i) => make(i))

/** From the armpit towards the chest: the upper ones to the collar, the lower ones down to the belly. */
function pullsOf({ shape, style, next }: Plan, side: 1 | -1): Ridge[] {
	const [ax, ay] = shape.armpit
	return times(style.pulls, (index) => {
		const share = (index + 0.2 + 0.5 * next()) / style.pulls
		const angle = -0.5 + 1.55 * share
		const long = 62 + 46 * next() + 26 * share
		const from: Point = [side * (ax - 9 - 5 * next()), ay - 14 + 30 * share]
		const to: Point = [from[0] - side * long * Math.cos(angle), from[1] + long * Math.sin(angle)]
		const over: Point = [
			(from[0] + to[0]) / 2,
			(from[1] + to[1]) / 2 + (6 + 10 * next()) * (share > 0.4 ? 1 : -0.6),
		]
		return {
			line: [from, over, to],
			wide: [6 * style.wide, (13 + 5 * next()) * style.wide],
			high: (0.13 + 0.07 * next()) * style.high,
			shape: 'pull',
		}
	})
}

/** Tubes from below the chest to the hem, a valley beside each. */
function tubesOf({ shape, style, next, ribbedHem }: Plan): Ridge[] {
	const [, ay] = shape.armpit
	const hx = shape.hem[0]
	const hy = shape.hem[1] - ribbedHem
	const start = ay + 26
	return times(style.tubes, (index) => {
		const share = ((index + 0.5 + (next() - 0.5) * 0.7) / style.tubes) * 2 - 1
		const top = start + (hy - start) * (0.12 + 0.4 * next())
		const x = share * hx * 0.96
		const drift = (next() - 0.5) * 26
		const wide = (14 + 9 * next()) * style.wide
		const high = style.hang * (0.55 + 0.6 * next())
		const beside = (next() < 0.5 ? 1 : -1) * wide * 1.15
		const line = (dx: number): Ridge['line'] => [
			[x * 0.9 + dx * 0.6 - drift, top],
			[x + dx - drift * 0.3, (top + hy) / 2],
			[x + dx, hy + 22],
		]
		return [
			{ line: line(0), wide: [wide * 0.7, wide], high, shape: 'hang' } as const,
			{ line: line(beside), wide: [wide * 0.6, wide * 0.9], high: -high * 0.7, shape: 'hang' } as const,
		]
	}).flat()
}

/** Short slanted creases where the side seam bends at the waist. */
function creasesOf({ shape, style, next }: Plan, side: 1 | -1): Ridge[] {
	const [wx, wy] = shape.waist
	return times(style.creases, (index) => {
		const y = wy - 44 + (80 * (index + 0.6 * next())) / style.creases
		const long = 34 + 34 * next()
		const fall = 8 + 20 * next()
		return {
			line: [
				[side * (wx - 2), y],
				[side * (wx - long * 0.5), y + fall * 0.7 + 4],
				[side * (wx - long), y + fall],
			],
			wide: [8 * style.wide, 9 * style.wide],
			high: (0.1 + 0.07 * next()) * style.high * (index % 2 === 0 ? 1 : -0.7),
			shape: 'spindle',
		}
	})
}

/** Cloth between the shoulder blades and in the small of the back sags in shallow swags. */
function swagsOf({ shape, style, next }: Plan): Ridge[] {
	const [wx, wy] = shape.waist
	return times(2, (index) => {
		const y = wy - 18 + index * 34 + 12 * next()
		const tilt = (next() - 0.5) * 26
		return {
			line: [
				[-wx * (0.75 + 0.15 * next()), y - 20 - tilt],
				[(next() - 0.5) * 40, y + 16],
				[wx * (0.75 + 0.15 * next()), y - 20 + tilt],
			],
			wide: [12 * style.wide, 14 * style.wide],
			high: (0.09 + 0.05 * next()) * style.high,
			shape: 'spindle',
		}
	})
}

/** Short gathers above a ribbed hem. */
function gathersOf({ shape, style, next, ribbedHem }: Plan): Ridge[] {
	const seam = shape.hem[1] - ribbedHem
	return times(ribbedHem > 0 ? 13 : 0, (index) => {
		const x = ((index + 0.2 + 0.6 * next()) / 13) * 2 - 1
		const [from, tilt] = [x * shape.hem[0] * 0.98, (next() - 0.5) * 16]
		return {
			line: [
				[from - tilt, seam - 24 - 22 * next()],
				[from - tilt * 0.3, seam - 14],
				[from, seam + 8],
			],
			wide: [9 * style.wide, 5 * style.wide],
			high: (0.06 + 0.07 * next()) * style.high,
			shape: 'spindle',
		}
	})
}

/** Cloth puffs over a ribbed hem, whose knit draws it in. */
function puff(shape: BodyShape, ribbedHem: number, [, y]: Point): number {
	if (ribbedHem === 0) return 0
	const above = shape.hem[1] - ribbedHem - y
	return above > 0 ? 0.42 * Math.exp(-(((above - 16) / 16) ** 2)) : -0.1 * Math.min(1, -above / 4)
}

/** Height in inches of the cloth's folds at a point of a flat panel. */
export function trunkRelief(
	shape: BodyShape,
	drape: Drape,
	ribbedHem: number,
): Record<Panel, (at: Point) => number> {
	const style = styles[drape]
	const seed = shape.shoulder[0] * 31 + shape.armpit[1] * 17 + shape.hem[0] * 7 + shape.neck.top
	const panel = (name: Panel) => {
		const plan = { shape, style, ribbedHem, next: chances(Math.round(seed) + (name === 'back' ? 101 : 0)) }
		const folds = reliefOf([
			...gathersOf(plan),
			...pullsOf(plan, -1),
			...pullsOf(plan, 1),
			...tubesOf(plan),
			...creasesOf(plan, -1),
			...creasesOf(plan, 1),
			...(name === 'back' ? swagsOf(plan) : []),
		])
		const seam = ribbedHem > 0 ? shape.hem[1] - ribbedHem : Infinity
		return (at: Point) =>
			folds(at) * Math.max(0, Math.min(1, (seam - at[1]) / 6)) + puff(shape, ribbedHem, at)
	}
	return { front: panel('front'), back: panel('back') }
}
