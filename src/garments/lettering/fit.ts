// Makes a line fit its place: narrower letters first, then smaller ones, and always an honest report.
import { layoutLine, type Line, type LayoutOptions } from './layout.ts'
import type { GlyphPack } from './pack.ts'

/** Letters narrower than this look squashed, so the height gives way instead. */
export const minStretch = 0.7

export type FittedLine = Line & {
	capHeight: number
	/** 1 when the letters keep their width; never under `minStretch`. */
	stretch: number
	/** The line had to be made lower than asked for. */
	lowered: boolean
}

/** `maxWidth` is the room for the ink, in the unit of `capHeight`. */
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
