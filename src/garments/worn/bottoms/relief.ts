// Folds of worn bottoms: gathers below elastic, tension around the crotch, tubes in loose legs, creases at knee and cuff.
import type { LegsShape } from '../../bottoms/legs.ts'
import { legPoint } from '../../bottoms/legs.ts'
import type { Point } from '../../drawing/curves.ts'
import { chances, reliefOf, type Ridge } from '../tops/ridges.ts'
import type { Panel } from './sections.ts'

export type Drop = 'loose' | 'straight' | 'tight' | 'fleece'

type Plan = { shape: LegsShape; drop: Drop; gathered: boolean; next: () => number; panel: Panel }

const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => make(index))

const heights: Record<Drop, { hang: number; pull: number; crease: number; wide: number }> = {
	loose: { hang: 0.12, pull: 0.09, crease: 0, wide: 1.15 },
	straight: { hang: 0.14, pull: 0.11, crease: 0.14, wide: 1.2 },
	tight: { hang: 0, pull: 0.1, crease: 0.09, wide: 0.9 },
	fleece: { hang: 0.06, pull: 0.1, crease: 0.17, wide: 1.5 },
}

/** A place on a leg of the panel, relative to the center line. */
const on = ({ shape }: Plan, side: 1 | -1, [u, v]: Point): Point => {
	const [x, y] = legPoint(shape, u, v)
	return [side * x, y]
}

/** From the crotch up to the hips and down along the thighs. */
function pulls(plan: Plan, side: 1 | -1): Ridge[] {
	const { shape, drop, next } = plan
	const { pull, wide } = heights[drop]
	const [, crotch] = shape.inner[0] ?? [0, 0]
	return times(4, (index) => {
		const angle = -1.05 + index * 0.62 + (next() - 0.5) * 0.3
		const long = 46 + 34 * next()
		const from: Point = [side * (5 + 5 * next()), crotch - 14 + 8 * next() + index * 4]
		const to: Point = [from[0] + side * long * Math.cos(angle), from[1] + long * Math.sin(angle)]
		return {
			line: [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 7], to],
			wide: [6 * wide, 13 * wide],
			high: pull * (0.7 + 0.6 * next()),
			shape: 'pull',
		}
	})
}

/** Loose cloth hangs in tubes from the hip to the hem. */
function tubes(plan: Plan, side: 1 | -1): Ridge[] {
	const { hang, wide } = heights[plan.drop]
	if (hang === 0) return []
	const { next } = plan
	return times(4, (index): Ridge[] => {
		const u = (index + 0.3 + 0.5 * next()) / 4
		const start = 0.22 + 0.3 * next()
		const lean = (next() - 0.5) * 0.16
		const broad = (11 + 8 * next()) * wide
		const high = hang * (0.5 + 0.6 * next())
		const line = (du: number): Ridge['line'] => [
			on(plan, side, [u + lean + du * 0.5, start]),
			on(plan, side, [u + lean * 0.4 + du, 0.66]),
			on(plan, side, [u + du, 1.04]),
		]
		return [
			{ line: line(0), wide: [broad * 0.7, broad], high, shape: 'hang' },
			{ line: line(0.13), wide: [broad * 0.6, broad * 0.9], high: -high * 0.6, shape: 'hang' },
		]
	}).flat()
}

type Crease = { v: number; strength: number }

/** Where a leg creases, as shares of its length: at the knee, most behind it, and where it rests on cuff or shoe. */
const creased: Record<Drop, Record<Panel, readonly Crease[]>> = {
	loose: { front: [], back: [] },
	straight: {
		front: [0.5, 0.56, 0.86, 0.91, 0.95].map((v) => ({ v, strength: v > 0.8 ? 1.2 : 0.7 })),
		back: [0.45, 0.49, 0.54, 0.58, 0.93].map((v) => ({ v, strength: 1.2 })),
	},
	tight: {
		front: [0.6, 0.86].map((v) => ({ v, strength: 0.9 })),
		back: [0.65, 0.69, 0.74, 0.79].map((v) => ({ v, strength: 1.1 })),
	},
	fleece: {
		front: [0.54, 0.59, 0.78, 0.83, 0.87, 0.91].map((v) => ({ v, strength: v > 0.7 ? 1.3 : 0.8 })),
		back: [0.45, 0.49, 0.54, 0.59, 0.8, 0.86, 0.91].map((v) => ({ v, strength: 1.2 })),
	},
}

/** Short folds across the leg, from alternate sides, with a valley below each. */
function creases(plan: Plan, side: 1 | -1): Ridge[] {
	const { next, drop, panel } = plan
	const { crease, wide } = heights[drop]
	return creased[drop][panel].flatMap(({ v, strength }, index): Ridge[] => {
		const fromSide = (index + (side === 1 ? 0 : 1) + (panel === 'back' ? 1 : 0)) % 2 === 0
		const [a, b] = fromSide ? [0.98, 0.2 + 0.26 * next()] : [0.02, 0.58 + 0.26 * next()]
		const at = v + (next() - 0.5) * 0.024
		const bend = 0.012 + 0.022 * next()
		const slant = (next() - 0.35) * 0.05
		const high = crease * strength * (0.65 + 0.6 * next())
		const line = (down: number): Ridge['line'] => [
			on(plan, side, [a, at + down]),
			on(plan, side, [(a + b) / 2, at + bend + slant / 2 + down]),
			on(plan, side, [b, at + bend * 0.4 + slant + down]),
		]
		return [
			{ line: line(0), wide: [6 * wide, 8 * wide], high, shape: 'pull' },
			{ line: line(0.022), wide: [5 * wide, 7 * wide], high: -high * 0.7, shape: 'pull' },
		]
	})
}

/** Gathers that fall from an elastic band. */
function gathers(plan: Plan, side: 1 | -1): Ridge[] {
	const { next, gathered, drop } = plan
	// Pants are nearly twice as long as shorts.
	const reach = drop === 'fleece' ? 0.55 : 1
	return times(gathered ? 9 : 0, (index) => {
		const u = (index + 0.2 + 0.6 * next()) / 9
		const deep = (0.07 + 0.1 * next()) * reach
		return {
			line: [
				on(plan, side, [u, -0.01]),
				on(plan, side, [u + (next() - 0.5) * 0.03, deep * 0.5]),
				on(plan, side, [u + (next() - 0.5) * 0.07, deep]),
			],
			wide: [4.5, 7],
			high: 0.08 + 0.05 * next(),
			shape: 'pull',
		}
	})
}

/** Cloth puffs above a ribbed cuff. */
export const cuffPuff = (fromCuffPx: number): number =>
	fromCuffPx < 0 ? -0.08 : 0.24 * Math.exp(-(((fromCuffPx - 13) / 15) ** 2))

/** Height of the folds in inches, at points relative to the center line of a panel's own view. */
export function bottomsRelief(
	shape: LegsShape,
	drop: Drop,
	gathered: boolean,
): Record<Panel, (at: Point) => number> {
	const seed = (shape.outer[1]?.[0] ?? 1) * 13 + (shape.inner[0]?.[1] ?? 1) * 7
	const panel = (name: Panel) => {
		const plan: Plan = {
			shape,
			drop,
			gathered,
			panel: name,
			next: chances(Math.round(seed) + (name === 'back' ? 57 : 0)),
		}
		return reliefOf(
			([-1, 1] as const).flatMap((side) => [
				...pulls(plan, side),
				...tubes(plan, side),
				...creases(plan, side),
				...gathers(plan, side),
			]),
		)
	}
	return { front: panel('front'), back: panel('back') }
}
