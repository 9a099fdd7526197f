// How near colors are to the eye, and the color of a product that is nearest to a team's.
import { converter, differenceCiede2000, modeLab65, modeRgb, useMode } from 'culori/fn'
import type { Colorway } from '../schemas.ts'

useMode(modeRgb)
useMode(modeLab65)
const toLab = converter('lab65')
const difference = differenceCiede2000()

/** Perceived difference of two colors (CIEDE2000); Infinity for an unreadable color. */
export function distance(one: string, other: string): number {
	const [a, b] = [toLab(one), toLab(other)]
	return a && b ? difference(a, b) : Infinity
}

/** Treats two infinities as equal, since their difference is NaN. */
export const compareDistances = (a: number, b: number): number => (a === b ? 0 : a - b)

type Colors = Pick<Colorway, 'primary' | 'secondary'>

export type DesignColors = { primaryColor: string; secondaryColor: string }

/** Sorts colors by how near they are to a design's: the body color first, then the second one. */
export const nearnessTo =
	({ primaryColor, secondaryColor }: DesignColors) =>
	(one: Colors, other: Colors): number =>
		compareDistances(distance(one.primary, primaryColor), distance(other.primary, primaryColor)) ||
		compareDistances(distance(one.secondary, secondaryColor), distance(other.secondary, secondaryColor))

/**
 * The color nearest to either of a team's, the first one before the second: a garment in the second color is the team's,
 * one in a color that only resembles the first is not. Undefined for a product without colors.
 */
export const nearestColorway = <Found extends Colors>(
	colorways: readonly Found[],
	{ primary, secondary }: Colors,
): Found | undefined => {
	const toFirst = (one: Found) => distance(one.primary, primary)
	const toEither = (one: Found) => Math.min(toFirst(one), distance(one.primary, secondary))
	return colorways.toSorted(
		(a, b) =>
			compareDistances(toEither(a), toEither(b)) ||
			compareDistances(toFirst(a), toFirst(b)) ||
			compareDistances(distance(a.secondary, secondary), distance(b.secondary, secondary)),
	)[0]
}
