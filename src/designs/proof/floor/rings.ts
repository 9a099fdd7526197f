// Path data as closed polygons.

export type RingPoint = { x: number; y: number }
export type Ring = readonly RingPoint[]

const along = (from: RingPoint, to: RingPoint, t: number): RingPoint => ({
	x: from.x + (to.x - from.x) * t,
	y: from.y + (to.y - from.y) * t,
})

function pointOn(polygon: readonly RingPoint[], t: number): RingPoint {
	let points = polygon
	while (points.length > 1)
		points = points.slice(1).map((point, index) => along(points[index] ?? point, point, t))
	return points[0] ?? { x: 0, y: 0 }
}

/** Distance of the middle point from an even, straight course. */
const bend = (a: RingPoint, b: RingPoint, c: RingPoint) =>
	Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)

/** Chords needed to stay within the tolerance: a curve of degree n deviates by n(n−1)/8 × bend ÷ steps². */
function stepsFor(polygon: readonly RingPoint[], tolerance: number): number {
	const degree = polygon.length - 1
	const bends = polygon
		.slice(2)
		.map((point, at) => bend(polygon[at] ?? point, polygon[at + 1] ?? point, point))
	return Math.max(1, Math.ceil(Math.sqrt((degree * (degree - 1) * Math.max(0, ...bends)) / 8 / tolerance)))
}

const pairs = (values: readonly number[]): RingPoint[] =>
	values.flatMap((x, at): RingPoint[] => (at % 2 === 0 ? [{ x, y: values[at + 1] ?? 0 }] : []))

const sizes: Readonly<Record<string, number>> = { L: 1, Q: 2, C: 3 }

/** The closed outlines of path data with absolute M, L, Q, C and Z; curves become chords within `tolerance`. */
export function flatRings(d: string, tolerance: number): Ring[] {
	const rings: RingPoint[][] = []
	for (const [, op = '', list = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
		const points = pairs([...list.matchAll(/-?[\d.]+/g)].map(Number))
		if (op === 'M') rings.push(points)
		const ring = rings.at(-1)
		const size = sizes[op]
		if (!ring || size === undefined) continue
		for (let at = 0; at < points.length; at += size) {
			const polygon = [ring.at(-1) ?? { x: 0, y: 0 }, ...points.slice(at, at + size)]
			const steps = stepsFor(polygon, tolerance)
			for (let step = 1; step <= steps; step += 1) ring.push(pointOn(polygon, step / steps))
		}
	}
	return rings.filter((ring) => ring.length > 2)
}
