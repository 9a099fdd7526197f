// The part of an uploaded photo that the shop shows: cut to the 4:5 of all pictures, or with room around it.
import { z } from 'zod'

/** `portrait` fills the 4:5 of a picture, `square` has room above and below, `whole` shows all of the photo. */
export const photoShapes = ['portrait', 'square', 'whole'] as const
export type PhotoShape = (typeof photoShapes)[number]

export const mostZoom = 400

export const PhotoCrop = z.object({
	shape: z.enum(photoShapes),
	/** Percent: 100 is the largest part of this shape. */
	zoom: z.int().min(100).max(mostZoom),
	/** Where the part lies, in percent of the room that is left: 0 is left or top, 50 the middle. */
	x: z.int().min(0).max(100),
	y: z.int().min(0).max(100),
})
export type PhotoCrop = z.infer<typeof PhotoCrop>

/** The largest part, from the middle. */
export const startingCrop = (shape: PhotoShape): PhotoCrop => ({ shape, zoom: 100, x: 50, y: 50 })

type Size = { width: number; height: number }
export type Region = Size & { left: number; top: number }

const ratios: Record<PhotoShape, (size: Size) => number> = {
	portrait: () => 4 / 5,
	square: () => 1,
	whole: ({ width, height }) => width / height,
}

/** In pixels of the photo, not rounded. */
export function regionOf(size: Size, { shape, zoom, x, y }: PhotoCrop): Region {
	const ratio = ratios[shape](size)
	const largest = Math.min(size.width, size.height * ratio)
	const width = (largest * 100) / zoom
	const height = width / ratio
	return {
		left: ((size.width - width) * x) / 100,
		top: ((size.height - height) * y) / 100,
		width,
		height,
	}
}

/** Whole pixels that lie inside the photo. */
export function pixelsOf(size: Size, crop: PhotoCrop): Region {
	const { left, top, width, height } = regionOf(size, crop)
	const [x, y] = [Math.floor(left), Math.floor(top)]
	return {
		left: x,
		top: y,
		width: Math.max(1, Math.min(Math.round(width), size.width - x)),
		height: Math.max(1, Math.min(Math.round(height), size.height - y)),
	}
}

/** The photo inside a box that shows the part, and that box inside a picture: CSS lengths in percent. */
export function photoInBox(size: Size, crop: PhotoCrop) {
	const { left, top, width, height } = regionOf(size, crop)
	const percent = (part: number, whole: number) => `${((part * 100) / whole).toFixed(3)}%`
	return {
		ratio: `${width.toFixed(3)} / ${height.toFixed(3)}`,
		boxWidth: percent(Math.min(width / height, 4 / 5), 4 / 5),
		width: percent(size.width, width),
		left: percent(-left, width),
		top: percent(-top, height),
	}
}
