// Turned rectangles and whether they touch (separating axis theorem), in canvas pixels.
import type { Box, Logo } from '../suggest/boxes.ts'

export type Point = readonly [x: number, y: number]
/** The four corners in order around. */
export type Quad = readonly Point[]

export function quadOfBox({ x, y, width, height }: Box): Quad {
	return [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	]
}

/** The corners of a logo, turned around its center as it is drawn. */
export function quadOfLogo(logo: Logo): Quad {
	const angle = (logo.rotation * Math.PI) / 180
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
	const [centerX, centerY] = [logo.x + logo.width / 2, logo.y + logo.height / 2]
	return quadOfBox(logo).map(([x, y]) => {
		const [dx, dy] = [x - centerX, y - centerY]
		return [centerX + dx * cos - dy * sin, centerY + dx * sin + dy * cos]
	})
}

/** The upright box around a shape. */
export function boundsOfQuad(quad: Quad): Box {
	const [across, down] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
	const [x, y] = [Math.min(...across), Math.min(...down)]
	return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}

/** Directions across the sides, of length 1. */
function axesOf(quad: Quad): Point[] {
	return quad.flatMap(([x, y], at): Point[] => {
		const [nextX, nextY] = quad[(at + 1) % quad.length] ?? [x, y]
		const length = Math.hypot(nextX - x, nextY - y)
		return length > 0 ? [[(y - nextY) / length, (nextX - x) / length]] : []
	})
}

function shadow(quad: Quad, [x, y]: Point): [from: number, to: number] {
	const along = quad.map((point) => point[0] * x + point[1] * y)
	return [Math.min(...along), Math.max(...along)]
}

/** How far two convex shapes reach into each other; 0 when they are apart or only touch. */
export function overlapDepth(first: Quad, second: Quad): number {
	let depth = Infinity
	for (const axis of [...axesOf(first), ...axesOf(second)]) {
		const [a, b] = [shadow(first, axis), shadow(second, axis)]
		depth = Math.min(depth, Math.min(a[1], b[1]) - Math.max(a[0], b[0]))
		if (depth <= 0) return 0
	}
	return depth === Infinity ? 0 : depth
}

function gapToSide([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
	const [dx, dy] = [bx - ax, by - ay]
	const length = dx * dx + dy * dy
	const along = length > 0 ? Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length)) : 0
	return Math.hypot(px - ax - along * dx, py - ay - along * dy)
}

/** True for a point on the same side of all four sides. */
function isInside(quad: Quad, [px, py]: Point): boolean {
	const turns = quad.map(([ax, ay], at) => {
		const [bx, by] = quad[(at + 1) % quad.length] ?? [ax, ay]
		return (bx - ax) * (py - ay) - (by - ay) * (px - ax)
	})
	return turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0)
}

/** From a shape to the nearest of the points; 0 when it lies on one. */
export function gapToPoints(quad: Quad, points: readonly Point[]): number {
	let nearest = Infinity
	for (const point of points) {
		if (isInside(quad, point)) return 0
		quad.forEach((corner, at) => {
			nearest = Math.min(nearest, gapToSide(point, corner, quad[(at + 1) % quad.length] ?? corner))
		})
	}
	return nearest
}
