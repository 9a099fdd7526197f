// Textures prepared for lookups in light: cloth with its art laid over, and the art's height.
import { linear } from './colors.ts'

/** A part of a view's canvas, in canvas pixels, and its resolution. */
export type TextureNeed = {
	id: string
	box: { x: number; y: number; width: number; height: number }
	/** Texture pixels per canvas pixel. */
	scale: number
}

/** RGBA with straight alpha. */
export type Pixels = { width: number; height: number; rgba: Uint8Array | Uint8ClampedArray }
/** A drawn texture: cloth without gaps, and the art that is laid over it. */
export type DrawnTexture = Omit<TextureNeed, 'id'> & { cloth: Pixels; art?: Pixels }

export type ReadyTexture = Pick<DrawnTexture, 'box' | 'scale'> & {
	width: number
	height: number
	/** Red, green and blue as one number per pixel. */
	bare: Uint32Array
	/** The same with the art. */
	dressed: Uint32Array
	/** Opacity of the art, where there is any. */
	art: Uint8Array | undefined
}

function packed({ rgba }: Pixels): Uint32Array {
	const colors = new Uint32Array(rgba.length / 4)
	for (let at = 0; at < colors.length; at += 1)
		colors[at] = ((rgba[at * 4] ?? 0) << 16) | ((rgba[at * 4 + 1] ?? 0) << 8) | (rgba[at * 4 + 2] ?? 0)
	return colors
}

export function readyTexture({ box, scale, cloth, art }: DrawnTexture): ReadyTexture {
	const bare = packed(cloth)
	const size = { box, scale, width: cloth.width, height: cloth.height }
	if (!art) return { ...size, bare, dressed: bare, art: undefined }
	const dressed = bare.slice()
	const opacity = new Uint8Array(bare.length)
	for (let at = 0; at < bare.length; at += 1) {
		const alpha = art.rgba[at * 4 + 3] ?? 0
		if (alpha === 0) continue
		opacity[at] = alpha
		const under = bare[at] ?? 0
		const blend = (shift: number, over: number) => {
			const below = (under >> shift) & 255
			return Math.round(below + ((over - below) * alpha) / 255) << shift
		}
		dressed[at] =
			blend(16, art.rgba[at * 4] ?? 0) |
			blend(8, art.rgba[at * 4 + 1] ?? 0) |
			blend(0, art.rgba[at * 4 + 2] ?? 0)
	}
	return { ...size, bare, dressed, art: opacity }
}

/** Adds the linear color at a place in texture pixels to `sum`, interpolated between four pixels. */
export function addColor(sum: Float64Array, colors: Uint32Array, place: Place): void {
	const { at, width, fx, fy } = place
	const a = colors[at] ?? 0
	const b = colors[at + 1] ?? 0
	const c = colors[at + width] ?? 0
	const d = colors[at + width + 1] ?? 0
	if (a === b && a === c && a === d) {
		sum[0] = (sum[0] ?? 0) + (linear[a >> 16] ?? 0)
		sum[1] = (sum[1] ?? 0) + (linear[(a >> 8) & 255] ?? 0)
		sum[2] = (sum[2] ?? 0) + (linear[a & 255] ?? 0)
		return
	}
	const wd = fx * fy
	const wc = fy - wd
	const wb = fx - wd
	const wa = 1 - fx - wc
	for (let channel = 0; channel < 3; channel += 1) {
		const shift = 16 - 8 * channel
		sum[channel] =
			(sum[channel] ?? 0) +
			wa * (linear[(a >> shift) & 255] ?? 0) +
			wb * (linear[(b >> shift) & 255] ?? 0) +
			wc * (linear[(c >> shift) & 255] ?? 0) +
			wd * (linear[(d >> shift) & 255] ?? 0)
	}
}

/** The upper left of four pixels, and the shares of the right and lower ones. */
export type Place = { at: number; width: number; fx: number; fy: number }

/** Where a canvas pixel lies on the texture; places outside are moved to its edge. */
export function placeOn({ box, scale, width, height }: ReadyTexture, u: number, v: number): Place {
	const x = Math.max(0, Math.min(width - 1.001, (u - box.x) * scale - 0.5))
	const y = Math.max(0, Math.min(height - 1.001, (v - box.y) * scale - 0.5))
	const left = Math.floor(x)
	const top = Math.floor(y)
	return { at: top * width + left, width, fx: x - left, fy: y - top }
}
