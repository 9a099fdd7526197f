// The light of worn pictures, as in a photo studio: a large soft key light from the upper left, a fill from the right,
// two strips from behind, and a bright room. Axes are the camera's: x to the right, y up, z to the viewer.
import type { Assembly } from './assembly.ts'
import { rotate, type Camera } from './camera.ts'
import type { Sheen } from './cloth.ts'
import { directionCount, directions } from './occlusion.ts'

type Lamp = { x: number; y: number; z: number; strength: number; wrap: number }

const lamp = (x: number, y: number, z: number): Omit<Lamp, 'strength' | 'wrap'> => {
	const length = Math.hypot(x, y, z)
	return { x: x / length, y: y / length, z: z / length }
}
export const key: Lamp = { ...lamp(-0.62, 0.58, 0.57), strength: 0.9, wrap: 0.12 }
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
export const keyLight = (normal: Direction): number => exposure * keyOn(normal)
export const roomLight = (normal: Direction): number => exposure * restOn(normal)

const half = (lampAt: Lamp) => lamp(lampAt.x, lampAt.y, lampAt.z + 1)
const halfKey = half(key)
const halfFill = half(fill)

type Facing = Direction & { keyShare: number; roomShare: number }

/** Light that is mirrored, or caught by fibers, and has no color of the cloth. Little of it faces the camera. */
export function glossLight({ x, y, z, keyShare, roomShare }: Facing, { gloss, power, fuzz }: Sheen): number {
	const onKey = Math.max(0, x * halfKey.x + y * halfKey.y + z * halfKey.z) ** power
	const onFill = Math.max(0, x * halfFill.x + y * halfFill.y + z * halfFill.z) ** power
	const edge = 1 - Math.max(0, Math.min(1, z))
	return gloss * (onKey * keyShare + 0.35 * onFill * roomShare) * edge + fuzz * edge * edge * edge * roomShare
}

/**
 * Numbers per lit vertex: normal (3, camera axes), u, v, share of the key light, share of the room's light, light on the
 * inside, and how a slope of 1 along u and along v changes the light.
 */
export const litStride = 10

/** Radiance from each direction at this turn: of the key light, and of the room with the other lamps. */
function radiance(camera: Camera): { keys: Float32Array; rooms: Float32Array; axes: Float32Array } {
	const axes = rotate(directions, camera)
	const keys = new Float32Array(directionCount)
	const rooms = new Float32Array(directionCount)
	for (let at = 0; at < directionCount; at += 1) {
		const [x = 0, y = 0, z = 0] = axes.subarray(at * 3, at * 3 + 3)
		keys[at] = Math.max(0, x * key.x + y * key.y + z * key.z) ** 6
		rooms[at] = 0.35 + 0.4 * (y + 1) + 0.6 * Math.max(0, x * fill.x + y * fill.y + z * fill.z) ** 2
	}
	return { keys, rooms, axes }
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

export type LitSource = {
	assembly: Assembly
	visibility: Uint8Array
	folds: Float32Array
	tangents: Float32Array
}

/** The vertices in the light of one turn. */
export function lightUp({ assembly, visibility, folds, tangents }: LitSource, camera: Camera): Float32Array {
	const count = assembly.positions.length / 3
	const normals = rotate(assembly.normals, camera)
	const across = rotate(tangents, camera)
	const { keys, rooms, axes } = radiance(camera)
	const values = new Float32Array(count * litStride)
	for (let vertex = 0; vertex < count; vertex += 1) {
		const nx = normals[vertex * 3] ?? 0
		const ny = normals[vertex * 3 + 1] ?? 0
		const nz = normals[vertex * 3 + 2] ?? 0
		let [keySeen, keyAll, roomSeen, roomAll, inside, insideAll] = [0, 0, 0, 0, 0, 0]
		for (let at = 0; at < directionCount; at += 1) {
			const cosine = nx * (axes[at * 3] ?? 0) + ny * (axes[at * 3 + 1] ?? 0) + nz * (axes[at * 3 + 2] ?? 0)
			const open = visibility[vertex * directionCount + at] ?? 0
			const fromKey = keys[at] ?? 0
			const fromRoom = rooms[at] ?? 0
			if (cosine > 0) {
				keyAll += cosine * fromKey
				keySeen += cosine * fromKey * open
				roomAll += cosine * fromRoom
				roomSeen += cosine * fromRoom * open
			} else {
				insideAll -= cosine * (fromRoom + 2 * fromKey)
				inside -= cosine * (fromRoom + 2 * fromKey) * open
			}
		}
		const keyShare = keyAll > 0.01 ? keySeen / keyAll / 255 : 1
		const slope = keyShare * key.strength * exposure
		const at = vertex * litStride
		values[at] = nx
		values[at + 1] = ny
		values[at + 2] = nz
		values[at + 3] = assembly.uvs[vertex * 2] ?? 0
		values[at + 4] = assembly.uvs[vertex * 2 + 1] ?? 0
		const fold = folds[vertex] ?? 1
		values[at + 5] = keyShare * fold
		values[at + 6] = (fold * roomSeen) / Math.max(1e-6, roomAll) / 255
		values[at + 7] = (insideShare * inside) / Math.max(1e-6, insideAll) / 255
		values[at + 8] = -slope * towardsKey(across, vertex * 6)
		values[at + 9] = -slope * towardsKey(across, vertex * 6 + 3)
	}
	return values
}

const towardsKey = (vectors: Float32Array, at: number): number =>
	(vectors[at] ?? 0) * key.x + (vectors[at + 1] ?? 0) * key.y + (vectors[at + 2] ?? 0) * key.z
