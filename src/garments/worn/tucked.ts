// A top and a bottom on one figure: where one covers the other, the cloth below is drawn in, so that it does not cross.
import type { WornMesh, WornPiece } from './model.ts'

/** The tube of cloth around the figure; sleeves, cords and the like are no part of it. */
const isBody = ({ id }: Pick<WornPiece, 'id'>) => /^(trunk|leg|waistband|belt)/.test(id)
const isLoose = ({ id }: Pick<WornPiece, 'id'>) => id.startsWith('sleeve')

/** From the outer cloth in to the inner one, in inches: more than folds are deep. */
const gapIn = 0.35
/** Cloth that reaches further under the other than this is gathered there, so that no hem shows between the legs. */
const underIn = 2.2
/** Inches by which the inner cloth widens again per inch beyond the outer one's edge. */
const flare = 0.4

const angleBins = 36
const binIn = 1
const binOf = (x: number, z: number) => (Math.atan2(z, x) / (2 * Math.PI) + 0.5) * angleBins

type Ends = { low: number; high: number }

/** Radii of a tube, in inches, by angle and height. */
type Tube = {
	/** Heights of its ends at this angle. */
	endsAt: (angle: number) => Ends
	meanAt: (angle: number, y: number) => number | undefined
	widestAt: (angle: number, y: number) => number | undefined
}

type Cell = { sum: number; count: number; widest: number }

type Visit = (x: number, y: number, z: number) => void

const sampleIn = 0.5

/** Visits the corners of triangles and places along their sides: panels have rows of few vertices. */
function alongSides({ positions, indices }: WornMesh, visit: Visit): void {
	const place = (vertex: number, axis: number) => positions[vertex * 3 + axis] ?? 0
	for (let at = 0; at < indices.length; at += 1) {
		const from = indices[at] ?? 0
		const to = indices[at % 3 === 2 ? at - 2 : at + 1] ?? 0
		const [x, y, z] = [place(from, 0), place(from, 1), place(from, 2)]
		const [dx, dy, dz] = [place(to, 0) - x, place(to, 1) - y, place(to, 2) - z]
		const steps = Math.ceil(Math.hypot(dx, dy, dz) / sampleIn)
		for (let step = 0; step < steps; step += 1)
			visit(x + (dx * step) / steps, y + (dy * step) / steps, z + (dz * step) / steps)
	}
}

/** Between the four cells around a place; empty cells do not count. Undefined where all are empty. */
function around(
	cells: ReadonlyMap<number, Cell>,
	{ angle, y }: { angle: number; y: number },
	valueOf: (cell: Cell) => number,
): number | undefined {
	const [column, row] = [angle - 0.5, y / binIn - 0.5]
	let [sum, weights] = [0, 0]
	for (const [right, up] of [
		[0, 0],
		[1, 0],
		[0, 1],
		[1, 1],
	] as const) {
		const at = [Math.floor(column) + right, Math.floor(row) + up] as const
		const weight = (1 - Math.abs(column - at[0])) * (1 - Math.abs(row - at[1]))
		const cell = cells.get(keyOf((at[0] + angleBins) % angleBins, at[1]))
		if (!cell) continue
		sum += weight * valueOf(cell)
		weights += weight
	}
	return weights > 0 ? sum / weights : undefined
}

const keyOf = (angleBin: number, row: number) => row * angleBins + angleBin

/** Of the nearest column that has cloth. */
function endsNear(ends: readonly Ends[], column: number): Ends {
	for (let away = 0; away <= angleBins / 2; away += 1)
		for (const at of [column + away, column - away]) {
			const found = ends[(at + angleBins) % angleBins]
			if (found && found.low <= found.high) return found
		}
	return { low: 0, high: 0 }
}

function tubeOf(pieces: readonly WornPiece[]): Tube {
	const cells = new Map<number, Cell>()
	const ends = Array.from({ length: angleBins }, () => ({ low: Infinity, high: -Infinity }))
	for (const { mesh } of pieces.filter(isBody))
		alongSides(mesh, (x, y, z) => {
			const column = Math.floor(binOf(x, z)) % angleBins
			const key = keyOf(column, Math.floor(y / binIn))
			const cell = cells.get(key) ?? { sum: 0, count: 0, widest: 0 }
			const radius = Math.hypot(x, z)
			cell.sum += radius
			cell.count += 1
			cell.widest = Math.max(cell.widest, radius)
			cells.set(key, cell)
			const end = ends[column]
			if (!end) return
			end.low = Math.min(end.low, y)
			end.high = Math.max(end.high, y)
		})
	return {
		endsAt: (angle) => endsNear(ends, Math.floor(angle)),
		meanAt: (angle, y) => around(cells, { angle, y }, ({ sum, count }) => sum / count),
		widestAt: (angle, y) => around(cells, { angle, y }, ({ widest }) => widest),
	}
}

type Layers = { inner: Tube; outer: Tube; outerIsTop: boolean }

function tuckedMesh(mesh: WornMesh, { inner, outer, outerIsTop }: Layers): WornMesh {
	const positions = Float32Array.from(mesh.positions)
	const up = outerIsTop ? 1 : -1
	for (let at = 0; at < positions.length; at += 3) {
		const [x, y, z] = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]
		const angle = binOf(x, z)
		const { low, high } = outer.endsAt(angle)
		const edge = outerIsTop ? low : high
		const depth = (y - edge) * up
		const kept = edge + up * Math.min(depth, underIn)
		const beyond = Math.max(0, -depth)
		const room = outer.meanAt(angle, depth > 0 ? kept : edge + (up * binIn) / 2)
		const own = inner.widestAt(angle, y)
		const share = room && own ? Math.min(1, (room - gapIn + beyond * flare) / own) : 1
		positions[at] = x * share
		positions[at + 1] = kept
		positions[at + 2] = z * share
	}
	return { ...mesh, positions }
}

const known = new WeakMap<WornMesh, WeakMap<WornMesh, WeakMap<WornMesh, WornMesh>>>()

/** Remembered per pair of cuts: equal cuts have the identical meshes. */
function rememberedFor(inner: WornMesh, outer: WornMesh): WeakMap<WornMesh, WornMesh> {
	const ofInner = known.get(inner) ?? new WeakMap<WornMesh, WeakMap<WornMesh, WornMesh>>()
	known.set(inner, ofInner)
	const ofPair = ofInner.get(outer) ?? new WeakMap<WornMesh, WornMesh>()
	ofInner.set(outer, ofPair)
	return ofPair
}

/** A top goes into what has a belt and hangs over everything else. */
export const isTuckedIn = (bottom: readonly Pick<WornPiece, 'id'>[]): boolean =>
	bottom.some(({ id }) => id.startsWith('belt'))

/** The inner garment's pieces, drawn in where the outer one covers them; `outerIsTop` when it hangs over a bottom. */
export function tuckedUnder(
	inner: readonly WornPiece[],
	outer: readonly WornPiece[],
	outerIsTop: boolean,
): WornPiece[] {
	const [ownCut, otherCut] = [inner.find(isBody)?.mesh, outer.find(isBody)?.mesh]
	if (!ownCut || !otherCut) return [...inner]
	const remembered = rememberedFor(ownCut, otherCut)
	let layers: Layers | undefined
	const drawnIn = (mesh: WornMesh) => {
		layers ??= { inner: tubeOf(inner), outer: tubeOf(outer), outerIsTop }
		return tuckedMesh(mesh, layers)
	}
	return inner.map((piece) => {
		if (isLoose(piece)) return piece
		const mesh = remembered.get(piece.mesh) ?? drawnIn(piece.mesh)
		remembered.set(piece.mesh, mesh)
		return { ...piece, mesh }
	})
}
