// Worn pictures of the shop: one garment, or several side by side in one scale of inches.
import sharp, { type Sharp } from 'sharp'
import { extentOf } from '#garments/worn/raster/camera.ts'
import { placesOf } from '../rules/side-by-side.ts'
import type { WornScene } from '../service/worn.server.ts'
import { wornPicture } from './worn-textures.ts'

/** Share of the canvas around all garments, and the gap between two in inches. */
const margin = 0.03
const gapIn = 1.5
/** Around each garment, for its shadow on the ground; garments may overlap by it. */
const shadowIn = 1.5

/** The garments in their order, each with the place of its top left corner in the picture. */
function tilesOf({ garments, turnDeg }: WornScene, width: number) {
	const extents = garments.map(({ pieces }) => extentOf(pieces))
	const sizes = extents.map(({ radius, low, high }) => ({ width: 2 * radius, height: high - low }))
	const inner = { width: width * (1 - 2 * margin), height: width * (1.25 - 2 * margin) }
	const places = placesOf(sizes, inner, gapIn)
	return garments.flatMap((garment, at) => {
		const [extent, place] = [extents[at], places[at]]
		if (!extent || !place) return []
		const { radius, low, high, centerZ } = extent
		const edge = width * margin - shadowIn * place.scale
		const size = {
			width: Math.round((2 * radius + 2 * shadowIn) * place.scale),
			height: Math.round((high - low + 2 * shadowIn) * place.scale),
		}
		const frame = { centerY: (low + high) / 2, centerZ, widthIn: size.width / place.scale }
		const drawn = wornPicture(garment, { turnDeg, frame, ...size })
		return [{ drawn, left: Math.round(edge + place.x), top: Math.round(edge + place.y) }]
	})
}

/** Width in pixels; the proportions are 4 by 5. */
export function wornImage(scene: WornScene, width: number): Sharp {
	const raw = (size: { width: number; height: number }) =>
		({ width: size.width, height: size.height, channels: 4 }) as const
	const [first, ...further] = scene.garments
	if (first && further.length === 0) {
		const drawn = wornPicture(first, { turnDeg: scene.turnDeg, width })
		return sharp(drawn.rgba, { raw: raw(drawn) })
	}
	const size = { width, height: Math.round(width * 1.25) }
	const background = { r: 0, g: 0, b: 0, alpha: 0 }
	return sharp({ create: { ...size, channels: 4, background } }).composite(
		tilesOf(scene, width).map(({ drawn, left, top }) => ({
			input: Buffer.from(drawn.rgba.buffer, drawn.rgba.byteOffset, drawn.rgba.byteLength),
			raw: raw(drawn),
			left,
			top,
		})),
	)
}
