// Chooses the blank for a design: the garment made on it must have the design's body color.
import { nearnessTo, type DesignColors } from '#catalog/rules/nearest-colorway.ts'

export type Blank = { id: string; size: string; colorway: string; stock: number }

/**
 * The variant of this size whose colorway's primary color is nearest to the design's, then whose secondary color is,
 * also while it is sold out: another color in stock would be another garment. Among equal colors those in stock come
 * first, then the product's own order decides.
 */
export function nearestBlank<Found extends Blank>(
	blanks: readonly Found[],
	{ size, primaryColor, secondaryColor }: DesignColors & { size: string },
	colorways: readonly { id: string; primary: string; secondary: string }[],
): Found | undefined {
	const byId = new Map(colorways.map((colorway) => [colorway.id, colorway]))
	const nearness = nearnessTo({ primaryColor, secondaryColor })
	const rank = new Map(colorways.map(({ id }, at) => [id, at]))
	return blanks
		.filter((blank) => blank.size === size)
		.map((blank) => ({ blank, colors: byId.get(blank.colorway) ?? { primary: '', secondary: '' } }))
		.toSorted(
			(a, b) =>
				nearness(a.colors, b.colors) ||
				Number(b.blank.stock > 0) - Number(a.blank.stock > 0) ||
				(rank.get(a.blank.colorway) ?? 0) - (rank.get(b.blank.colorway) ?? 0),
		)[0]?.blank
}
