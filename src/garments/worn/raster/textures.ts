// Textures prepared for lookups in light: cloth with its art laid over, and the art's height.
import { linear } from './colors.ts'

/** A part of a view's canvas, in canvas pixels, and its resolution. */
export type TextureNeed = {
	id: string
	/** Whether it is for the insides of pieces, which show no art. */
	isInside: boolean
	box: { x: number; y: number; width: number; height: number }
	/** Texture pixels per canvas pixel. */
	scale: number
}

/** RGBA with straight alpha. */
export type Pixels = { width: number; height: number; rgba: Uint8Array | Uint8ClampedArray }
/** A drawn texture: cloth without gaps, and the art that is laid over it. */
export type DrawnTexture = Pick<TextureNeed, 'box' | 'scale'> & { cloth: Pixels; art?: Pixels }

/** The name of a drawn texture; outsides have the texture's id. */
export const textureKey = ({ id, isInside }: Pick<TextureNeed, 'id' | 'isInside'>): string =>
	isInside ? `${id} inside` : id

export type ReadyTexture = Pick<DrawnTexture, 'box' | 'scale'> & {
	width: number
	height: number
	/** One number per pixel: red in its lowest byte, then green, blue and opacity. */
	bare: Uint32Array
	/** The same with the art. */
	dressed: Uint32Array
	art: Uint32Array | undefined
}

/** The bytes as one number per pixel, without copying where that is possible. */
function packed({ rgba }: Pixels): Uint32Array {
	const { buffer, byteOffset, length } = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice()
	return new Uint32Array(buffer, byteOffset, length / 4)
}

export function readyTexture({ box, scale, cloth, art: drawnArt }: DrawnTexture): ReadyTexture {
	const bare = packed(cloth)
	const size = { box, scale, width: cloth.width, height: cloth.height }
	if (!drawnArt) return { ...size, bare, dressed: bare, art: undefined }
	const art = packed(drawnArt)
	const dressed = bare.slice()
	for (let at = 0; at < art.length; at += 1) {
		const over = art[at] ?? 0
		const opacity = over >>> 24
		if (opacity === 0) continue
		const under = bare[at] ?? 0
		let mixed = 0
		for (let shift = 0; shift < 24; shift += 8) {
			const below = (under >>> shift) & 255
			mixed |= Math.round(below + ((((over >>> shift) & 255) - below) * opacity) / 255) << shift
		}
		dressed[at] = opacity === 255 ? over : mixed
	}
	return { ...size, bare, dressed, art }
}

/** Adds the linear color at a place in texture pixels to `sum`, interpolated between four pixels. */
export function addColor(sum: Float64Array, colors: Uint32Array, place: Readonly<Place>): void {
	const { at, width, fx, fy } = place
	const a = colors[at] ?? 0
	const b = colors[at + 1] ?? 0
	const c = colors[at + width] ?? 0
	const d = colors[at + width + 1] ?? 0
	if (a === b && a === c && a === d) {
		sum[0] = (sum[0] ?? 0) + (linear[a & 255] ?? 0)
		sum[1] = (sum[1] ?? 0) + (linear[(a >>> 8) & 255] ?? 0)
		sum[2] = (sum[2] ?? 0) + (linear[(a >>> 16) & 255] ?? 0)
		return
	}
	const wd = fx * fy
	const wc = fy - wd
	const wb = fx - wd
	const wa = 1 - fx - wc
	for (let channel = 0; channel < 3; channel += 1) {
		const shift = 8 * channel
		sum[channel] =
			(sum[channel] ?? 0) +
			wa * (linear[(a >>> shift) & 255] ?? 0) +
			wb * (linear[(b >>> shift) & 255] ?? 0) +
			wc * (linear[(c >>> shift) & 255] ?? 0) +
			wd * (linear[(d >>> shift) & 255] ?? 0)
	}
}

/** The upper left of four pixels, and the shares of the right and lower ones. */
type Place = { at: number; width: number; fx: number; fy: number }

/** One object for all places: there are millions in a picture. */
const place: Place = { at: 0, width: 0, fx: 0.5, fy: 0.5 }

/** Where a canvas pixel lies on the texture, until the next call; places outside are moved to its edge. */
export function placeOn({ box, scale, width, height }: ReadyTexture, u: number, v: number): Readonly<Place> {
	const x = Math.max(0, Math.min(width - 1.001, (u - box.x) * scale - 0.5))
	const y = Math.max(0, Math.min(height - 1.001, (v - box.y) * scale - 0.5))
	const left = Math.floor(x)
	const top = Math.floor(y)
	place.at = top * width + left
	place.width = width
	place.fx = x - left
	place.fy = y - top
	return place
}
