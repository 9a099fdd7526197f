// How cloth of each kind looks close up: its sheen, and its fine structure in inches, which fades out where a picture is
// too small to show it.
import type { ClothKind } from '../model.ts'

export type Sheen = {
	/** Mirrored light at its brightest, and how narrow it is. */
	gloss: number
	power: number
	/** Light caught by standing fibers at the edge of the form. */
	fuzz: number
}

export const sheens: Record<ClothKind, Sheen> = {
	mesh: { gloss: 0.05, power: 9, fuzz: 0.012 },
	knit: { gloss: 0.035, power: 7, fuzz: 0.014 },
	woven: { gloss: 0.045, power: 10, fuzz: 0.008 },
	twill: { gloss: 0.03, power: 8, fuzz: 0.01 },
	cord: { gloss: 0.03, power: 6, fuzz: 0.02 },
	rib: { gloss: 0.018, power: 6, fuzz: 0.016 },
	fleece: { gloss: 0.008, power: 4, fuzz: 0.045 },
	hard: { gloss: 0.12, power: 24, fuzz: 0.004 },
}

/** 0 to 1 from a lattice point, the same on every machine. */
function hash(x: number, y: number): number {
	let value = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)
	value = Math.imul(value ^ (value >>> 13), 1_274_126_177)
	return ((value ^ (value >>> 16)) >>> 0) / 4_294_967_296
}

/** Smooth noise from -1 to 1 with one knot per unit. */
function noise(x: number, y: number): number {
	const left = Math.floor(x)
	const top = Math.floor(y)
	const fx = x - left
	const fy = y - top
	const sx = fx * fx * (3 - 2 * fx)
	const sy = fy * fy * (3 - 2 * fy)
	const above = hash(left, top) * (1 - sx) + hash(left + 1, top) * sx
	const below = hash(left, top + 1) * (1 - sx) + hash(left + 1, top + 1) * sx
	return 2 * (above * (1 - sy) + below * sy) - 1
}

/** 0 where a structure is too fine for the picture, 1 where a period has three pixels and a half or more. */
function shown(periodIn: number, inchesPerPixel: number): number {
	const share = (periodIn / inchesPerPixel - 2) / 1.5
	const clamped = Math.max(0, Math.min(1, share))
	return clamped * clamped * (3 - 2 * clamped)
}

/** A place on the cloth in inches, and the larger size of a picture's pixel there. */
export type Spot = { x: number; y: number; inchesPerPixel: number }

const wave = (value: number) => Math.sin(value * 2 * Math.PI)

/** Rows of holes, each half a period beside the one above. */
function holes({ x, y, inchesPerPixel }: Spot): number {
	const period = 0.15
	const strength = shown(period, inchesPerPixel)
	if (strength === 0) return 0
	const row = Math.floor(y / (period * 0.866))
	const across = x / period + (row % 2 === 0 ? 0 : 0.5)
	const dx = across - Math.floor(across) - 0.5
	const dy = (y / (period * 0.866) - row - 0.5) * 0.866
	const distance = Math.sqrt(dx * dx + dy * dy)
	const depth = Math.max(0, Math.min(1, (0.3 - distance) / 0.16))
	// The mean is 0, so that the color stays true at any size.
	return strength * (0.035 - 0.2 * depth)
}

/** A pattern of one period, which is not computed where the picture is too small to show it. */
const periodic = ({ inchesPerPixel }: Spot, periodIn: number, value: () => number): number => {
	const strength = shown(periodIn, inchesPerPixel)
	return strength === 0 ? 0 : strength * value()
}

/** Irregular yarn, as noise at a size in inches. */
function yarn({ x, y, inchesPerPixel }: Spot, size: number): number {
	const strength = shown(size * 2, inchesPerPixel)
	return strength === 0 ? 0 : strength * noise(x / size, y / size)
}

const ribs = (spot: Spot) => 0.13 * periodic(spot, 0.16, () => wave(spot.x / 0.16))
const diagonal = (spot: Spot) =>
	0.06 * periodic(spot, 0.09, () => wave((spot.x + spot.y) / 0.09 / Math.SQRT2))
const wales = (spot: Spot) => 0.05 * periodic(spot, 0.08, () => wave(spot.x / 0.08) * wave(spot.y / 0.11))
const twist = (spot: Spot) => 0.1 * periodic(spot, 0.1, () => wave((spot.x + spot.y) / 0.1))

const structures: Record<ClothKind, (spot: Spot) => number> = {
	mesh: (spot) => holes(spot) + 0.02 * yarn(spot, 0.05),
	knit: (spot) => wales(spot) + 0.018 * yarn(spot, 0.06),
	woven: (spot) => 0.02 * yarn(spot, 0.04) + 0.01 * yarn({ ...spot, y: spot.y / 5 }, 0.07),
	twill: (spot) => diagonal(spot) + 0.015 * yarn(spot, 0.05),
	cord: twist,
	rib: (spot) => ribs(spot) + 0.02 * yarn(spot, 0.05),
	fleece: (spot) => 0.05 * yarn(spot, 0.09) + 0.025 * yarn(spot, 0.22) + 0.01 * yarn(spot, 0.6),
	hard: (spot) => 0.008 * yarn(spot, 0.03),
}

const [square, diagonalIn] = [1.2, 0.09 * Math.SQRT2]
/** Width and height in inches after which a structure repeats, apart from its noise. */
const repeats: Record<ClothKind, readonly [width: number, height: number]> = {
	mesh: [8 * 0.15, 10 * 0.15 * 0.866],
	knit: [15 * 0.08, 10 * 0.11],
	woven: [square, square],
	twill: [10 * diagonalIn, 10 * diagonalIn],
	cord: [square, square],
	rib: [8 * 0.16, square],
	fleece: [2 * square, 2 * square],
	hard: [square, square],
}

/** A square of `size` × `size` values of `structureAt` that continues at its opposite edges. */
export type StructureTile = { widthIn: number; heightIn: number; values: Float32Array }

/** The share of a tile along its far edges in which its noise turns into that of the near edges. */
const blended = 0.2

export function structureTile(kind: ClothKind, size: number): StructureTile {
	const [widthIn, heightIn] = repeats[kind]
	const at = (x: number, y: number) => structureAt(kind, { x, y, inchesPerPixel: 0 })
	const mix = (from: number, to: number, share: number) => from * (1 - share) + to * share
	const late = (place: number) => Math.max(0, (place / size - 1 + blended) / blended)
	const values = Float32Array.from({ length: size * size }, (_, index) => {
		const [column, row] = [index % size, Math.floor(index / size)]
		const [x, y] = [(column / size) * widthIn, (row / size) * heightIn]
		const here = mix(at(x, y), at(x - widthIn, y), late(column))
		const above = mix(at(x, y - heightIn), at(x - widthIn, y - heightIn), late(column))
		return mix(here, above, late(row))
	})
	return { widthIn, heightIn, values }
}

/** By how much the fine structure brightens the cloth here, on average 0. */
export const structureAt = (kind: ClothKind, spot: Spot): number => structures[kind](spot)
