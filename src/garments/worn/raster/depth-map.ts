// Depth maps of a mesh at low resolution: the outermost surfaces along parallel rays, at both ends.
/** Depths are in 1/256 of a map pixel. */
export type DepthMap = { size: number; highest: Int16Array; lowest: Int16Array }

/** Depths per map pixel: a map of 127 pixels is as deep as 16 bits allow. */
const depthScale = 256

export const emptyMap = (size: number): DepthMap => ({
	size,
	highest: new Int16Array(size * size).fill(-32_768),
	lowest: new Int16Array(size * size).fill(32_767),
})

/** Draws triangles into an empty map. `points` has x, y and the depth per vertex, in map pixels. */
export function drawDepth(
	{ size, highest, lowest }: DepthMap,
	points: Float32Array,
	indices: Uint32Array,
): void {
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
		const az = (points[a + 2] ?? 0) * depthScale
		const bz = (points[b + 2] ?? 0) * depthScale
		const cz = (points[c + 2] ?? 0) * depthScale
		// The weights of two corners and the depth are linear on the map.
		const perArea = 1 / area
		const aPerX = (by - cy) * perArea
		const aPerY = (cx - bx) * perArea
		const bPerX = (cy - ay) * perArea
		const bPerY = (ax - cx) * perArea
		const zPerX = aPerX * (az - cz) + bPerX * (bz - cz)
		const zPerY = aPerY * (az - cz) + bPerY * (bz - cz)
		for (let y = top; y <= bottom; y += 1)
			for (let x = left; x <= right; x += 1) {
				const dx = x + 0.5 - cx
				const dy = y + 0.5 - cy
				const wa = aPerX * dx + aPerY * dy
				const wb = bPerX * dx + bPerY * dy
				if (wa < -1e-6 || wb < -1e-6 || wa + wb > 1 + 1e-6) continue
				const z = cz + zPerX * dx + zPerY * dy
				const pixel = y * size + x
				if (z > (highest[pixel] ?? 0)) highest[pixel] = z
				if (z < (lowest[pixel] ?? 0)) lowest[pixel] = z
			}
	}
}

/** The share of the four pixels around a place without a surface above the depth z there, weighted by distance: 0 to 1. */
// oxlint-disable-next-line max-params -- called a million times a picture; an object for each would cost a third more
export function openAbove({ size, highest }: DepthMap, x: number, y: number, z: number): number {
	const depth = z * depthScale
	const left = Math.max(0, Math.min(size - 2, Math.floor(x - 0.5)))
	const top = Math.max(0, Math.min(size - 2, Math.floor(y - 0.5)))
	const fx = Math.max(0, Math.min(1, x - 0.5 - left))
	const fy = Math.max(0, Math.min(1, y - 0.5 - top))
	const at = top * size + left
	const a = (highest[at] ?? 0) > depth ? 0 : 1 - fx
	const b = (highest[at + 1] ?? 0) > depth ? 0 : fx
	const c = (highest[at + size] ?? 0) > depth ? 0 : 1 - fx
	const d = (highest[at + size + 1] ?? 0) > depth ? 0 : fx
	return (a + b) * (1 - fy) + (c + d) * fy
}

/** The same without a surface below it. */
// oxlint-disable-next-line max-params -- as above
export function openBelow({ size, lowest }: DepthMap, x: number, y: number, z: number): number {
	const depth = z * depthScale
	const left = Math.max(0, Math.min(size - 2, Math.floor(x - 0.5)))
	const top = Math.max(0, Math.min(size - 2, Math.floor(y - 0.5)))
	const fx = Math.max(0, Math.min(1, x - 0.5 - left))
	const fy = Math.max(0, Math.min(1, y - 0.5 - top))
	const at = top * size + left
	const a = (lowest[at] ?? 0) < depth ? 0 : 1 - fx
	const b = (lowest[at + 1] ?? 0) < depth ? 0 : fx
	const c = (lowest[at + size] ?? 0) < depth ? 0 : 1 - fx
	const d = (lowest[at + size + 1] ?? 0) < depth ? 0 : fx
	return (a + b) * (1 - fy) + (c + d) * fy
}
