// Axis-aligned boxes and rotated rectangles, in inches.
import type { Frame } from './units.ts'

export type Box = { x: number; y: number; width: number; height: number }
export type Point = { x: number; y: number }
/** The corners of a convex shape, in order along its outline. */
export type Corners = readonly Point[]

export const centerOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

export const movedBy = ({ x, y, width, height }: Box, by: Point): Box => ({
	x: x + by.x,
	y: y + by.y,
	width,
	height,
})

/** A vector rotated clockwise by degrees. */
export function turned({ x, y }: Point, degrees: number): Point {
	const angle = (degrees * Math.PI) / 180
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
	return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** The smallest axis-aligned box around the rotated frame. */
export function boundsOf(frame: Frame): Box {
	const center = centerOf(frame)
	const angle = (frame.rotation * Math.PI) / 180
	const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
	const width = frame.width * cos + frame.height * sin
	const height = frame.width * sin + frame.height * cos
	return { x: center.x - width / 2, y: center.y - height / 2, width, height }
}

/** The smallest axis-aligned box around all boxes. */
export function boxAround(boxes: readonly Box[]): Box {
	const x = Math.min(...boxes.map((box) => box.x))
	const y = Math.min(...boxes.map((box) => box.y))
	const right = Math.max(...boxes.map((box) => box.x + box.width))
	const bottom = Math.max(...boxes.map((box) => box.y + box.height))
	return { x, y, width: right - x, height: bottom - y }
}

/** Whether the inner box is inside the outer one, with a tolerance of `slack`. */
export const contains = (outer: Box, inner: Box, slack = 0): boolean =>
	inner.x >= outer.x - slack &&
	inner.y >= outer.y - slack &&
	inner.x + inner.width <= outer.x + outer.width + slack &&
	inner.y + inner.height <= outer.y + outer.height + slack

/** Area that two boxes share, in square inches. */
export function sharedArea(a: Box, b: Box): number {
	const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
	const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
	return Math.max(0, wide) * Math.max(0, high)
}

export function centerDistance(a: Box, b: Box): number {
	const [one, other] = [centerOf(a), centerOf(b)]
	return Math.hypot(one.x - other.x, one.y - other.y)
}

export const cornersOfBox = ({ x, y, width, height }: Box): Corners => [
	{ x, y },
	{ x: x + width, y },
	{ x: x + width, y: y + height },
	{ x, y: y + height },
]

/** The corners of a frame, rotated around its center. */
export function cornersOf(frame: Frame): Corners {
	const center = centerOf(frame)
	return cornersOfBox(frame).map(({ x, y }) => {
		const offset = turned({ x: x - center.x, y: y - center.y }, frame.rotation)
		return { x: center.x + offset.x, y: center.y + offset.y }
	})
}

const following = (corners: Corners, at: number): Point | undefined => corners[(at + 1) % corners.length]

/** Unit normals of the sides. */
function axesOf(corners: Corners): Point[] {
	return corners.flatMap((corner, at): Point[] => {
		const next = following(corners, at) ?? corner
		const length = Math.hypot(next.x - corner.x, next.y - corner.y)
		return length > 0 ? [{ x: (corner.y - next.y) / length, y: (next.x - corner.x) / length }] : []
	})
}

function shadow(corners: Corners, axis: Point): [from: number, to: number] {
	const along = corners.map(({ x, y }) => x * axis.x + y * axis.y)
	return [Math.min(...along), Math.max(...along)]
}

/** Overlap depth of two convex shapes; 0 when they are apart or only touch (separating axis theorem). */
export function overlapDepth(first: Corners, second: Corners): number {
	let depth = Infinity
	for (const axis of [...axesOf(first), ...axesOf(second)]) {
		const [a, b] = [shadow(first, axis), shadow(second, axis)]
		depth = Math.min(depth, Math.min(a[1], b[1]) - Math.max(a[0], b[0]))
		if (depth <= 0) return 0
	}
	return depth === Infinity ? 0 : depth
}

function gapToSide({ x, y }: Point, from: Point, to: Point): number {
	const [dx, dy] = [to.x - from.x, to.y - from.y]
	const length = dx * dx + dy * dy
	const along = length > 0 ? Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length)) : 0
	return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}

/** Whether the point is on the same side of all edges. */
function isInside(corners: Corners, { x, y }: Point): boolean {
	const turns = corners.map((from, at) => {
		const to = following(corners, at) ?? from
		return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
	})
	return turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0)
}

/** Distance from a shape to the nearest of the points; 0 when one is inside. */
export function gapToPoints(corners: Corners, points: readonly Point[]): number {
	let nearest = Infinity
	for (const point of points) {
		if (isInside(corners, point)) return 0
		corners.forEach((corner, at) => {
			nearest = Math.min(nearest, gapToSide(point, corner, following(corners, at) ?? corner))
		})
	}
	return nearest
}
