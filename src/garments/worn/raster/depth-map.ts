// Depth maps of a mesh at low resolution: the nearest surface as seen along parallel rays.
export type DepthMap = { size: number; depth: Float32Array }

/**
 * Draws triangles into a square map that is cleared first. `points` has x, y in map pixels and the depth, which grows
 * towards the viewer, per vertex.
 */
export function drawDepth({ size, depth }: DepthMap, points: Float32Array, indices: Uint32Array): void {
	depth.fill(-Infinity)
	for (let at = 0; at < indices.length; at += 3) {
		const a = (indices[at] ?? 0) * 3
		const b = (indices[at + 1] ?? 0) * 3
		const c = (indices[at + 2] ?? 0) * 3
		const ax = points[a] ?? 0
		const ay = points[a + 1] ?? 0
		const bx = points[b] ?? 0
		const by = points[b + 1] ?? 0
		const cx = points[c] ?? 0
		const cy = points[c + 1] ?? 0
		// Pixel centers within the triangle's box; small triangles have none or one.
		const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
		const right = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
		if (left > right) continue
		const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
		const bottom = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
		if (top > bottom) continue
		const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
		if (area === 0) continue
		const az = points[a + 2] ?? 0
		const bz = points[b + 2] ?? 0
		const cz = points[c + 2] ?? 0
		for (let y = top; y <= bottom; y += 1)
			for (let x = left; x <= right; x += 1) {
				const px = x + 0.5
				const py = y + 0.5
				const wa = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area
				const wb = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area
				if (wa < -1e-6 || wb < -1e-6 || wa + wb > 1 + 1e-6) continue
				const z = az * wa + bz * wb + cz * (1 - wa - wb)
				const pixel = y * size + x
				if (z > (depth[pixel] ?? 0)) depth[pixel] = z
			}
	}
}

/** The share of the four pixels around a point whose surface is not nearer than `z`, weighted by distance: 0 to 1. */
export function visibleShare({ size, depth }: DepthMap, point: { x: number; y: number; z: number }): number {
	const x = Math.max(0, Math.min(size - 1.001, point.x - 0.5))
	const y = Math.max(0, Math.min(size - 1.001, point.y - 0.5))
	const left = Math.floor(x)
	const top = Math.floor(y)
	const fx = x - left
	const fy = y - top
	const at = top * size + left
	const a = (depth[at] ?? 0) > point.z ? 0 : 1 - fx
	const b = (depth[at + 1] ?? 0) > point.z ? 0 : fx
	const c = (depth[at + size] ?? 0) > point.z ? 0 : 1 - fx
	const d = (depth[at + size + 1] ?? 0) > point.z ? 0 : fx
	return (a + b) * (1 - fy) + (c + d) * fy
}
