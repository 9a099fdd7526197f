// Fits a line to its width: narrower letters first, then smaller ones. The result reports both.
import { layoutLine, type Line, type LayoutOptions } from './layout.ts'
import type { GlyphPack } from './pack.ts'

/** Narrowest horizontal scale; below it the height shrinks instead. */
export const minStretch = 0.7

export type FittedLine = Line & {
	capHeight: number
	/** 1 when the letters keep their width; never under `minStretch`. */
	stretch: number
	/** The line is lower than requested. */
	lowered: boolean
}

/** @param options `maxWidth` limits the ink width, in the unit of `capHeight` */
export function fitLine(
	pack: GlyphPack,
	text: string,
	options: Omit<LayoutOptions, 'stretch'> & { maxWidth: number },
): FittedLine {
	const { maxWidth, capHeight } = options
	const natural = layoutLine(pack, text, options)
	if (natural.box.width <= maxWidth) return { ...natural, capHeight, stretch: 1, lowered: false }
	const stretch = Math.max(minStretch, maxWidth / natural.box.width)
	const narrowed = natural.box.width * stretch
	const height = capHeight * Math.min(1, maxWidth / narrowed)
	const lowered = height < capHeight
	return {
		...layoutLine(pack, text, { ...options, capHeight: height, stretch }),
		capHeight: height,
		stretch,
		lowered,
	}
}
