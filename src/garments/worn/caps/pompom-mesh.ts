// A pompom: a dark core and yarn ends that stand out of it, the same in every picture.
import type { Point } from '../../drawing/curves.ts'
import { scatter } from '../../patterns/motif.ts'
import { add, cross, direction, type Vec } from '../mesh.ts'
import type { WornMesh } from '../model.ts'

const radius = 1.08
const strandCount = 760
/** Half the thickness of a yarn end at its root, in inches. */
const halfThick = 0.07

const positionStep = 1024
const normalStep = 4096

const rounded = (vector: Vec, step: number): Vec =>
	[0, 1, 2].map((axis) => Math.round((vector[axis] ?? 0) * step) / step || 0) as [number, number, number]

export type YarnPatch = { left: number; top: number; width: number; height: number }

type Draft = { positions: number[]; normals: number[]; uvs: number[]; indices: number[] }

function addVertex(draft: Draft, at: Vec, { normal, uv }: { normal: Vec; uv: Point }): number {
	draft.positions.push(...rounded(at, positionStep))
	draft.normals.push(...rounded(normal, normalStep))
	draft.uvs.push(Math.round(uv[0] * 64) / 64, Math.round(uv[1] * 64) / 64)
	return draft.positions.length / 3 - 1
}

type Strand = { center: Vec; toward: Vec; length: number; column: number }

/** A three-sided piece of yarn with a cut end; its light is nearly that of the ball's surface. */
function addStrand(draft: Draft, { center, toward, length, column }: Strand, patch: YarnPatch) {
	const side = direction(cross(toward, Math.abs(toward[1]) > 0.8 ? [1, 0, 0] : [0, 1, 0]))
	const other = cross(toward, side)
	const u = patch.left + patch.width * column
	const ring = (out: number, thick: number, v: number) =>
		[0, 1, 2].map((corner) => {
			const angle = (corner * 2 * Math.PI) / 3 + column * 6
			const off = add([0, 0, 0], side, Math.cos(angle) * thick)
			const beside = add(off, other, Math.sin(angle) * thick)
			const at = add(add(center, toward, out), beside)
			return addVertex(draft, at, { normal: direction(add(toward, beside, 9)), uv: [u, v] })
		})
	const [a = 0, b = 0, c = 0] = ring(radius * 0.8, halfThick, patch.top + patch.height)
	const [d = 0, e = 0, f = 0] = ring(length, halfThick * 0.8, patch.top)
	draft.indices.push(a, b, e, a, e, d, b, c, f, b, f, e, c, a, d, c, d, f, d, e, f)
}

const [coreRows, coreColumns] = [9, 16]

function addCore(draft: Draft, center: Vec, patch: YarnPatch) {
	const uv: Point = [patch.left + patch.width / 2, patch.top + patch.height * 0.7]
	const first = draft.positions.length / 3
	for (let row = 0; row <= coreRows; row += 1)
		for (let column = 0; column <= coreColumns; column += 1) {
			const [down, turn] = [(row * Math.PI) / coreRows, (column * 2 * Math.PI) / coreColumns]
			const normal: Vec = [Math.sin(down) * Math.sin(turn), Math.cos(down), Math.sin(down) * Math.cos(turn)]
			const at = normal.map((value, axis) => (center[axis] ?? 0) + value * radius * 0.86) as [
				number,
				number,
				number,
			]
			addVertex(draft, at, { normal, uv })
		}
	for (let row = 0; row < coreRows; row += 1)
		for (let column = 0; column < coreColumns; column += 1) {
			const a = first + row * (coreColumns + 1) + column
			const below = a + coreColumns + 1
			draft.indices.push(a, below, a + 1, a + 1, below, below + 1)
		}
}

/** The ball on a point of the hat; `patch` is the yarn on the canvas, its roots below. */
export function pompomMesh(on: Vec, patch: YarnPatch): WornMesh {
	const center: Vec = [on[0], on[1] + radius * 0.72, on[2]]
	const next = scatter(17)
	const draft: Draft = { positions: [], normals: [], uvs: [], indices: [] }
	addCore(draft, center, patch)
	for (let index = 0; index < strandCount; index += 1) {
		// Even directions by the golden angle, each a little off.
		const y = 1 - (2 * (index + 0.5)) / strandCount
		const turn = index * 2.39996 + next() * 0.5
		const wide = Math.sqrt(1 - y * y)
		const off = () => (next() - 0.5) * 0.3
		const toward = direction([wide * Math.cos(turn) + off(), y + off(), wide * Math.sin(turn) + off()])
		const length = radius * (0.93 + next() * 0.12)
		addStrand(draft, { center, toward, length, column: next() }, patch)
	}
	return {
		positions: Float32Array.from(draft.positions),
		normals: Float32Array.from(draft.normals),
		uvs: Float32Array.from(draft.uvs),
		indices: Uint32Array.from(draft.indices),
	}
}
