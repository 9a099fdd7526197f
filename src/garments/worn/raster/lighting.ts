// The light of worn pictures: a large soft key light from the upper left, a fill from the right, two strips from behind,
// and a bright room. Axes are the camera's: x to the right, y up, z to the viewer.
import type { Assembly } from './assembly.ts'
import { rotationOf, type Camera } from './camera.ts'
import type { Sheen } from './cloth.ts'
import { directionCount, directions, insideKnown, look, outsideKnown, type Occlusion } from './occlusion.ts'

type Lamp = { x: number; y: number; z: number; strength: number; wrap: number }

const lamp = (x: number, y: number, z: number): Omit<Lamp, 'strength' | 'wrap'> => {
	const length = Math.hypot(x, y, z)
	return { x: x / length, y: y / length, z: z / length }
}
const key: Lamp = { ...lamp(-0.62, 0.58, 0.57), strength: 0.9, wrap: 0.12 }
const fill: Lamp = { ...lamp(0.8, 0.15, 0.6), strength: 0.28, wrap: 0.3 }
const strips: readonly Lamp[] = [
	{ ...lamp(-0.9, 0.2, -0.38), strength: 0.1, wrap: 0 },
	{ ...lamp(0.92, 0.3, -0.3), strength: 0.17, wrap: 0 },
]
const room = { floor: 0.09, sky: 0.14 } as const

type Direction = { x: number; y: number; z: number }

const facing = ({ x, y, z, wrap }: Lamp, normal: Direction): number =>
	Math.max(0, (normal.x * x + normal.y * y + normal.z * z + wrap) / (1 + wrap))

const keyOn = (normal: Direction) => key.strength * facing(key, normal)
function restOn(normal: Direction): number {
	let light = room.floor + room.sky * (0.5 + 0.5 * normal.y) + fill.strength * facing(fill, normal)
	for (const strip of strips) light += strip.strength * facing(strip, normal)
	return light
}

/** Cloth that faces the camera, with nothing around it, shows its own color. */
const exposure = 1 / (keyOn({ x: 0, y: 0, z: 1 }) + restOn({ x: 0, y: 0, z: 1 }))
const keyLight = (normal: Direction): number => exposure * keyOn(normal)
const roomLight = (normal: Direction): number => exposure * restOn(normal)

const half = (lampAt: Lamp) => lamp(lampAt.x, lampAt.y, lampAt.z + 1)
const halfKey = half(key)
const halfFill = half(fill)

type Facing = Direction & { keyShare: number; roomShare: number }

/** Light that is mirrored, or caught by fibers, and has no color of the cloth. Little of it faces the camera. */
function glossLight({ x, y, z, keyShare, roomShare }: Facing, { gloss, power, fuzz }: Sheen): number {
	const onKey = Math.max(0, x * halfKey.x + y * halfKey.y + z * halfKey.z) ** power
	const onFill = Math.max(0, x * halfFill.x + y * halfFill.y + z * halfFill.z) ** power
	const edge = 1 - Math.max(0, Math.min(1, z))
	return gloss * (onKey * keyShare + 0.35 * onFill * roomShare) * edge + fuzz * edge * edge * edge * roomShare
}

/**
 * Numbers per lit vertex: u, v, light on the outside, light on the inside, share of light from neighboring cloth, mirrored
 * light, and how a slope of 1 along u and along v changes the light.
 */
export const litStride = 8

/**
 * Radiance from each direction at this turn, of the key light and of the room with the other lamps, and the direction of
 * the key light on the figure.
 */
function radiance(rotation: Float64Array) {
	const [xx = 0, xy = 0, xz = 0, yx = 0, yy = 0, yz = 0, zx = 0, zy = 0, zz = 0] = rotation
	const keyAxis = Float64Array.of(
		xx * key.x + yx * key.y + zx * key.z,
		xy * key.x + yy * key.y + zy * key.z,
		xz * key.x + yz * key.y + zz * key.z,
	)
	const keys = new Float32Array(directionCount)
	const rooms = new Float32Array(directionCount)
	for (let at = 0; at < directionCount; at += 1) {
		const [dx = 0, dy = 0, dz = 0] = directions.subarray(at * 3, at * 3 + 3)
		const x = xx * dx + xy * dy + xz * dz
		const y = yx * dx + yy * dy + yz * dz
		const z = zx * dx + zy * dy + zz * dz
		keys[at] = Math.max(0, x * key.x + y * key.y + z * key.z) ** 1.5
		rooms[at] = 0.35 + 0.4 * (y + 1) + 0.6 * Math.max(0, x * fill.x + y * fill.y + z * fill.z) ** 2
	}
	return { keys, rooms, keyAxis }
}

/** Directions of growing u and v on the surface, per vertex: unit vectors on the figure, six numbers. */
export function tangentsOf({ positions, uvs, indices }: Assembly): Float32Array {
	const tangents = new Float32Array(positions.length * 2)
	for (let at = 0; at < indices.length; at += 3) {
		const a = indices[at] ?? 0
		const b = indices[at + 1] ?? 0
		const c = indices[at + 2] ?? 0
		const u1 = (uvs[b * 2] ?? 0) - (uvs[a * 2] ?? 0)
		const v1 = (uvs[b * 2 + 1] ?? 0) - (uvs[a * 2 + 1] ?? 0)
		const u2 = (uvs[c * 2] ?? 0) - (uvs[a * 2] ?? 0)
		const v2 = (uvs[c * 2 + 1] ?? 0) - (uvs[a * 2 + 1] ?? 0)
		const determinant = u1 * v2 - u2 * v1
		const sign = Math.sign(determinant)
		for (let axis = 0; axis < 3; axis += 1) {
			const from = positions[a * 3 + axis] ?? 0
			const one = (positions[b * 3 + axis] ?? 0) - from
			const two = (positions[c * 3 + axis] ?? 0) - from
			const alongU = (one * v2 - two * v1) * sign
			const alongV = (two * u1 - one * u2) * sign
			for (let corner = at; corner < at + 3; corner += 1) {
				const place = (indices[corner] ?? 0) * 6 + axis
				tangents[place] = (tangents[place] ?? 0) + alongU
				tangents[place + 3] = (tangents[place + 3] ?? 0) + alongV
			}
		}
	}
	for (let at = 0; at < tangents.length; at += 3) {
		const x = tangents[at] ?? 0
		const y = tangents[at + 1] ?? 0
		const z = tangents[at + 2] ?? 0
		const length = Math.hypot(x, y, z) || 1
		tangents[at] = x / length
		tangents[at + 1] = y / length
		tangents[at + 2] = z / length
	}
	return tangents
}

/** What remains of the light that falls into a garment, through its openings. */
const insideShare = 0.75
/** Share of the light that shaded cloth gets from its neighbors, at most. */
const bounceShare = 110 / 255

export type LitSource = {
	assembly: Assembly
	occlusion: Occlusion
	folds: Float32Array
	tangents: Float32Array
	/** Of each piece. */
	sheens: readonly Sheen[]
}

/** The vertices in the light of one turn, each side lit when it is asked for. */
export type Lighting = LitSource & {
	values: Float32Array
	/** Per vertex `outsideKnown` and `insideKnown`, the sides that `values` has. */
	isLit: Uint8Array
	rotation: Float64Array
} & ReturnType<typeof radiance>

export function lightingOf(source: LitSource, camera: Camera): Lighting {
	const count = source.assembly.positions.length / 3
	const rotation = rotationOf(camera)
	return {
		...source,
		...radiance(rotation),
		values: new Float32Array(count * litStride),
		isLit: new Uint8Array(count),
		rotation,
	}
}

/** Light above 1 approaches 1.3, so that highlights keep the cloth's color: at most 12 % more in sRGB. */
const softened = (light: number) => (light <= 1 ? light : 1.3 - 0.3 * Math.exp((1 - light) / 0.3))

/** Cloth darkens towards its silhouette, so that a white garment stands out from a white page. */
const edgeShade = (facingCamera: number) => 1 - 0.24 * (1 - Math.max(0, Math.min(1, facingCamera))) ** 2

/** Shares of the light of the key lamp and of the room that reach the outside of a vertex. */
const shares = { key: 1, room: 1 }

function findShares({ assembly, occlusion, keys, rooms }: Lighting, vertex: number): void {
	if (((occlusion.known[vertex] ?? 0) & outsideKnown) === 0) look(occlusion, vertex, false)
	const { seen } = occlusion
	const x = assembly.normals[vertex * 3] ?? 0
	const y = assembly.normals[vertex * 3 + 1] ?? 0
	const z = assembly.normals[vertex * 3 + 2] ?? 0
	let [keySeen, keyAll, roomSeen, roomAll] = [0, 0, 0, 0]
	for (let first = 0; first < directionCount; first += 2) {
		const towards =
			x * (directions[first * 3] ?? 0) +
			y * (directions[first * 3 + 1] ?? 0) +
			z * (directions[first * 3 + 2] ?? 0)
		const at = towards < 0 ? first + 1 : first
		const cosine = Math.abs(towards)
		const open = seen[vertex * directionCount + at] ?? 0
		const fromKey = cosine * (keys[at] ?? 0)
		const fromRoom = cosine * (rooms[at] ?? 0)
		keyAll += fromKey
		keySeen += fromKey * open
		roomAll += fromRoom
		roomSeen += fromRoom * open
	}
	shares.key = keyAll > 0.01 ? keySeen / keyAll / 255 : 1
	shares.room = roomSeen / Math.max(1e-6, roomAll) / 255
}

/** The share of all light that reaches the inside of a vertex. */
function insideShareOf({ assembly, occlusion, keys, rooms }: Lighting, vertex: number): number {
	if (((occlusion.known[vertex] ?? 0) & insideKnown) === 0) look(occlusion, vertex, true)
	const { seen } = occlusion
	const x = assembly.normals[vertex * 3] ?? 0
	const y = assembly.normals[vertex * 3 + 1] ?? 0
	const z = assembly.normals[vertex * 3 + 2] ?? 0
	let [inside, insideAll] = [0, 0]
	for (let first = 0; first < directionCount; first += 2) {
		const towards =
			x * (directions[first * 3] ?? 0) +
			y * (directions[first * 3 + 1] ?? 0) +
			z * (directions[first * 3 + 2] ?? 0)
		const at = towards < 0 ? first : first + 1
		const light = Math.abs(towards) * ((rooms[at] ?? 0) + 2 * (keys[at] ?? 0))
		insideAll += light
		inside += light * (seen[vertex * directionCount + at] ?? 0)
	}
	return inside / Math.max(1e-6, insideAll) / 255
}

function normalOf({ assembly: { normals }, rotation }: Lighting, vertex: number): Direction {
	const x = normals[vertex * 3] ?? 0
	const y = normals[vertex * 3 + 1] ?? 0
	const z = normals[vertex * 3 + 2] ?? 0
	const row = (at: number) =>
		(rotation[at] ?? 0) * x + (rotation[at + 1] ?? 0) * y + (rotation[at + 2] ?? 0) * z
	return { x: row(0), y: row(3), z: row(6) }
}

/** Fills the values of a vertex that its inside shows. */
export function lightInside(lighting: Lighting, vertex: number): void {
	const { assembly, values, isLit } = lighting
	isLit[vertex] = (isLit[vertex] ?? 0) | insideKnown
	const at = vertex * litStride
	values[at] = assembly.uvs[vertex * 2] ?? 0
	values[at + 1] = assembly.uvs[vertex * 2 + 1] ?? 0
	values[at + 3] = Math.max(0.02, insideShare * insideShareOf(lighting, vertex))
}

/** Fills the values of a vertex that its outside shows. */
export function lightOutside(lighting: Lighting, vertex: number): void {
	const { assembly, folds, tangents, sheens, values, isLit, keyAxis } = lighting
	isLit[vertex] = (isLit[vertex] ?? 0) | outsideKnown
	const normal = normalOf(lighting, vertex)
	findShares(lighting, vertex)
	const fold = folds[vertex] ?? 1
	const keyShare = shares.key * fold
	const roomShare = shares.room * fold
	const falling = keyLight(normal) * keyShare + roomLight(normal) * roomShare
	const slope = shares.key * key.strength * exposure
	const sheen = sheens[assembly.pieceOf[vertex] ?? 0]
	const at = vertex * litStride
	values[at] = assembly.uvs[vertex * 2] ?? 0
	values[at + 1] = assembly.uvs[vertex * 2 + 1] ?? 0
	values[at + 2] = softened(falling) * edgeShade(normal.z)
	values[at + 4] = Math.max(0, (1 - roomShare) * bounceShare)
	values[at + 5] = sheen ? glossLight({ ...normal, keyShare, roomShare }, sheen) : 0
	values[at + 6] = -slope * along(tangents, vertex * 6, keyAxis)
	values[at + 7] = -slope * along(tangents, vertex * 6 + 3, keyAxis)
}

const along = (vectors: Float32Array, at: number, axis: Float64Array): number =>
	(vectors[at] ?? 0) * (axis[0] ?? 0) +
	(vectors[at + 1] ?? 0) * (axis[1] ?? 0) +
	(vectors[at + 2] ?? 0) * (axis[2] ?? 0)
