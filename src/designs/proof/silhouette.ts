// Top and bottom edges of the cloth on a vertical line, where a press operator measures.

type Point = readonly [x: number, y: number]

const curveSteps = 16

function pointOn(polygon: readonly Point[], t: number): Point {
	let points = polygon
	while (points.length > 1)
		points = points.slice(1).map(([x, y], index): Point => {
			const [fromX, fromY] = points[index] ?? [x, y]
			return [fromX + (x - fromX) * t, fromY + (y - fromY) * t]
		})
	return points[0] ?? [0, 0]
}

/** Straight segments of path data with absolute M, L, Q, C and Z. */
function pieces(d: string): [Point, Point][] {
	let start: Point = [0, 0]
	let pen: Point = [0, 0]
	return [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].flatMap(([, op, list = '']) => {
		const values = [...list.matchAll(/-?[\d.]+/g)].map(Number)
		const points = values.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, values[at + 1] ?? 0]] : []))
		if (op === 'M') {
			start = pen = points[0] ?? pen
			return []
		}
		const size = op === 'C' ? 3 : op === 'Q' ? 2 : 1
		const targets = op === 'Z' ? [start] : points
		const drawn: [Point, Point][] = []
		for (let at = 0; at < targets.length; at += size) {
			const polygon = [pen, ...targets.slice(at, at + size)]
			const steps = polygon.length > 2 ? curveSteps : 1
			for (let step = 1; step <= steps; step += 1) {
				const next = pointOn(polygon, step / steps)
				drawn.push([pen, next])
				pen = next
			}
		}
		return drawn
	})
}

/** Top and bottom edge of the cloth at `x`, in the path's unit; undefined beside the garment. */
export function edgesAt(silhouette: string, x: number): { top: number; bottom: number } | undefined {
	const crossings = pieces(silhouette).flatMap(([[ax, ay], [bx, by]]) => {
		if (x < Math.min(ax, bx) || x > Math.max(ax, bx)) return []
		return ax === bx ? [ay, by] : [ay + ((by - ay) * (x - ax)) / (bx - ax)]
	})
	return crossings.length === 0 ? undefined : { top: Math.min(...crossings), bottom: Math.max(...crossings) }
}
