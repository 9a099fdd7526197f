// Which blank a design is made on: the design has its own colors, so the blank is the one that needs the least work.
import { converter, differenceCiede2000, modeLab65, modeRgb, useMode } from 'culori/fn'

useMode(modeRgb)
useMode(modeLab65)
const toLab = converter('lab65')
const difference = differenceCiede2000()

/** How far two colors are apart for the eye; a color that cannot be read is as far as can be. */
function distance(one: string, other: string): number {
	const [a, b] = [toLab(one), toLab(other)]
	return a && b ? difference(a, b) : Infinity
}

export type Blank = { id: string; size: string; colorway: string; stock: number }

/**
 * The variant of this size whose colorway begins with the color nearest to the design's. One in stock is taken before
 * one that is not; among equals the first in the product's own order.
 */
export function nearestBlank<Found extends Blank>(
	blanks: readonly Found[],
	{ size, color }: { size: string; color: string },
	colorways: readonly { id: string; primary: string }[],
): Found | undefined {
	const primary = new Map(colorways.map((colorway) => [colorway.id, colorway.primary]))
	const rank = new Map(colorways.map(({ id }, at) => [id, at]))
	return blanks
		.filter((blank) => blank.size === size)
		.map((blank) => ({ blank, away: distance(primary.get(blank.colorway) ?? '', color) }))
		.toSorted(
			(a, b) =>
				Number(b.blank.stock > 0) - Number(a.blank.stock > 0) ||
				compare(a.away, b.away) ||
				(rank.get(a.blank.colorway) ?? 0) - (rank.get(b.blank.colorway) ?? 0),
		)[0]?.blank
}

/** Two infinities are equal; their difference is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)
