// Cross sections of hips and legs: ellipses on which cloth keeps its length.

export type Ring = { x: number; z: number; outX: number; outZ: number }

const steps = 48

type Table = { lengths: Float64Array; angles: number }

/** Lengths along an ellipse of half width 1 and half depth `ratio`, from angle 0 on. */
function measured(ratio: number, angles: number): Table {
	const lengths = new Float64Array(steps + 1)
	for (let index = 1; index <= steps; index += 1) {
		const [a, b] = [((index - 1) / steps) * angles, (index / steps) * angles]
		lengths[index] =
			(lengths[index - 1] ?? 0) + Math.hypot(Math.cos(b) - Math.cos(a), ratio * (Math.sin(b) - Math.sin(a)))
	}
	return { lengths, angles }
}

const tables = new Map<string, Table>()

function tableOf(ratio: number, angles: number): Table {
	const key = `${ratio.toFixed(3)} ${angles}`
	const known = tables.get(key) ?? measured(Number(ratio.toFixed(3)), angles)
	tables.set(key, known)
	return known
}

/** The angle at a share of the length. */
function angleAt({ lengths, angles }: Table, share: number): number {
	const wanted = Math.max(0, Math.min(1, share)) * (lengths[steps] ?? 1)
	let index = 1
	while (index < steps && (lengths[index] ?? 0) < wanted) index += 1
	const from = lengths[index - 1] ?? 0
	const within = (wanted - from) / ((lengths[index] ?? 1) - from || 1)
	return ((index - 1 + within) / steps) * angles
}

/** A point of the ellipse at a share of `angles`, with the unit vector outward. */
function ring(
	length: number,
	{ ratio, angles, share }: { ratio: number; angles: number; share: number },
): Ring {
	const table = tableOf(ratio, angles)
	const half = length / (table.lengths[steps] ?? 1)
	const angle = angleAt(table, share)
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
	const out = Math.hypot(cos * ratio, sin) || 1
	return { x: half * cos, z: half * ratio * sin, outX: (cos * ratio) / out, outZ: sin / out }
}

/** On a quarter of the hips' ellipse, `length` inches long: share 0 at the center seam, 1 at the side. */
export const hipRing = (length: number, ratio: number, share: number): Ring =>
	ring(length, { ratio, angles: Math.PI / 2, share: 1 - share })

/** On half of a leg's ellipse around its axis, `length` inches long: share 0 at the inseam, 1 at the side. */
export function legRing(length: number, ratio: number, share: number): Ring {
	const { x, z, outX, outZ } = ring(length, { ratio, angles: Math.PI, share: 1 - share })
	return { x, z, outX, outZ }
}
