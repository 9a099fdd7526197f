// What printed patterns are made of: layers of path data, each in one of the pattern's colors.
import type { PathNode } from '../scene.ts'
import type { PatternArea } from './area.ts'

/** Path data in one color; `color` is its place among the pattern's colors. */
export type Layer = Pick<PathNode, 'dash' | 'cap' | 'join' | 'evenOdd'> & {
	d: string
	color: number
	/** Share of the color in the cloth, default 1. */
	strength?: number
	/** Draws lines of this width instead of areas, or around them where it `isFilled`. */
	lineWidth?: number
	isFilled?: boolean
	/** The color of the lines around a filled area; default its own. */
	lineColor?: number
}

export type Motif = (area: PatternArea) => Layer[]

/** Fixed pseudo-random numbers, the same on every machine (linear congruence, Numerical Recipes). */
export function scatter(seed: number): () => number {
	let state = seed
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0
		return state / 4294967296
	}
}

/** A fixed number from 0 to 1 for a place in a lattice. */
export function chance(column: number, row: number, seed = 0): number {
	let mixed = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(seed + 1, 1274126177)
	mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
	mixed ^= mixed >>> 16
	return (mixed >>> 0) / 4294967296
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => make(index))

/** Tenths of a pixel. */
const tenths = (value: number) => String(Math.round(value * 10) / 10 || 0)

export type Spot = readonly [x: number, y: number]

const step = ([x, y]: Spot, [fromX, fromY]: Spot): string => {
	const down = tenths(y - fromY)
	return `${tenths(x - fromX)}${down.startsWith('-') ? '' : ' '}${down}`
}

export const moveTo = (x: number, y: number): string => `M${tenths(x)} ${tenths(y)}`

/** The same points on whole pixels, which are shorter to write. */
export const whole = (points: readonly Spot[]): Spot[] =>
	points.map(([x, y]): Spot => [Math.round(x), Math.round(y)])

/** A closed outline of straight lines. */
export function outline(points: readonly Spot[]): string {
	const [first, ...others] = points
	if (!first) return ''
	const sides = others.map((point, index) => step(point, points[index] ?? first))
	return `${moveTo(...first)}l${sides.join(' ')}z`
}

/** The same outline, moved: for motifs that are written once and repeated. */
export const outlineAt = (points: readonly Spot[], x: number, y: number): string =>
	outline(points.map(([dx, dy]) => [x + dx, y + dy]))

const between = (one: Spot, other: Spot): Spot => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]

/** A closed outline without corners, pulled towards the points; on whole pixels, for figures of some size. */
export function roundOutline(points: readonly Spot[]): string {
	const at = (index: number): Spot => points[(index + points.length) % points.length] ?? [0, 0]
	const middles = whole(points.map((point, index) => between(point, at(index + 1))))
	const controls = whole(points)
	let from = middles.at(-1) ?? [0, 0]
	const start = moveTo(...from)
	const curves = middles.map((to, index) => {
		const curve = `q${step(controls[index] ?? to, from)} ${step(to, from)}`
		from = to
		return curve
	})
	return `${start}${curves.join('')}z`
}

/** Points around a center, at these distances in turn. */
export const around = (
	[x, y]: Spot,
	radii: readonly number[],
	{ turnDeg = 0, flat = 1 }: { turnDeg?: number; flat?: number } = {},
): Spot[] =>
	radii.map((radius, index) => {
		const angle = (index / radii.length) * 2 * Math.PI + (turnDeg * Math.PI) / 180
		return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * flat]
	})

/** A figure that is repeated, with the circle around it. */
export type Figure = { points: readonly Spot[]; center: Spot; radius: number }

export function figureOf(points: readonly Spot[]): Figure {
	const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
	const center: Spot = [mean(0), mean(1)]
	const radius = Math.max(...points.map(([x, y]) => Math.hypot(x - center[0], y - center[1])))
	return { points, center, radius }
}

type Repeat = {
	area: PatternArea
	width: number
	height: number
	shift?: number
	/** How far a figure may lie outside its repeat, in pixels. */
	reach?: number
}

/** The figures of every repeat that are in sight. */
export function repeated(
	{ area, reach = 60, ...lattice }: Repeat,
	figures: readonly Figure[],
	draw: (points: readonly Spot[]) => string,
): string {
	const drawn: string[] = []
	for (const { x, y } of area.cells({ ...lattice, overhang: reach }))
		for (const { points, center, radius } of figures)
			if (area.sees([x + center[0], y + center[1]], radius + 4))
				drawn.push(draw(points.map(([dx, dy]): Spot => [x + dx, y + dy])))
	return drawn.join('')
}

/** A run through the middles between points, left open; it starts and ends at the first and last of them. */
export function roundLine(points: readonly Spot[]): string {
	const [first, ...others] = points
	if (!first) return ''
	if (others.length === 1) return `${moveTo(...first)}l${step(others[0] ?? first, first)}`
	let from = first
	const curves = others.slice(0, -1).map((point, index) => {
		const next = others[index + 1] ?? point
		const to = index === others.length - 2 ? next : between(point, next)
		const curve = `q${step(point, from)} ${step(to, from)}`
		from = [
			Number(tenths(from[0])) + Number(tenths(to[0] - from[0])),
			Number(tenths(from[1])) + Number(tenths(to[1] - from[1])),
		]
		return curve
	})
	return `${moveTo(...first)}${curves.join('')}`
}

/** A brush mark along a spine: as wide as `widths` says at its inner points, and pointed at both ends. */
export function tapered(spine: readonly Spot[], widths: readonly number[]): Spot[] {
	const inner = spine.slice(1, -1).map((point, index) => {
		const [before, after] = [spine[index] ?? point, spine[index + 2] ?? point]
		const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
		const half = (widths[index] ?? 0) / 2 / (Math.hypot(dx, dy) || 1)
		return { point, normal: [-dy * half, dx * half] as const }
	})
	const side = (sign: 1 | -1) =>
		inner.map(({ point: [x, y], normal: [nx, ny] }): Spot => [x + nx * sign, y + ny * sign])
	const first: Spot = spine[0] ?? [0, 0]
	const last: Spot = spine.at(-1) ?? first
	return [first, ...side(-1), last, ...side(1).toReversed(), first]
}

/** Path data of a brush mark: round along its sides, pointed at its ends. */
export function taperedOutline(points: readonly Spot[]): string {
	const tip = (points.length - 1) / 2
	const [there, back] = [roundLine(points.slice(0, tip + 1)), roundLine(points.slice(tip))]
	return `${there}${back.replace(/^M[^q]*/, '')}z`
}
