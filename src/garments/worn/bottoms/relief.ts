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
	loose: { hang: 0.13, pull: 0.09, crease: 0, wide: 1.15 },
	straight: { hang: 0.12, pull: 0.09, crease: 0.08, wide: 1.3 },
	tight: { hang: 0, pull: 0.09, crease: 0.08, wide: 0.8 },
	fleece: { hang: 0.08, pull: 0.1, crease: 0.1, wide: 1.7 },
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

/** Short folds across the leg at the knee and above the cuff. */
function creases(plan: Plan, side: 1 | -1): Ridge[] {
	const { crease, wide } = heights[plan.drop]
	if (crease === 0) return []
	const { next, drop, panel } = plan
	const places =
		drop === 'fleece' ? [0.52, 0.58, 0.82, 0.87, 0.92] : drop === 'tight' ? [0.6, 0.86] : [0.6, 0.66, 0.94]
	return places.map((v, index) => {
		const fromSide = (index + (side === 1 ? 0 : 1) + (panel === 'back' ? 1 : 0)) % 2 === 0
		const [a, b] = fromSide ? [0.98, 0.34 + 0.2 * next()] : [0.02, 0.6 + 0.2 * next()]
		const at = v + (next() - 0.5) * 0.03
		return {
			line: [
				on(plan, side, [a, at]),
				on(plan, side, [(a + b) / 2, at + 0.028]),
				on(plan, side, [b, at + 0.012]),
			],
			wide: [7 * wide, 9 * wide],
			high: crease * (0.7 + 0.6 * next()),
			shape: 'pull',
		}
	})
}

/** Gathers that fall from an elastic band. */
function gathers(plan: Plan, side: 1 | -1): Ridge[] {
	const { next, gathered } = plan
	return times(gathered ? 9 : 0, (index) => {
		const u = (index + 0.2 + 0.6 * next()) / 9
		const deep = 0.07 + 0.1 * next()
		return {
			line: [
				on(plan, side, [u, -0.01]),
				on(plan, side, [u + (next() - 0.5) * 0.03, deep * 0.5]),
				on(plan, side, [u + (next() - 0.5) * 0.07, deep]),
			],
			wide: [4.5, 7],
			high: 0.1 + 0.07 * next(),
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
