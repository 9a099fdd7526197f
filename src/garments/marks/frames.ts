// What can stand around a mark.

export const markFrames = ['shield', 'crest', 'circle', 'hexagon', 'diamond'] as const
export type MarkFrame = (typeof markFrames)[number]

/** A frame has a field, so that a framed mark has two colors at least. */
export const isWhole = ({
	frame,
	colors,
}: {
	frame?: MarkFrame | undefined
	colors: readonly string[]
}): boolean => colors.length <= 3 && colors.length >= (frame === undefined ? 1 : 2)
