// How much of its surroundings each vertex sees, for soft shadows: in the neck, under arms, between pieces. It depends
// on the meshes only, so that all turns share it.
import { firstInCell, weld, type Assembly } from './assembly.ts'
import { drawDepth, emptyMap, openAbove, openBelow, type DepthMap } from './depth-map.ts'

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

/** Vertices in one cell of this many map pixels are drawn as one: the maps are coarser than the mesh. */
const cell = 1.5

/** The triangles of a coarser mesh, whose vertices are some of the given ones. */
function coarseTriangles({ positions, indices }: Assembly, pxPerInch: number): Uint32Array {
	const first = firstInCell(positions, { perInch: pxPerInch / cell, offset: 0.5 })
	const triangles = new Uint32Array(indices.length)
	let length = 0
	for (let at = 0; at < indices.length; at += 3) {
		const a = first[indices[at] ?? 0] ?? 0
		const b = first[indices[at + 1] ?? 0] ?? 0
		const c = first[indices[at + 2] ?? 0] ?? 0
		if (a === b || b === c || c === a) continue
		triangles[length] = a
		triangles[length + 1] = b
		triangles[length + 2] = c
		length += 3
	}
	return triangles.slice(0, length)
}

/** Each of some numbers below `limit` once. */
function distinct(numbers: Uint32Array, limit: number): Uint32Array {
	const isListed = new Uint8Array(limit)
	const list = new Uint32Array(limit)
	let length = 0
	for (const number of numbers) {
		if (isListed[number] === 1) continue
		isListed[number] = 1
		list[length] = number
		length += 1
	}
	return list.subarray(0, length)
}

/** A direction and the axes of its map's x and y, numbers of one row after the other. */
type Axes = Float64Array

function axesOf(direction: number): Axes {
	const dx = directions[direction * 3] ?? 0
	const dy = directions[direction * 3 + 1] ?? 0
	const dz = directions[direction * 3 + 2] ?? 0
	// Two axes across the direction; it is never straight up.
	const length = Math.hypot(dx, dz)
	const [rx, rz] = [dz / length, -dx / length]
	return Float64Array.of(rx, 0, rz, dy * rz, dz * rx - dx * rz, -dy * rx, dx, dy, dz)
}

const allAxes = Array.from({ length: directionCount / 2 }, (_, pair) => axesOf(2 * pair))

export type Occlusion = {
	assembly: Assembly
	sphere: Sphere
	maps: readonly DepthMap[]
	/** Per vertex and direction the visibility, 0 to 255, on the vertex's side that faces the direction. */
	seen: Uint8Array
	/** Per vertex `outsideKnown` and `insideKnown`, the sides whose directions `seen` has. */
	known: Uint8Array
}

export const outsideKnown = 1
export const insideKnown = 2

/** The surroundings of the mesh; what a vertex sees of them is found when it is asked for. */
export function occlusionOf(assembly: Assembly): Occlusion {
	const { positions } = assembly
	const count = positions.length / 3
	const sphere = sphereOf(assembly)
	const scale = mapSize / 2 / sphere.radius
	const triangles = coarseTriangles(assembly, scale)
	const corners = distinct(triangles, count)
	const points = new Float32Array(count * 3)
	const maps = allAxes.map((axes) => {
		const [rx = 0, , rz = 0, ux = 0, uy = 0, uz = 0, dx = 0, dy = 0, dz = 0] = axes
		for (const corner of corners) {
			const at = corner * 3
			const x = (positions[at] ?? 0) - sphere.x
			const y = (positions[at + 1] ?? 0) - sphere.y
			const z = (positions[at + 2] ?? 0) - sphere.z
			points[at] = mapSize / 2 + (x * rx + z * rz) * scale
			points[at + 1] = mapSize / 2 + (x * ux + y * uy + z * uz) * scale
			points[at + 2] = (x * dx + y * dy + z * dz) * scale
		}
		const map = emptyMap(mapSize)
		drawDepth(map, points, triangles)
		return map
	})
	return {
		assembly,
		sphere,
		maps,
		seen: new Uint8Array(count * directionCount),
		known: new Uint8Array(count),
	}
}

/** Finds what a vertex sees on one of its sides. */
export function look(
	{ assembly, sphere, maps, seen, known }: Occlusion,
	vertex: number,
	isInside: boolean,
): void {
	known[vertex] = (known[vertex] ?? 0) | (isInside ? insideKnown : outsideKnown)
	const { positions, normals } = assembly
	const scale = mapSize / 2 / sphere.radius
	const at = vertex * 3
	const x = (positions[at] ?? 0) - sphere.x
	const y = (positions[at + 1] ?? 0) - sphere.y
	const z = (positions[at + 2] ?? 0) - sphere.z
	const nx = normals[at] ?? 0
	const ny = normals[at + 1] ?? 0
	const nz = normals[at + 2] ?? 0
	const side = isInside ? -standOff : standOff
	for (let pair = 0; pair < maps.length; pair += 1) {
		const [axes, map] = [allAxes[pair], maps[pair]]
		if (!axes || !map) continue
		const rx = axes[0] ?? 0
		const rz = axes[2] ?? 0
		const ux = axes[3] ?? 0
		const uy = axes[4] ?? 0
		const uz = axes[5] ?? 0
		const dx = axes[6] ?? 0
		const dy = axes[7] ?? 0
		const dz = axes[8] ?? 0
		const facing = nx * dx + ny * dy + nz * dz
		// The side looks out along the direction or along its opposite, whichever it faces.
		const isOpposite = facing < 0 !== isInside
		const placeX = mapSize / 2 + (x * rx + z * rz) * scale + (nx * rx + nz * rz) * side
		const placeY = mapSize / 2 + (x * ux + y * uy + z * uz) * scale + (nx * ux + ny * uy + nz * uz) * side
		const depth = (x * dx + y * dy + z * dz) * scale + facing * side
		const place = vertex * directionCount + 2 * pair
		if (isOpposite) seen[place + 1] = 255 * openBelow(map, placeX, placeY, depth - bias) + 0.5
		else seen[place] = 255 * openAbove(map, placeX, placeY, depth + bias) + 0.5
	}
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
	const shades = new Float32Array(welded.length)
	for (let vertex = 0; vertex < welded.length; vertex += 1) {
		const place = welded[vertex] ?? 0
		const mean = (curvature[place] ?? 0) / Math.max(1, edges[place] ?? 0)
		shades[vertex] = Math.max(darkest, Math.min(lightest, 1 - perCurvature * mean))
	}
	return shades
}
