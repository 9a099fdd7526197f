// Sheets of cloth around the neck opening: columns along its edge, rows along a profile.
import { remembered, smooth, type Point } from '../../drawing/curves.ts'
import { pointsOn } from '../../drawing/measure.ts'
import { add, between, direction, lengthOf, minus, type Grid, type Vec } from '../mesh.ts'
import type { NeckLoop } from '../tops/model.ts'

/** A place on the neck's edge: 0 in front, 1 and -1 at the back center, positive on the wearer's left. */
export type EdgePoint = {
	share: number
	/** On the edge, and on the shirt 3 px below it. */
	at: Vec
	below: Vec
	/** Level, away from the middle of the neck. */
	outward: Vec
	/** The edge without its corners at the shoulder seams: what stands on the edge is round. */
	round: Vec
}

const belowPx = 3

/** The point of a closed line at a share of its length from its middle, which is in front. */
function ringAt(ring: readonly Vec[]): (share: number) => Vec {
	const marks = [0]
	ring.slice(1).forEach((point, index) => {
		marks.push((marks[index] ?? 0) + lengthOf(minus(point, ring[index] ?? point)))
	})
	const total = marks.at(-1) ?? 0
	return (share) => {
		const wanted = ((1 - share) / 2) * total
		const index = Math.max(
			1,
			marks.findIndex((mark) => mark >= wanted - 1e-9),
		)
		const [before = 0, after = 1] = [marks[index - 1], marks[index]]
		const [a, b] = [ring[index - 1], ring[index]]
		return a && b ? between(a, b, (wanted - before) / (after - before || 1)) : [0, 0, 0]
	}
}

/** Distances in shares and weights of the points that a rounded one is the mean of. */
const around = [-3, -2, -1, 0, 1, 2, 3].map((step) => [step * 0.05, Math.exp(-step * step * 0.16)] as const)
const weights = around.reduce((sum, [, weight]) => sum + weight, 0)

function rounded(edge: (share: number) => Vec): (share: number) => Vec {
	/** From -1 to 1, on around the loop. */
	const wrap = (share: number) => share - 2 * Math.round(share / 2)
	return (share) =>
		around.reduce<Vec>((sum, [by, weight]) => add(sum, edge(wrap(share + by)), weight / weights), [0, 0, 0])
}

/** Measures the neck's edge once. */
export const edgeOf = remembered((neck: NeckLoop): ((share: number) => EdgePoint) => {
	const [edge, shirt] = [ringAt(neck.points.map(({ at }) => at)), ringAt(neck.ring(belowPx))]
	const [front, back] = [edge(0), edge(1)]
	const middle = (front[2] + back[2]) / 2
	const round = rounded(edge)
	return (share) => {
		const at = edge(share)
		return {
			share,
			at,
			below: shirt(share),
			outward: direction([at[0], 0, at[2] - middle]),
			round: round(share),
		}
	}
})

export const up: Vec = [0, 1, 0]

/** A sum of directions, each with its length in inches. */
export const moved = (from: Vec, ...moves: readonly (readonly [Vec, number])[]): Vec =>
	moves.reduce((at, [way, by]) => add(at, way, by), from)

/** A point of a cubic curve in space. */
export function bezier([a, b, c, d]: readonly [Vec, Vec, Vec, Vec], t: number): Vec {
	const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)]
	return between(between(ab, bc, t), between(bc, cd, t), t)
}

/** Lengths in canvas pixels along a line, from its first point. */
export function lengths(line: readonly Vec[], pxPerInch: number): number[] {
	const marks = [0]
	line.slice(1).forEach((point, index) => {
		marks.push((marks[index] ?? 0) + lengthOf(minus(point, line[index] ?? point)) * pxPerInch)
	})
	return marks
}

export type Wrap = {
	/** One line of points per column, from the inside over the edge to the outside. */
	columns: readonly (readonly Vec[])[]
	/** Canvas pixel of a point by its column and its length along the line. */
	uvOf: (column: number, along: number) => Point
	pxPerInch: number
}

/** A sheet whose outside is seen where its lines go down. */
export function wrapped({ columns, uvOf, pxPerInch }: Wrap): Grid {
	const marks = columns.map((line) => lengths(line, pxPerInch))
	const rows = columns[0]?.map((_, row) => row) ?? []
	return {
		points: rows.map((row) => columns.map((line) => line[row] ?? [0, 0, 0])),
		uv: rows.map((row) => columns.map((_, column) => uvOf(column, marks[column]?.[row] ?? 0))),
	}
}

/** `count` + 1 even steps. */
export const steps = (count: number, from: number, to: number): number[] =>
	Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)

const perSpan = 16

/** A smooth line through points in space, by the share of its spans. */
export function spline(points: readonly Vec[]): (t: number) => Vec {
	const axis = (index: 0 | 1 | 2) =>
		pointsOn(smooth(points.map((point, order): Point => [order, point[index]])), perSpan).map(
			([, value]) => value,
		)
	const [xs, ys, zs] = [axis(0), axis(1), axis(2)]
	const last = xs.length - 1
	return (t) => {
		const at = Math.max(0, Math.min(1, t)) * last
		const low = Math.min(last - 1, Math.floor(at))
		const value = (values: readonly number[]) =>
			(values[low] ?? 0) + ((values[low + 1] ?? 0) - (values[low] ?? 0)) * (at - low)
		return [value(xs), value(ys), value(zs)]
	}
}
