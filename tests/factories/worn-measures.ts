// What tests measure on worn meshes.
import type { WornMesh } from '../../src/garments/worn/model.ts'

type Vec = [number, number, number]
const pointOf = (values: Float32Array, index: number): Vec => [
	values[index * 3] as number,
	values[index * 3 + 1] as number,
	values[index * 3 + 2] as number,
]

/** What is wrong with a mesh, in words; empty for a good one. */
export function meshFaults({ positions, normals, uvs, indices }: WornMesh): string[] {
	const count = positions.length / 3
	const faults: string[] = []
	if (count === 0 || indices.length === 0) faults.push('empty')
	if (normals.length !== count * 3 || uvs.length !== count * 2) faults.push('lengths differ')
	if ([...positions, ...normals, ...uvs].some((value) => !Number.isFinite(value))) faults.push('not finite')
	if (indices.length % 3 !== 0 || indices.some((index) => index >= count)) faults.push('index out of range')
	for (let index = 0; index < count; index += 1) {
		if (Math.abs(Math.hypot(...pointOf(normals, index)) - 1) > 1e-3) return [...faults, `normal ${index}`]
	}
	return faults
}

export const pointKeys = ({ positions }: Pick<WornMesh, 'positions'>): string[] =>
	Array.from({ length: positions.length / 3 }, (_, index) => pointOf(positions, index).join())

/** Edges that only one triangle has, each as both ends; points at the same place are one point. */
export function openEdges(meshes: readonly WornMesh[]): [string, string][] {
	const seen = new Map<string, number>()
	for (const mesh of meshes) {
		const keys = pointKeys(mesh)
		for (let at = 0; at < mesh.indices.length; at += 3) {
			const corners = [0, 1, 2].map((corner) => keys[mesh.indices[at + corner] as number] as string)
			if (new Set(corners).size < 3) continue
			corners.forEach((key, corner) => {
				const edge = [key, corners[(corner + 1) % 3] as string].toSorted().join('|')
				seen.set(edge, (seen.get(edge) ?? 0) + 1)
			})
		}
	}
	return [...seen].filter(([, times]) => times === 1).map(([edge]) => edge.split('|') as [string, string])
}

export type Box = { left: number; right: number; top: number; bottom: number }

type Pair = readonly [number, number]

/** The point on the surface at a canvas pixel; undefined where the mesh shows none. */
function finder({ positions, uvs, indices }: WornMesh): (u: number, v: number) => Vec | undefined {
	const uvOf = (index: number): Pair => [uvs[index * 2] as number, uvs[index * 2 + 1] as number]
	const triangles = Array.from({ length: indices.length / 3 }, (_, triangle) => {
		const corners = [0, 1, 2].map((corner) => indices[triangle * 3 + corner] as number)
		const [a, b, c] = corners.map(uvOf) as [Pair, Pair, Pair]
		const points = corners.map((index) => pointOf(positions, index)) as [Vec, Vec, Vec]
		return { a, b, c, points, area: (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]) }
	}).filter(({ area }) => Math.abs(area) > 1e-6)
	return (u, v) => {
		for (const { a, b, c, points, area } of triangles) {
			const wb = ((u - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (v - a[1])) / area
			const wc = ((b[0] - a[0]) * (v - a[1]) - (u - a[0]) * (b[1] - a[1])) / area
			if (wb < -1e-6 || wc < -1e-6 || wb + wc > 1 + 1e-6) continue
			return ([0, 1, 2] as const).map(
				(axis) => points[0][axis] * (1 - wb - wc) + points[1][axis] * wb + points[2][axis] * wc,
			) as Vec
		}
		return undefined
	}
}

const pieces = 8

/**
 * The least and the greatest length on the surface, in inches, of the lines of an inch grid printed in a box of canvas
 * pixels. Measured on every half inch, level and upright.
 */
export function gridStretch(mesh: WornMesh, { left, right, top, bottom }: Box, pxPerInch: number) {
	const pointAt = finder(mesh)
	const found = { least: Infinity, most: 0, lines: 0 }
	const measure = (u: number, v: number, [du, dv]: Pair) => {
		if (u + du > right || v + dv > bottom) return
		const line = Array.from({ length: pieces + 1 }, (_, index) =>
			pointAt(u + (du * index) / pieces, v + (dv * index) / pieces),
		)
		const length = line.slice(1).reduce((sum, to, index) => {
			const from = line[index]
			return from && to
				? sum + Math.hypot(...to.map((value, axis) => value - (from[axis] as number)))
				: Number.NaN
		}, 0)
		found.least = Math.min(found.least, length)
		found.most = Math.max(found.most, length)
		found.lines += 1
	}
	for (let u = left; u <= right; u += pxPerInch / 2)
		for (let v = top; v <= bottom; v += pxPerInch / 2) {
			measure(u, v, [pxPerInch, 0])
			measure(u, v, [0, pxPerInch])
		}
	return found
}
