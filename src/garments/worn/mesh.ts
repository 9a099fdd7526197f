// Building meshes: grids of points in inches, normals that are smooth across shared edges, and rounding.
import type { WornMesh } from './model.ts'

export type Vec = readonly [x: number, y: number, z: number]

export const add = (a: Vec, b: Vec, by = 1): Vec => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const between = (a: Vec, b: Vec, t: number): Vec => add(a, minus(b, a), t)
export const lengthOf = ([x, y, z]: Vec): number => Math.sqrt(x * x + y * y + z * z)
export const cross = (a: Vec, b: Vec): Vec => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
]
/** Unit length; the zero vector stays. */
export const direction = (a: Vec): Vec => {
	const length = lengthOf(a) || 1
	return [a[0] / length, a[1] / length, a[2] / length]
}

/** 0 at `start`, 1 at `end`, with level ends. */
export const ramp = (value: number, start: number, end: number): number => {
	const t = Math.max(0, Math.min(1, (value - start) / (end - start)))
	return t * t * (3 - 2 * t)
}

/**
 * Rows of points, all of one length. Seen from outside, columns go to the right and rows down; `flip` for the other way.
 * `uv` is the canvas pixel of each point.
 */
export type Grid = { points: Vec[][]; uv: (readonly [number, number])[][]; flip?: boolean }

const positionGrid = 1024
const normalGrid = 4096
const onGrid = (value: number, grid: number) => Math.round(value * grid) / grid || 0

/** Positions as they are saved: the last bits of Math.sin differ between machines. */
const rounded = ([x, y, z]: Vec): Vec => [
	onGrid(x, positionGrid),
	onGrid(y, positionGrid),
	onGrid(z, positionGrid),
]

type Draft = { points: Vec[]; faces: number[]; uvs: number[] }

function draftOf({ points, uv, flip }: Grid): Draft {
	const columns = points[0]?.length ?? 0
	const faces: number[] = []
	for (let row = 0; row + 1 < points.length; row += 1)
		for (let column = 0; column + 1 < columns; column += 1) {
			const a = row * columns + column
			const below = a + columns
			if (flip) faces.push(a, a + 1, below, a + 1, below + 1, below)
			else faces.push(a, below, a + 1, a + 1, below, below + 1)
		}
	return {
		points: points.flat().map(rounded),
		faces,
		uvs: uv.flat().flatMap(([u, v]) => [onGrid(u, positionGrid), onGrid(v, positionGrid)]),
	}
}

/** One number per rounded position within 32 inches of the axis and 128 inches of the ground. */
const keyOf = ([x, y, z]: Vec): number =>
	((x + 32) * positionGrid * 2 ** 17 + y * positionGrid) * 2 ** 16 + (z + 32) * positionGrid

/** Adds the area-weighted normals of all faces to the points they touch; equal points share their sum. */
function sumNormals(drafts: readonly Draft[]): (point: Vec) => Vec {
	const sums = new Map<number, [number, number, number]>()
	for (const { points, faces } of drafts) {
		const own = points.map((point) => {
			const key = keyOf(point)
			const sum = sums.get(key) ?? [0, 0, 0]
			sums.set(key, sum)
			return sum
		})
		for (let at = 0; at < faces.length; at += 3) {
			const [a = 0, b = 0, c = 0] = [faces[at], faces[at + 1], faces[at + 2]]
			const [p, q, r] = [points[a] as Vec, points[b] as Vec, points[c] as Vec]
			const normal = cross(minus(q, p), minus(r, p))
			for (const corner of [a, b, c])
				for (const axis of [0, 1, 2] as const) (own[corner] as [number, number, number])[axis] += normal[axis]
		}
	}
	return (point) => sums.get(keyOf(point)) ?? [0, 1, 0]
}

/** One mesh per grid, rounded. Normals are smooth across the points that the grids share. */
export function meshesOf<Id extends string>(grids: Readonly<Record<Id, Grid>>): Record<Id, WornMesh> {
	const drafts = Object.entries<Grid>(grids).map(([id, grid]) => [id, draftOf(grid)] as const)
	const normalAt = sumNormals(drafts.map(([, draft]) => draft))
	const meshes = drafts.map(([id, { points, faces, uvs }]) => [
		id,
		{
			positions: new Float32Array(points.flat()),
			normals: new Float32Array(
				points.flatMap((point) => {
					const normal = normalAt(point)
					const unit = lengthOf(normal) > 0 ? direction(normal) : ([0, 1, 0] as const)
					return unit.map((value) => onGrid(value, normalGrid))
				}),
			),
			uvs: new Float32Array(uvs),
			indices: new Uint32Array(faces),
		},
	])
	return Object.fromEntries(meshes) as Record<Id, WornMesh>
}

/** Unit normals at points of grids, smooth across the points that they share. */
export function normalsOf(grids: readonly Grid[]): (point: Vec) => Vec {
	const normalAt = sumNormals(grids.map(draftOf))
	return (point) => direction(normalAt(rounded(point)))
}

/** Several meshes as one. */
export function merged(meshes: readonly WornMesh[]): WornMesh {
	const indices: number[] = []
	let offset = 0
	for (const mesh of meshes) {
		for (const index of mesh.indices) indices.push(index + offset)
		offset += mesh.positions.length / 3
	}
	const all = (of: (mesh: WornMesh) => Float32Array) =>
		Float32Array.from(meshes.flatMap((mesh) => [...of(mesh)]))
	return {
		positions: all(({ positions }) => positions),
		normals: all(({ normals }) => normals),
		uvs: all(({ uvs }) => uvs),
		indices: Uint32Array.from(indices),
	}
}
