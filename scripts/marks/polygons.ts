// Shapes as polygons on a canvas of 512 units: built from circles and strokes, joined, cut and moved outwards.
import {
	areaD,
	differenceD,
	EndType,
	FillRule,
	inflatePathsD,
	JoinType,
	simplifyPathsD,
	unionD,
	type PathsD,
} from 'clipper2-ts'
import { flatRings } from '../../src/designs/proof/production/outlines.ts'

export type Shape = PathsD
type Point = readonly [number, number]

const decimals = 3
/** Distance between a chord and its curve that no print shows: 0.002 in on a mark of 12 in. */
const tolerance = 0.08
const miterLimit = 3

const ring = (points: readonly Point[]) => points.map(([x, y]) => ({ x, y }))

export const polygon = (...points: readonly Point[]): Shape => union([ring(points)])

export const union = (...shapes: readonly Shape[]): Shape =>
	unionD(shapes.flat(), [], FillRule.NonZero, decimals)

export const without = (shape: Shape, ...holes: readonly Shape[]): Shape =>
	differenceD(shape, union(...holes), FillRule.NonZero, decimals)

/** Path data with absolute commands, of which overlapping parts are joined. */
export const shapeOf = (d: string): Shape => union(flatRings(d, tolerance).map((points) => [...points]))

const around = (count: number, turn: number) =>
	Array.from({ length: count }, (_, at) => turn + (at * 2 * Math.PI) / count)

export function ellipse([x, y]: Point, rx: number, ry = rx): Shape {
	const points = around(120, 0).map((angle): Point => [x + rx * Math.cos(angle), y + ry * Math.sin(angle)])
	return polygon(...points)
}

/** A regular polygon with its first corner at the top. */
export const regular = ([x, y]: Point, radius: number, corners: number): Shape =>
	polygon(
		...around(corners, -Math.PI / 2).map((angle): Point => [
			x + radius * Math.cos(angle),
			y + radius * Math.sin(angle),
		]),
	)

/** A star whose inner corners lie at `depth` of its radius. */
export function star(x: number, y: number, { radius, points, depth, turn = 0 }: StarShape): Shape {
	const corners = around(points * 2, turn - Math.PI / 2).map((angle, at): Point => {
		const reach = at % 2 === 0 ? radius : radius * depth
		return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
	})
	return polygon(...corners)
}
export type StarShape = { radius: number; points: number; depth: number; turn?: number }

/** A line of even width; round ends unless `isSquare`. */
export const line = (points: readonly Point[], width: number, isSquare = false): Shape =>
	inflatePathsD(
		[ring(points)],
		width / 2,
		isSquare ? JoinType.Miter : JoinType.Round,
		isSquare ? EndType.Butt : EndType.Round,
		miterLimit,
		decimals,
		tolerance,
	)

const arcSteps = 48

/** Part of a circle or an ellipse as points, from one angle to another in degrees, clockwise from the right. */
export function arc([x, y]: Point, [rx, ry]: Point, [from, to]: Point): readonly Point[] {
	return Array.from({ length: arcSteps + 1 }, (_, at): Point => {
		const angle = ((from + ((to - from) * at) / arcSteps) * Math.PI) / 180
		return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
	})
}

const mapped = (shape: Shape, map: (x: number, y: number) => Point): Shape =>
	union(shape.map((points) => ring(points.map(({ x, y }) => map(x, y)))))

export const moved = (shape: Shape, dx: number, dy: number): Shape =>
	mapped(shape, (x, y) => [x + dx, y + dy])

export function rotated(shape: Shape, degrees: number, [cx, cy]: Point = [256, 256]): Shape {
	const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
	return mapped(shape, (x, y) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos])
}

export const scaled = (shape: Shape, factor: number, [cx, cy]: Point = [256, 256]): Shape =>
	mapped(shape, (x, y) => [cx + (x - cx) * factor, cy + (y - cy) * factor])

/** The edge moved outwards, or inwards when negative. */
export const grown = (shape: Shape, by: number, join = JoinType.Round): Shape =>
	inflatePathsD(shape, by, join, EndType.Polygon, miterLimit, decimals, tolerance)

/** The whole area within the outer edge. */
const filled = (shape: Shape): Shape => union(shape.filter((points) => areaD(points) > 0))

/** A closed edge around the shape without its narrow bays. */
export const outlineOf = (shape: Shape, by: number, bay: number): Shape =>
	simplifyPathsD(filled(grown(filled(grown(filled(shape), by + bay)), -bay)), 0.3)

export const areaOf = (shape: Shape): number =>
	Math.abs(shape.reduce((sum, points) => sum + areaD(points), 0))

export function boxOf(shape: Shape) {
	const points = shape.flat()
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
	const [left, top] = [Math.min(...xs), Math.min(...ys)]
	return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** A rest of less than this many square units is a rounding error. */
const fleck = 40
/** The rest of a stroke is larger than this many times the square of half its width; that of a tip of 12 degrees is not. */
const strokeArea = 8
/** Half the narrowest width is searched in these steps, in units of the canvas. */
const narrowest = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20]

/**
 * The width of the narrowest strokes: what a disk of this width cannot reach is longer than a corner. Tips and corners,
 * which every method rounds off, do not count.
 */
export function narrowestOf(shape: Shape): number {
	const found = narrowest.find((radius) => {
		const reached = grown(grown(shape, -radius, JoinType.Round), radius * 1.01, JoinType.Round)
		return without(shape, reached).some(
			(points) => areaD(points) > Math.max(fleck, strokeArea * radius * radius),
		)
	})
	return 2 * (found ?? 24)
}

const one = (value: number) => String(Math.round(value * 10) / 10 || 0)

export const pathData = (shape: Shape): string =>
	shape
		.filter((points) => Math.abs(areaD(points)) > 1)
		.map((points) => `M${points.map(({ x, y }) => `${one(x)} ${one(y)}`).join('L')}Z`)
		.join('')
