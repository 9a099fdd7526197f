// The soft shadow under a garment, as alpha of black.
import type { Assembly } from './assembly.ts'
import type { Camera } from './camera.ts'

/** Alpha of each pixel of some rows of the picture, 0 to 255. */
export type GroundShadow = { top: number; rows: number; alpha: Uint8Array }

/** A dark shadow of cloth close to the ground and a wide one of the whole; reach and softness in inches. */
const layers = [
	{ strength: 0.27, reachIn: 1.2, softX: 0.7, softY: 0.17 },
	{ strength: 0.16, reachIn: 7, softX: 2, softY: 0.5 },
] as const
/** From the lowest point down to the ground. */
const gapIn = 0.3
const binsPerInch = 1.25

/** Per bin from left to right: nearness of the cloth to the ground, 0 to 1, and half the garment's depth in inches. */
type Footprint = { cover: Float32Array; halfDepth: Float32Array }

type Floor = { bins: number; low: number; reachIn: number }

function footprintOf(positions: Float32Array, camera: Camera, { bins, low, reachIn }: Floor): Footprint {
	const turn = (camera.turnDeg * Math.PI) / 180
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
	const cover = new Float32Array(bins)
	const near = new Float32Array(bins).fill(-Infinity)
	const far = new Float32Array(bins).fill(Infinity)
	for (let at = 0; at < positions.length; at += 3) {
		const height = (positions[at + 1] ?? 0) - low
		if (height > reachIn * 3) continue
		const x = positions[at] ?? 0
		const z = (positions[at + 2] ?? 0) - camera.frame.centerZ
		const bin = Math.floor((x * cos - z * sin) * binsPerInch + bins / 2)
		if (bin < 0 || bin >= bins) continue
		const depth = x * sin + z * cos
		const nearness = Math.exp(-height / reachIn)
		if (nearness > (cover[bin] ?? 0)) cover[bin] = nearness
		if (depth > (near[bin] ?? 0)) near[bin] = depth
		if (depth < (far[bin] ?? 0)) far[bin] = depth
	}
	return { cover, halfDepth: near.map((value, bin) => Math.max(0, (value - (far[bin] ?? 0)) / 2)) }
}

const bellSteps = 64
const bellReach = 3
/** A bell curve from its middle outward, in `bellSteps` per unit of its softness. */
const bell = Float32Array.from({ length: bellSteps * bellReach + 2 }, (_, at) =>
	Math.exp(-((at / bellSteps) ** 2) / 2),
)

/** Mean of the values around, weighted by a bell curve of `soft` bins. */
function blurred(values: Float32Array, soft: number): Float32Array {
	const reach = Math.ceil(soft * 3)
	const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
		Math.exp(-(((at - reach) / soft) ** 2) / 2),
	)
	const sum = weights.reduce((total, weight) => total + weight, 0)
	return values.map((_, bin) => {
		let total = 0
		for (let at = -reach; at <= reach; at += 1) total += (values[bin + at] ?? 0) * (weights[at + reach] ?? 0)
		return total / sum
	})
}

const between = (values: Float32Array, place: number): number => {
	const left = Math.floor(place)
	return (values[left] ?? 0) * (1 - place + left) + (values[left + 1] ?? 0) * (place - left)
}

function alphaOf(shadow: Float32Array): Uint8Array {
	const alpha = new Uint8Array(shadow.length)
	for (let at = 0; at < shadow.length; at += 1) alpha[at] = 255 * Math.min(0.6, shadow[at] ?? 0) + 0.5
	return alpha
}

/** Shares of the picture's width and height over which the shadow ends before the picture does. */
const fadeShares = { width: 0.07, height: 0.04 } as const

/** What is left of the shadow at this distance from an edge of the picture; both are shares of the picture. */
function fadeAt(distance: number, fadeShare: number): number {
	const share = Math.max(0, Math.min(1, (distance - 0.01) / fadeShare))
	return share * share * (3 - 2 * share)
}

export function groundShadow({ positions }: Pick<Assembly, 'positions'>, camera: Camera): GroundShadow {
	const { frame, width, height } = camera
	let low = Infinity
	for (let at = 1; at < positions.length; at += 3) low = Math.min(low, positions[at] ?? low)
	const pxPerIn = width / frame.widthIn
	const middle = height / 2 + (frame.centerY - low + gapIn) * pxPerIn
	const top = Math.max(0, Math.floor(middle - 4 * pxPerIn))
	const rows = Math.max(0, height - top)
	const total = new Float32Array(rows * width)
	const tilt = Math.sin((camera.pitchDeg * Math.PI) / 180)
	const bins = Math.ceil(frame.widthIn * binsPerInch)
	for (const { strength, reachIn, softX, softY } of layers) {
		const { cover, halfDepth } = footprintOf(positions, camera, { bins, low, reachIn })
		const shade = blurred(cover, softX * binsPerInch)
		const depth = blurred(halfDepth, softX * binsPerInch)
		for (let x = 0; x < width; x += 1) {
			const bin = ((x + 0.5 - width / 2) / pxPerIn) * binsPerInch + bins / 2 - 0.5
			const fromSide = Math.min(x + 0.5, width - x - 0.5) / width
			const column = strength * fadeAt(fromSide, fadeShares.width) * between(shade, bin)
			const soft = (softY + 0.6 * tilt * between(depth, bin)) * pxPerIn
			if (column < 0.002) continue
			const from = Math.max(0, Math.floor(middle - top - bellReach * soft))
			const to = Math.min(rows, Math.ceil(middle - top + bellReach * soft))
			for (let row = from; row < to; row += 1) {
				const away = Math.abs(top + row + 0.5 - middle) / soft
				const place = row * width + x
				total[place] = (total[place] ?? 0) + column * (bell[Math.round(away * bellSteps)] ?? 0)
			}
		}
	}
	for (let row = 0; row < rows; row += 1) {
		const left = fadeAt((height - top - row - 0.5) / height, fadeShares.height)
		if (left === 1) continue
		for (let at = row * width; at < (row + 1) * width; at += 1) total[at] = (total[at] ?? 0) * left
	}
	return { top, rows, alpha: alphaOf(total) }
}
