// How much of its surroundings each vertex sees, for soft shadows: in the neck, under arms, between pieces. It depends
// on the meshes only, so that all turns share it.
import { weld, type Assembly } from './assembly.ts'
import { drawDepth, openAbove, openBelow, type DepthMap } from './depth-map.ts'

export const directionCount = 56

/**
 * Unit vectors spread evenly over the sphere (a Fibonacci lattice on its upper half), three numbers each, on the figure:
 * one and its opposite in turns, which share their map.
 */
export const directions = Float32Array.from({ length: directionCount * 3 }, (_, at) => {
	const pair = Math.floor(at / 6)
	const y = 1 - (pair + 0.5) / (directionCount / 2)
	const radius = Math.sqrt(1 - y * y)
	const angle = pair * Math.PI * (3 - Math.sqrt(5))
	const value = [radius * Math.cos(angle), y, radius * Math.sin(angle)][at % 3] ?? 0
	return at % 6 < 3 ? value : -value
})

const mapSize = 112
/** How far from the surface a vertex looks out, along the normal and the ray, in map pixels: more than a map's step. */
const standOff = 1.1
const bias = 0.6

type Sphere = { x: number; y: number; z: number; radius: number }

function sphereOf({ positions }: Assembly): Sphere {
	const low = [Infinity, Infinity, Infinity]
	const high = [-Infinity, -Infinity, -Infinity]
	for (let at = 0; at < positions.length; at += 1) {
		const value = positions[at] ?? 0
		const axis = at % 3
		low[axis] = Math.min(low[axis] ?? 0, value)
		high[axis] = Math.max(high[axis] ?? 0, value)
	}
	const center = (axis: number) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2
	const half = (axis: number) => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2
	return { x: center(0), y: center(1), z: center(2), radius: Math.hypot(half(0), half(1), half(2)) * 1.02 }
}

/** Per vertex and direction the visibility, 0 to 255, on the vertex's side that faces the direction. */
export function visibilityOf(assembly: Assembly): Uint8Array {
	const { positions, normals, indices } = assembly
	const count = positions.length / 3
	const seen = new Uint8Array(count * directionCount)
	const cells = mapSize * mapSize
	const map: DepthMap = { size: mapSize, highest: new Float32Array(cells), lowest: new Float32Array(cells) }
	const points = new Float32Array(count * 3)
	const sphere = sphereOf(assembly)
	const scale = mapSize / 2 / sphere.radius
	for (let direction = 0; direction < directionCount; direction += 2) {
		const dx = directions[direction * 3] ?? 0
		const dy = directions[direction * 3 + 1] ?? 0
		const dz = directions[direction * 3 + 2] ?? 0
		// Two axes across the direction; it is never straight up.
		const length = Math.hypot(dx, dz)
		const [rx, rz] = [dz / length, -dx / length]
		const [ux, uy, uz] = [dy * rz, dz * rx - dx * rz, -dy * rx]
		for (let at = 0; at < points.length; at += 3) {
			const x = (positions[at] ?? 0) - sphere.x
			const y = (positions[at + 1] ?? 0) - sphere.y
			const z = (positions[at + 2] ?? 0) - sphere.z
			points[at] = mapSize / 2 + (x * rx + z * rz) * scale
			points[at + 1] = mapSize / 2 + (x * ux + y * uy + z * uz) * scale
			points[at + 2] = (x * dx + y * dy + z * dz) * scale
		}
		drawDepth(map, points, indices)
		for (let vertex = 0; vertex < count; vertex += 1) {
			const at = vertex * 3
			const nx = normals[at] ?? 0
			const ny = normals[at + 1] ?? 0
			const nz = normals[at + 2] ?? 0
			const facing = nx * dx + ny * dy + nz * dz
			// The side that faces the direction looks out along it, the other side along its opposite.
			const side = facing < 0 ? -standOff : standOff
			const x = points[at] ?? 0
			const y = points[at + 1] ?? 0
			const z = points[at + 2] ?? 0
			const awayX = (nx * rx + nz * rz) * side
			const awayY = (nx * ux + ny * uy + nz * uz) * side
			const awayZ = facing * side + bias
			const place = vertex * directionCount + direction
			seen[place] = 255 * openAbove(map, { x: x + awayX, y: y + awayY, z: z + awayZ }) + 0.5
			seen[place + 1] = 255 * openBelow(map, { x: x - awayX, y: y - awayY, z: z - awayZ }) + 0.5
		}
	}
	return seen
}

/** How a curvature of 1 per inch darkens a fold's valley, and the limits of the factor. */
const perCurvature = 0.2
const [darkest, lightest] = [0.72, 1.05]

/** Per vertex a factor of the light: below 1 in valleys, which are too small for `visibilityOf`, above 1 on ridges. */
export function foldShade(assembly: Assembly): Float32Array {
	const { positions, normals, indices } = assembly
	const welded = weld(positions)
	const curvature = new Float32Array(welded.length)
	const edges = new Float32Array(welded.length)
	const add = (from: number, to: number) => {
		let along = 0
		let square = 0
		for (let axis = 0; axis < 3; axis += 1) {
			const away = (positions[to * 3 + axis] ?? 0) - (positions[from * 3 + axis] ?? 0)
			along += away * (normals[from * 3 + axis] ?? 0)
			square += away * away
		}
		const place = welded[from] ?? 0
		curvature[place] = (curvature[place] ?? 0) + (2 * along) / Math.max(0.01, square)
		edges[place] = (edges[place] ?? 0) + 1
	}
	for (let at = 0; at < indices.length; at += 1) {
		const from = indices[at] ?? 0
		const to = indices[at % 3 === 2 ? at - 2 : at + 1] ?? 0
		add(from, to)
		add(to, from)
	}
	return Float32Array.from(welded, (place) => {
		const mean = (curvature[place] ?? 0) / Math.max(1, edges[place] ?? 0)
		return Math.max(darkest, Math.min(lightest, 1 - perCurvature * mean))
	})
}
