// All pieces of a worn garment as one mesh, with a rounded rim of cloth along open edges such as hem, cuffs and neck.
import type { ClothKind, WornMesh, WornPiece } from '../model.ts'

export type Assembly = {
	/** Three per vertex, in inches on the figure. */
	positions: Float32Array
	normals: Float32Array
	/** Two per vertex, in canvas pixels. */
	uvs: Float32Array
	indices: Uint32Array
	/** The piece of each vertex, as its index. */
	pieceOf: Uint8Array
	/** The first vertex of the rims. */
	rimStart: number
}

/** Thickness of an edge in inches: cloth turned over once and sewn. */
const thicknessIn: Record<ClothKind, number> = {
	mesh: 0.07,
	knit: 0.07,
	woven: 0.06,
	twill: 0.08,
	cord: 0.12,
	rib: 0.11,
	fleece: 0.16,
	hard: 0.1,
}

/** Positions are multiples of 1/1024 in within 64 in of the axis, so that three of them fit into one number. */
const gridSize = 2 ** 17

type Grid = { perInch: number; offset: number }

const cellOf = (value: number, { perInch, offset }: Grid) =>
	Math.floor(value * perInch + offset) + gridSize / 2

function placeOf(positions: Float32Array, vertex: number, grid: Grid): number {
	const x = cellOf(positions[vertex * 3] ?? 0, grid)
	const y = cellOf((positions[vertex * 3 + 1] ?? 0) - 40, grid)
	const z = cellOf(positions[vertex * 3 + 2] ?? 0, grid)
	return (x * gridSize + y) * gridSize + z
}

const exact: Grid = { perInch: 1024, offset: 0.5 }

/** For each vertex the first vertex in the same cell of the grid. */
export function firstInCell(positions: Float32Array, grid: Grid): Uint32Array {
	const count = positions.length / 3
	const keys = new Float64Array(count)
	for (let vertex = 0; vertex < count; vertex += 1) keys[vertex] = placeOf(positions, vertex, grid)
	const size = 2 ** Math.ceil(Math.log2(2 * count + 2))
	/** A hash table of 1 + the first vertex of each cell; 0 is free. */
	const slots = new Uint32Array(size)
	const first = new Uint32Array(count)
	for (let vertex = 0; vertex < count; vertex += 1) {
		const key = keys[vertex] ?? 0
		const high = Math.floor(key / 2 ** 32)
		let slot = Math.imul((key % 2 ** 32) ^ Math.imul(high, 0x9e_37_79_b1), 0x85_eb_ca_6b) >>> 7
		let known: number
		for (;;) {
			slot &= size - 1
			known = slots[slot] ?? 0
			if (known === 0 || keys[known - 1] === key) break
			slot += 1
		}
		if (known === 0) slots[slot] = known = vertex + 1
		first[vertex] = known - 1
	}
	return first
}

/** For each vertex the first vertex at the same place. */
export const weld = (positions: Float32Array): Uint32Array => firstInCell(positions, exact)

/** In the direction of its triangle. */
type Edge = { from: number; to: number }

/** The edges that no other triangle has, where vertices are the same if `nameOf` says so. */
function unshared(edges: readonly Edge[], nameOf: (vertex: number) => number): Edge[] {
	const byEnds = new Map<number, Map<number, Edge | undefined>>()
	for (const edge of edges) {
		const [a, b] = [nameOf(edge.from), nameOf(edge.to)]
		if (a === b) continue
		const [low, high] = a < b ? [a, b] : [b, a]
		const ends = byEnds.get(low) ?? new Map<number, Edge | undefined>()
		byEnds.set(low, ends)
		ends.set(high, ends.has(high) ? undefined : edge)
	}
	return [...byEnds.values()].flatMap((ends) => [...ends.values()].filter((edge) => edge !== undefined))
}

/** Seams whose sides differ by the last digit are closed: places in one cell of any of these grids are the same. */
const tolerant: readonly Grid[] = [0, 1 / 3, 2 / 3].map((offset) => ({ perInch: 32, offset }))

function openEdges({ positions, indices }: Pick<Assembly, 'positions' | 'indices'>): Edge[] {
	const welded = weld(positions)
	/** Edges as lists by their lower vertex, 1 + the number of the next one in each. */
	const lists = new Uint32Array(welded.length)
	const next = new Uint32Array(indices.length)
	const higher = new Uint32Array(indices.length)
	const times = new Uint8Array(indices.length)
	const corners = new Uint32Array(indices.length)
	let count = 0
	const endOf = (corner: number) => indices[corner % 3 === 2 ? corner - 2 : corner + 1] ?? 0
	for (let corner = 0; corner < indices.length; corner += 1) {
		const a = welded[indices[corner] ?? 0] ?? 0
		const b = welded[endOf(corner)] ?? 0
		if (a === b) continue
		const low = Math.min(a, b)
		const high = Math.max(a, b)
		let edge = lists[low] ?? 0
		while (edge > 0 && higher[edge - 1] !== high) edge = next[edge - 1] ?? 0
		if (edge > 0) {
			times[edge - 1] = 2
			continue
		}
		next[count] = lists[low] ?? 0
		higher[count] = high
		times[count] = 1
		corners[count] = corner
		count += 1
		lists[low] = count
	}
	const edges: Edge[] = []
	for (let edge = 0; edge < count; edge += 1) {
		const corner = corners[edge] ?? 0
		if (times[edge] === 1) edges.push({ from: indices[corner] ?? 0, to: endOf(corner) })
	}
	return tolerant.reduce((open, grid) => unshared(open, (vertex) => placeOf(positions, vertex, grid)), edges)
}

function joined(pieces: readonly WornPiece[]): Assembly {
	const total = (values: (mesh: WornMesh) => ArrayLike<number>) =>
		pieces.reduce((sum, { mesh }) => sum + values(mesh).length, 0)
	const vertices = total((mesh) => mesh.positions) / 3
	const assembly: Assembly = {
		positions: new Float32Array(vertices * 3),
		normals: new Float32Array(vertices * 3),
		uvs: new Float32Array(vertices * 2),
		indices: new Uint32Array(total((mesh) => mesh.indices)),
		pieceOf: new Uint8Array(vertices),
		rimStart: vertices,
	}
	let vertex = 0
	let corner = 0
	for (const [piece, { mesh }] of pieces.entries()) {
		assembly.positions.set(mesh.positions, vertex * 3)
		assembly.normals.set(mesh.normals, vertex * 3)
		assembly.uvs.set(mesh.uvs, vertex * 2)
		for (let at = 0; at < mesh.indices.length; at += 1)
			assembly.indices[corner + at] = (mesh.indices[at] ?? 0) + vertex
		corner += mesh.indices.length
		const next = vertex + mesh.positions.length / 3
		assembly.pieceOf.fill(piece, vertex, next)
		vertex = next
	}
	return assembly
}

type Vector = [x: number, y: number, z: number]
const vectorAt = (values: Float32Array, vertex: number): Vector => [
	values[vertex * 3] ?? 0,
	values[vertex * 3 + 1] ?? 0,
	values[vertex * 3 + 2] ?? 0,
]
const unit = ([x, y, z]: Vector): Vector => {
	const length = Math.hypot(x, y, z) || 1
	return [x / length, y / length, z / length]
}

type Rim = { positions: number[]; normals: number[]; uvs: number[]; indices: number[]; pieceOf: number[] }

/** Cross-section of a rim, from the outside over the tip to the inside, in thicknesses: along the normal and outward. */
const section = [
	{ out: 0.1, tip: -0.6, normal: [1, 0] },
	{ out: -0.1, tip: 0.4, normal: [0.35, 0.94] },
	{ out: -1, tip: 0, normal: [-0.6, 0.8] },
] as const

function addRim(rim: Rim, assembly: Assembly, { from, to, thickness }: Edge & { thickness: number }): void {
	const { positions, normals, uvs, pieceOf } = assembly
	const start = assembly.rimStart + rim.pieceOf.length
	const a = vectorAt(positions, from)
	const b = vectorAt(positions, to)
	const along: Vector = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
	for (const vertex of [from, to]) {
		const p = vectorAt(positions, vertex)
		const n = vectorAt(normals, vertex)
		const o = unit([
			along[1] * n[2] - along[2] * n[1],
			along[2] * n[0] - along[0] * n[2],
			along[0] * n[1] - along[1] * n[0],
		])
		for (const { out, tip, normal } of section) {
			const move = (axis: 0 | 1 | 2) => p[axis] + (n[axis] * out + o[axis] * tip) * thickness
			const turn = (axis: 0 | 1 | 2) => n[axis] * normal[0] + o[axis] * normal[1]
			rim.positions.push(move(0), move(1), move(2))
			rim.normals.push(turn(0), turn(1), turn(2))
			rim.uvs.push(uvs[vertex * 2] ?? 0, uvs[vertex * 2 + 1] ?? 0)
			rim.pieceOf.push(pieceOf[from] ?? 0)
		}
	}
	for (const row of [start, start + 1]) rim.indices.push(row, row + 1, row + 3, row + 3, row + 1, row + 4)
}

function appended<Values extends Float32Array | Uint32Array | Uint8Array>(
	values: Values,
	more: readonly number[],
): Values {
	const all = new (values.constructor as new (length: number) => Values)(values.length + more.length)
	all.set(values)
	all.set(more, values.length)
	return all
}

/** The pieces as one mesh. Vertices keep the order of the pieces; those of rims follow. */
export function assemble(pieces: readonly WornPiece[]): Assembly {
	const cloth = joined(pieces)
	const rim: Rim = { positions: [], normals: [], uvs: [], indices: [], pieceOf: [] }
	for (const { from, to } of openEdges(cloth)) {
		const kind = pieces[cloth.pieceOf[from] ?? 0]?.cloth ?? 'knit'
		addRim(rim, cloth, { from, to, thickness: thicknessIn[kind] })
	}
	return {
		...cloth,
		positions: appended(cloth.positions, rim.positions),
		normals: appended(cloth.normals, rim.normals),
		uvs: appended(cloth.uvs, rim.uvs),
		indices: appended(cloth.indices, rim.indices),
		pieceOf: appended(cloth.pieceOf, rim.pieceOf),
	}
}
