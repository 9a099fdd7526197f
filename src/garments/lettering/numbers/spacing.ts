// Even spacing of two digits: the same open space between every pair, and never closer than twill can be sewn.
import { glyphOutline } from '../outline.ts'
import { capHeight } from './digits.ts'

/** Distance between the upright sides of two digits, in font units. */
export const usualGap = 76
/** The least distance of any two digits. */
export const leastGap = 54
/** Space deeper than this between two digits is not seen as part of their gap. */
const deepest = 120
const rowHeight = 4

/** The left and right end of the ink at one height. */
type Row = { left: number; right: number }

type Line = readonly [from: readonly [number, number], to: readonly [number, number]]

/** The straight lines of path data; curves become eight chords. */
function linesOf(data: string): Line[] {
	const lines: Line[] = []
	let pen: readonly [number, number] = [0, 0]
	let start = pen
	for (const { op, points } of glyphOutline([0, data])) {
		if (op === 'M') start = pen = points[0] ?? pen
		else if (op === 'Z') lines.push([pen, start])
		else {
			const polygon = [pen, ...points]
			const steps = op === 'L' ? 1 : 8
			for (let step = 1; step <= steps; step += 1) {
				const next = pointAt(polygon, step / steps)
				lines.push([pen, next])
				pen = next
			}
		}
	}
	return lines
}

function pointAt(polygon: readonly (readonly [number, number])[], t: number): readonly [number, number] {
	let rest = polygon
	while (rest.length > 1)
		rest = rest.slice(1).map(([x, y], at) => {
			const [fromX, fromY] = rest[at] ?? [x, y]
			return [fromX + (x - fromX) * t, fromY + (y - fromY) * t] as const
		})
	return rest[0] ?? [0, 0]
}

/** The ends of the ink in rows from the baseline to the top. */
export function rowsOf(data: string): Row[] {
	const lines = linesOf(data)
	return Array.from({ length: capHeight / rowHeight }, (_, index) => {
		const y = (index + 0.5) * rowHeight
		const crossings = lines.flatMap(([[ax, ay], [bx, by]]) =>
			ay < y !== by < y ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : [],
		)
		return { left: Math.min(...crossings), right: Math.max(...crossings) }
	})
}

export type Spaced = { rows: readonly Row[]; width: number }

/** The space between two digits row by row, when their boxes touch. */
const openings = (left: Spaced, right: Spaced): number[] =>
	left.rows.map((row, index) => left.width - row.right + (right.rows[index]?.left ?? 0))

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The seen space between two digits that are `gap` apart. */
export const seenSpace = (spaces: readonly number[], gap: number): number =>
	mean(spaces.map((space) => Math.min(Math.max(space + gap, 0), deepest)))

/** The distance of the boxes of two digits that gives the wanted space. */
function gapFor(spaces: readonly number[], wanted: number): number {
	const closest = leastGap - Math.min(...spaces)
	let [low, high] = [closest, usualGap + deepest]
	if (seenSpace(spaces, closest) >= wanted) return closest
	for (let step = 0; step < 24; step += 1) {
		const half = (low + high) / 2
		if (seenSpace(spaces, half) < wanted) low = half
		else high = half
	}
	return high
}

/** Kerning of all pairs, relative to `usualGap` between boxes; pairs of no kerning are left out. */
export function numberKerning(digits: readonly Spaced[]): Record<string, number> {
	const [zero] = digits
	if (!zero) return {}
	const wanted = seenSpace(openings(zero, zero), usualGap)
	const pairs = digits.flatMap((left, first) =>
		digits.map((right, second) => {
			const gap = gapFor(openings(left, right), wanted)
			return [`${first}${second}`, Math.round(gap - usualGap)] as const
		}),
	)
	return Object.fromEntries(pairs.filter(([, kerning]) => kerning !== 0))
}
