// The area that a printed pattern fills: which repeats of its tile are in sight, at any scale and angle. A pattern is
// drawn in the pixels of the canvas and turned and scaled about one point of it, so that it goes on from piece to piece.
import type { Matrix } from '../scene.ts'

/** A rectangle in canvas pixels. */
export type Region = { left: number; right: number; top: number; bottom: number }

/** The point of the canvas that no scale and no angle moves. */
export const fixedPoint = { x: 200, y: 250 } as const

/** A repeat: its upper left corner in the pattern's own pixels, and its place in the lattice. */
export type Cell = { x: number; y: number; column: number; row: number }

type Lattice = {
	width: number
	height: number
	/** Share of the width by which each row is moved from the one above it. */
	shift?: number
	/** How far a motif reaches past its cell, in pixels. */
	overhang?: number
}

export type PatternArea = {
	/** From the pattern's pixels to those of the canvas. */
	matrix: Matrix
	cells: (lattice: Lattice) => Cell[]
	/** Whether a circle in the pattern's pixels is in sight. */
	sees: (center: readonly [x: number, y: number], radius: number) => boolean
	/**
	 * Horizontal lines at every multiple of `pitch`, as long as they are in sight; ends are multiples of `step`. What is
	 * drawn along a line reaches down to the next one, and up by the share `above` of the pitch.
	 */
	rows: (
		pitch: number,
		step?: number,
		above?: number,
	) => { y: number; index: number; from: number; to: number }[]
	/** The same for vertical lines. */
	columns: (pitch: number, step?: number) => { x: number; index: number; from: number; to: number }[]
}

type Point = readonly [x: number, y: number]

const cornersOf = ({ left, right, top, bottom }: Region): Point[] => [
	[left, top],
	[right, top],
	[right, bottom],
	[left, bottom],
]

type Band = readonly [low: number, high: number]

/** The extent along one axis of the part of a convex outline that lies within a band of the other one. */
function extentIn(corners: readonly Point[], axis: 0 | 1, [low, high]: Band): number[] {
	const along = axis === 0 ? 1 : 0
	return corners.flatMap((from, index) => {
		const to = corners[(index + 1) % corners.length] ?? from
		const ends = [from, to].filter((end) => end[axis] >= low && end[axis] <= high).map((end) => end[along])
		const crossed = [low, high]
			.map((at) => (at - from[axis]) / (to[axis] - from[axis]))
			.filter((share) => share >= 0 && share <= 1)
			.map((share) => from[along] + (to[along] - from[along]) * share)
		return [...ends, ...crossed]
	})
}

type Steps = readonly [pitch: number, step: number, above: number]
type Line = { at: number; index: number; from: number; to: number }

function linesIn(corners: readonly Point[], axis: 0 | 1, [pitch, step, above]: Steps): Line[] {
	const values = corners.map((corner) => corner[axis])
	const [low, high] = [Math.min(...values), Math.max(...values)]
	const first = Math.floor(low / pitch)
	const count = Math.ceil(high / pitch) - first + 1
	return Array.from({ length: count }, (_, at) => first + at).flatMap((index) => {
		const spans = extentIn(corners, axis, [(index - above) * pitch, (index + 1) * pitch])
		if (spans.length === 0) return []
		const from = Math.floor(Math.min(...spans) / step) * step
		const to = Math.ceil(Math.max(...spans) / step) * step
		return [{ at: index * pitch, index, from, to }]
	})
}

/** @param turned scale 1 is the pattern's usual size; the angle is clockwise */
export function areaOf(region: Region, turned: { scale: number; angleDeg: number }): PatternArea {
	const { scale } = turned
	const angle = (turned.angleDeg * Math.PI) / 180
	const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
	const matrix: Matrix = [
		cos,
		sin,
		-sin,
		cos,
		fixedPoint.x - cos * fixedPoint.x + sin * fixedPoint.y,
		fixedPoint.y - sin * fixedPoint.x - cos * fixedPoint.y,
	]
	const onCanvas = (x: number, y: number): Point => [
		matrix[0] * x + matrix[2] * y + matrix[4],
		matrix[1] * x + matrix[3] * y + matrix[5],
	]
	const inPattern = ([x, y]: Point): Point => {
		const [dx, dy] = [x - matrix[4], y - matrix[5]]
		const square = scale * scale
		return [(cos * dx + sin * dy) / square, (cos * dy - sin * dx) / square]
	}
	const corners = cornersOf(region).map(inPattern)
	const isInSight = ([x, y]: Point, reach: number) =>
		x > region.left - reach && x < region.right + reach && y > region.top - reach && y < region.bottom + reach
	return {
		matrix,
		sees: ([x, y], radius) => isInSight(onCanvas(x, y), radius * scale),
		cells: ({ width, height, shift = 0, overhang = 0 }) => {
			const reach = (Math.hypot(width, height) / 2 + overhang) * scale
			return linesIn(corners, 1, [height, 1, 0.5]).flatMap(({ at: y, index: row }) => {
				const moved = (((row * shift) % 1) + 1) % 1
				const xs = corners.map(([x]) => x)
				const first = Math.floor(Math.min(...xs) / width - moved) - 1
				const count = Math.ceil(Math.max(...xs) / width) - first + 2
				return Array.from({ length: count }, (_, at): Cell => {
					const column = first + at
					return { x: Math.round((column + moved) * width), y, column, row }
				}).filter((cell) => isInSight(onCanvas(cell.x + width / 2, cell.y + height / 2), reach))
			})
		},
		rows: (pitch, step = 1, above = 0.5) =>
			linesIn(corners, 1, [pitch, step, above]).map(({ at, ...line }) => ({ y: at, ...line })),
		columns: (pitch, step = 1) =>
			linesIn(corners, 0, [pitch, step, 0.5]).map(({ at, ...line }) => ({ x: at, ...line })),
	}
}
