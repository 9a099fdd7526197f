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
