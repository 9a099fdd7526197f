// The unit of positions and sizes is the inch on the garment. Only this file converts between inches and view pixels.

export type Inches = number
/** Units of a view's canvas, in which a garment is drawn. */
export type ViewPixels = number

export type Scale = { pxPerInch: number }
/** A view's canvas in view pixels, 400 × 500 for every garment (spec §9). */
export type View = Scale & { width: ViewPixels; height: ViewPixels }

/**
 * View pixels are rounded to nine decimals: much finer than the two of a drawing, much coarser than the rounding errors
 * of the conversion. A pixel value with up to nine decimals is therefore unchanged after conversion to inches and back.
 */
const pixelGrid = 1e9

export const toInches = (pixels: ViewPixels, { pxPerInch }: Scale): Inches => pixels / pxPerInch

export const toPixels = (inches: Inches, { pxPerInch }: Scale): ViewPixels =>
	Math.round(inches * pxPerInch * pixelGrid) / pixelGrid

/** Top left corner before rotation around the center; degrees clockwise. */
type Placed<Unit extends string> = {
	x: number
	y: number
	width: number
	height: number
	rotation: number
	/** Never set: keeps frames in inches and in pixels apart at compile time. */
	unit?: Unit
}

/** Position of art on a view, in inches from the canvas's top left corner. */
export type Frame = Placed<'in'>
/** The same in view pixels. */
export type PixelFrame = Placed<'px'>

export const frameInInches = ({ x, y, width, height, rotation }: PixelFrame, scale: Scale): Frame => ({
	x: toInches(x, scale),
	y: toInches(y, scale),
	width: toInches(width, scale),
	height: toInches(height, scale),
	rotation,
})

export const frameInPixels = ({ x, y, width, height, rotation }: Frame, scale: Scale): PixelFrame => ({
	x: toPixels(x, scale),
	y: toPixels(y, scale),
	width: toPixels(width, scale),
	height: toPixels(height, scale),
	rotation,
})

/** The canvas of a view in inches. */
export const canvasOf = (view: View): { width: Inches; height: Inches } => ({
	width: toInches(view.width, view),
	height: toInches(view.height, view),
})

/** Spec §9: no logo is smaller than 40 view pixels on either side. */
const minSidePixels: ViewPixels = 40

export const minSide = (scale: Scale): Inches => toInches(minSidePixels, scale)

/** Whether both sides reach the smallest size, with a tolerance for rounding errors. */
export const isLargeEnough = ({ width, height }: Pick<Frame, 'width' | 'height'>, scale: Scale): boolean =>
	toPixels(Math.min(width, height), scale) >= minSidePixels

/** Spec §9: position of a new logo, 80 × 80 at 160,200 in view pixels. */
export const firstPixels: PixelFrame = { x: 160, y: 200, width: 80, height: 80, rotation: 0 }
export const firstFrame = (scale: Scale): Frame => frameInInches(firstPixels, scale)
