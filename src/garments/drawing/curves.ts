// Outlines as cubic curves. They are defined for the right half, as distances from the center line; `place` maps them
// to the canvas and adds the slight, fixed asymmetry of cloth.
import { round } from '../scene.ts'

export type Point = readonly [x: number, y: number]
export type Curve = { from: Point; c1: Point; c2: Point; to: Point }
export type Side = 1 | -1

type Step =
	| readonly [number, number]
	| readonly [number, number, number, number]
	| readonly [number, number, number, number, number, number]

export const centerX = 200

/** Points in the notation of SVG: 'x,y x,y'. */
export const svgPoints = (text: string): Point[] =>
	text.split(' ').map((pair) => {
		const [x = 0, y = 0] = pair.split(',').map(Number)
		return [x, y]
	})

export const mix = (a: Point, b: Point, t: number): Point => [
	a[0] + (b[0] - a[0]) * t,
	a[1] + (b[1] - a[1]) * t,
]
export const shift = (point: Point, dx: number, dy: number): Point => [point[0] + dx, point[1] + dy]
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

function curveTo(from: Point, step: Step): Curve {
	if (step.length === 6)
		return { from, c1: [step[0], step[1]], c2: [step[2], step[3]], to: [step[4], step[5]] }
	if (step.length === 2) return { from, c1: mix(from, step, 1 / 3), c2: mix(from, step, 2 / 3), to: step }
	const to: Point = [step[2], step[3]]
	const control: Point = [step[0], step[1]]
	return { from, c1: mix(from, control, 2 / 3), c2: mix(to, control, 2 / 3), to }
}

/** A connected run: a step of two numbers is a line, of four a quadratic curve, of six a cubic one. */
export function run(start: Point, ...steps: Step[]): Curve[] {
	let from = start
	return steps.map((step) => {
		const next = curveTo(from, step)
		from = next.to
		return next
	})
}

/** A smooth run through all points (Catmull-Rom). */
export function smooth(points: readonly Point[]): Curve[] {
	const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point
	return points.slice(1).map((to, index) => {
		const from = at(index)
		const before = at(index - 1)
		const after = at(index + 2)
		return {
			from,
			c1: [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
			c2: [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
			to,
		}
	})
}

export const reversed = (curves: readonly Curve[]): Curve[] =>
	curves.map(({ from, c1, c2, to }) => ({ from: to, c1: c2, c2: c1, to: from })).toReversed()

export const mapped = (curves: readonly Curve[], move: (point: Point) => Point): Curve[] =>
	curves.map(({ from, c1, c2, to }) => ({ from: move(from), c1: move(c1), c2: move(c2), to: move(to) }))

const ramp = (value: number, start: number, end: number): number => {
	const t = Math.max(0, Math.min(1, (value - start) / (end - start)))
	return t * t * (3 - 2 * t)
}

/** Offset of hanging cloth from the pattern piece: none at the neck, up to 3 px at the hem. */
export const draped = ([x, y]: Point): Point => [
	x + 1.7 * Math.sin(y / 47 + 0.4) * ramp(y, 170, 320),
	y + (1.5 * Math.sin(x / 19 + 0.9) + 0.9 * Math.sin(x / 47)) * ramp(y, 330, 440),
]

/** Maps half coordinates to the canvas. */
export const place = (curves: readonly Curve[], side: Side): Curve[] =>
	mapped(curves, (point) => placed(point, side))

export const placed = (point: Point, side: Side): Point => draped([centerX + side * point[0], point[1]])

/** The full run from left to right of a half that starts on the center line. */
export const across = (half: readonly Curve[]): Curve[] => [...reversed(place(half, -1)), ...place(half, 1)]

/** A closed outline of a half that starts and ends on the center line. */
export const around = (half: readonly Curve[]): Curve[] => [...place(half, 1), ...reversed(place(half, -1))]

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`
const segment = ({ c1, c2, to }: Curve) => `C${pair(c1)} ${pair(c2)} ${pair(to)}`

/** Path data of a run, left open. */
export const open = (curves: readonly Curve[]): string =>
	curves[0] ? `M${pair(curves[0].from)}${curves.map(segment).join('')}` : ''

/** Path data of one closed outline of runs, joined by straight lines. */
export function closed(...runs: (readonly Curve[])[]): string {
	const parts = runs
		.filter((curves) => curves.length > 0)
		.map((curves, index) => (index === 0 ? open(curves) : `L${open(curves).slice(1)}`))
	return `${parts.join('')}Z`
}

export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`
export const polyline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`

// Memoization of geometry, which depends on the cut, not on the colors. Results are the same with or without it; the
// templates' styles allow only a few cuts.

/** Memoizes a pure function by its object argument, for the object's lifetime. */
export function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
	const known = new WeakMap<Key, Value>()
	return (key) => {
		const old = known.get(key)
		if (old !== undefined) return old
		const value = make(key)
		known.set(key, value)
		return value
	}
}

/** Those of functions that belong to an object end with it. */
const byContent = new Set<WeakRef<Map<string, unknown>>>()

/** Forgets what was remembered by content: the meshes of a cut take three megabytes. */
export function forgetRemembered(): void {
	for (const reference of byContent) {
		const known = reference.deref()
		if (known) known.clear()
		else byContent.delete(reference)
	}
}

/** The same for plain data: equal data returns the identical result, until it is forgotten. */
export function rememberedByContent<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
	const known = new Map<string, Value>()
	byContent.add(new WeakRef(known))
	return (key) => {
		const text = JSON.stringify(key)
		const old = known.get(text)
		if (old !== undefined) return old
		const value = make(key)
		known.set(text, value)
		return value
	}
}

/** Path data of a circle. */
export const circle = (x: number, y: number, r: number): string =>
	`M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
