// Ridges and valleys on flat cloth: soft folds along a bent line, as heights in inches.
import { distance, mix, type Point } from '../../drawing/curves.ts'

export type Ridge = {
	/** From, over and to, in canvas pixels. */
	line: readonly [Point, Point, Point]
	/** Half width at both ends, in canvas pixels. */
	wide: readonly [number, number]
	/** Height at its highest, in inches; a valley is negative. */
	high: number
	/** `hang` is highest at its end, `spindle` in the middle, `pull` near its start. */
	shape: 'spindle' | 'hang' | 'pull'
}

const pieces = 10

const along: Record<Ridge['shape'], (t: number) => number> = {
	spindle: (t) => (4 * t * (1 - t)) ** 0.7,
	hang: (t) => t * t * (3 - 2 * t),
	pull: (t) => Math.min(1, t / 0.25) * (1 - t) ** 0.8,
}

type Traced = Ridge & { points: Point[]; box: readonly [number, number, number, number] }

function traced(ridge: Ridge): Traced {
	const [from, over, to] = ridge.line
	const points = Array.from({ length: pieces + 1 }, (_, index) => {
		const t = index / pieces
		return mix(mix(from, over, t), mix(over, to, t), t)
	})
	const reach = Math.max(...ridge.wide)
	const xs = points.map(([x]) => x)
	const ys = points.map(([, y]) => y)
	return {
		...ridge,
		points,
		box: [Math.min(...xs) - reach, Math.min(...ys) - reach, Math.max(...xs) + reach, Math.max(...ys) + reach],
	}
}

function heightOn({ points, wide, high, shape }: Traced, at: Point): number {
	let [best, share] = [Infinity, 0]
	for (let index = 0; index < pieces; index += 1) {
		const [a, b] = [points[index] as Point, points[index + 1] as Point]
		const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
		const square = dx * dx + dy * dy || 1
		const t = Math.max(0, Math.min(1, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / square))
		const away = distance(at, [a[0] + dx * t, a[1] + dy * t])
		if (away < best) [best, share] = [away, (index + t) / pieces]
	}
	const beside = best / (wide[0] + (wide[1] - wide[0]) * share)
	return beside >= 1 ? 0 : high * along[shape](share) * (1 - beside * beside) ** 2
}

/** Sum of all ridges at a point. */
export function reliefOf(ridges: readonly Ridge[]): (at: Point) => number {
	const all = ridges.map(traced)
	return (at) => {
		let sum = 0
		for (const ridge of all) {
			const [left, top, right, bottom] = ridge.box
			if (at[0] < left || at[0] > right || at[1] < top || at[1] > bottom) continue
			sum += heightOn(ridge, at)
		}
		return sum
	}
}

/** Fixed pseudo-random numbers from 0 to 1, the same on every machine (linear congruence, Numerical Recipes). */
export function chances(seed: number): () => number {
	let state = Math.imul(seed, 2654435761) >>> 0
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0
		return state / 4294967296
	}
}
